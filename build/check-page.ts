import { brotliCompressSync, constants } from 'node:zlib';
import type { CheerioAPI } from 'cheerio';

/**
 * Bytes that arrive without a second round trip: the first congestion window, ten segments of 1,460 bytes, less 1,000
 * for the response's own headers. A page's head, styles and first band must be among them.
 */
const BUDGET = 10 * 1_460 - 1_000;

/**
 * What is wrong where the first screen of a page is too heavy, as one sentence. `$` is the document that `html` was
 * written from, `source` the file that holds its words, if one does.
 */
export function messageOnSize($: CheerioAPI, html: string, source?: string): string | undefined {
  // What a visitor sees first: up to the end of the first band of the main part.
  const band = $.html($('main > :first-child'));
  const shown = html.slice(0, html.indexOf(band) + band.length);
  // Takes a tenth of the time of the best quality, and nearly always answers.
  const quick = brotliCompressSync(shown, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } });
  const bytes = quick.length > BUDGET ? brotliCompressSync(shown).length : quick.length;
  return bytes > BUDGET
    ? `${bytes} bytes after Brotli up to the end of the first screen, over ${BUDGET}: shorten the lead${source ? ` in ${source}` : ''}`
    : undefined;
}
