import type { Page } from '@playwright/test';
import { searchFolder } from '../lib/file-paths';

/** Bytes that the first query may fetch: 82,000 of Pagefind's engine, and what a further one may. */
export const MOST_FIRST_SEARCH = 127_000;

/** Bytes that a further query may fetch: a part of the index, and the texts of ten results. */
export const MOST_FURTHER_SEARCH = 45_000;

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
