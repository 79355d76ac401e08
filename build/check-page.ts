import { brotliCompressSync } from 'node:zlib';
import type { CheerioAPI } from 'cheerio';

/**
 * Bytes that arrive without a second round trip: the first congestion window, ten segments of 1,460 bytes, less 1,000
 * for the response's own headers. A page's head, styles and first band must be among them.
 */
const FIRST_SCREEN_BUDGET = 10 * 1_460 - 1_000;

/** Bytes of a whole page: its end may take the second round trip. A post may be as long as it is. */
const PAGE_BUDGET = 22_000;

/**
 * What is too heavy of a page, each as one sentence. `$` is the document that `html` was written from, `source` the file
 * that holds its words, if one does.
 */
export function sizeFindingsOf($: CheerioAPI, html: string, source?: string): string[] {
  const where = source ? ` in ${source}` : '';
  return [
    ...overBudget(
      firstScreenOf($, html),
      FIRST_SCREEN_BUDGET,
      'up to the end of the first screen',
      `shorten the lead${where}`,
    ),
    ...overBudget(html, PAGE_BUDGET, 'in all', `shorten or take out a section${where}`),
  ];
}

/** A page's markup up to the end of the first band of its main part: what a visitor sees first. */
function firstScreenOf($: CheerioAPI, html: string): string {
  const band = $.html($('main > :first-child'));
  return html.slice(0, html.indexOf(band) + band.length);
}

function overBudget(html: string, budget: number, what: string, remedy: string): string[] {
  const bytes = brotliCompressSync(html).length;
  return bytes > budget ? [`${bytes} bytes after Brotli ${what}, over ${budget}: ${remedy}`] : [];
}
