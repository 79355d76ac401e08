import type { Browser, Page } from 'playwright';
import { routes } from '../../content/routes';
import { search } from '../../content/search';
import { searchFolder } from '../../lib/file-paths';
import { CPU_SLOWDOWN, slowPage } from './interaction';
import { median } from './median';

/** Bytes that the first query may fetch, most of them Pagefind's engine. */
export const MOST_FIRST_SEARCH = 110_000;

/** Bytes that a further query may fetch: a part of the index, and the texts of three results. */
export const MOST_FURTHER_SEARCH = 15_000;

/** Ms from the last letter to the first result, with the index there and the processor slowed. */
export const MOST_FIRST_RESULT_MS = 150;

/** What visitors ask of a site of this trade, each of words that begin otherwise. */
const QUERIES = ['phishing', 'ransomware', 'siem', 'vapt', 'training'];

/** What searching costs. */
export interface SearchCost {
  /** Bytes of the first query, and of each further one. */
  bytes: readonly number[];
  /** Median ms from typing to the first result. */
  milliseconds: number;
}

/** Counts what a page fetches of the index; what it returns resolves to the bytes since it was last asked. */
export function countIndexBytes(page: Page): () => Promise<number> {
  let sizes: Promise<number>[] = [];
  page.on('requestfinished', (request) => {
    if (new URL(request.url()).pathname.startsWith(searchFolder)) {
      sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
    }
  });
  return async () => {
    await page.waitForLoadState('networkidle');
    const since = await Promise.all(sizes);
    sizes = [];
    return since.reduce((sum, size) => sum + size, 0);
  };
}

/** Types a query into the field of the search page, and resolves to the ms until its first result is shown. */
export function timeToResult(page: Page, query: string): Promise<number> {
  return page.evaluate((asked) => {
    const input = document.querySelector<HTMLInputElement>('#site-search');
    const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    return new Promise<number>((resolve) => {
      const start = performance.now();
      const observer = new MutationObserver(() => {
        const said = document.querySelector('main p[tabindex="-1"]')?.textContent ?? '';
        if (!said.endsWith(`“${asked}”`) || !document.querySelector('main ol mark')) return;
        observer.disconnect();
        resolve(Math.round(performance.now() - start));
      });
      observer.observe(document.body, { subtree: true, childList: true, characterData: true });
      set?.call(input, asked);
      input?.dispatchEvent(new Event('input', { bubbles: true }));
    });
  }, query);
}

/** Asks the queries one after another, each run on a new page with a cold cache, and takes the medians. */
export async function measureSearch(
  browser: Browser,
  origin: string,
  runs: number,
): Promise<SearchCost> {
  const bytes = QUERIES.map((): number[] => []);
  const times: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const page = await slowPage(browser, { slowdown: CPU_SLOWDOWN });
    const fetched = countIndexBytes(page);
    await page.goto(`${origin}${routes.search.path}`, { waitUntil: 'load' });
    await page.getByLabel(search.field).focus();
    await page.waitForLoadState('networkidle');
    for (const [index, query] of QUERIES.entries()) {
      times.push(await timeToResult(page, query));
      bytes[index]?.push(await fetched());
    }
    await page.context().close();
  }
  return { bytes: bytes.map(median), milliseconds: median(times) };
}

/** The figures as a line, with what is over its limit named. */
export function describeSearch({ bytes: [first = 0, ...further], milliseconds }: SearchCost) {
  const over = [
    first > MOST_FIRST_SEARCH && `first over ${MOST_FIRST_SEARCH}`,
    Math.max(...further) > MOST_FURTHER_SEARCH && `further over ${MOST_FURTHER_SEARCH}`,
    milliseconds > MOST_FIRST_RESULT_MS && `slower than ${MOST_FIRST_RESULT_MS} ms`,
  ].filter((fault) => fault !== false);
  return [
    `search: ${first} bytes, then ${further.join(', ')}; first result after ${milliseconds.toFixed(0)} ms`,
    ...over,
  ].join(' | ');
}
