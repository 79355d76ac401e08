import type { Page } from '@playwright/test';
import { searchFolder } from '../lib/file-paths';

/** Bytes that the first query may fetch, most of them Pagefind's engine. */
export const MOST_FIRST_SEARCH = 110_000;

/** Bytes that a further query may fetch: a part of the index, and the texts of three results. */
export const MOST_FURTHER_SEARCH = 15_000;

/** Ms from the last letter to the first result, with the index there and the processor slowed. */
export const MOST_FIRST_RESULT_MS = 150;

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
