import { brotliCompressSync } from 'node:zlib';
import { proseOf } from '../../lib/text';
import { PAGE_BUDGET } from '../check-page';
import { everyModule, type Report, type SiteContent } from './site-content';

/** So many characters read well in the fields of these names; twice as many break the layout. */
const LIMITS: readonly [fields: RegExp, characters: number][] = [
  [/(?<!\bsources\[\d+\]\.)\b(?:title|heading|callToAction)$/, 80],
  [/\bheadline$/, 60],
  [/\bquestion$/, 120],
  [/\bquote$/, 200],
  [/\b(?:label|columns\[\d+\])$/, 40],
  // The lines of the Services panel.
  [/\bsummary$/, 55],
];

export function checkLengths(content: SiteContent, report: Report) {
  for (const [file, words] of everyModule(content)) {
    for (const { field, text } of proseOf(words)) {
      const [, most = text.length] = LIMITS.find(([fields]) => fields.test(field)) ?? [];
      if (text.length <= most) continue;
      const message = `${text.length} characters, and at most ${most} read well: shorten it.`;
      report(file, field, message, text.length > 2 * most ? 'error' : 'advice');
    }
  }
}

/** What a page weighs beside its words, after Brotli, in bytes: a plain one, and one with many sections. */
const FRAME = { least: 11_000, most: 14_500 };

/** By an estimate, for a build takes minutes to measure a page. */
export function checkWeights({ pages }: SiteContent, report: Report) {
  for (const { file, content } of pages) {
    const words = proseOf(content)
      .map(({ text }) => text)
      .join('\n');
    const room = PAGE_BUDGET - FRAME.most;
    const bytes = words.length > room ? brotliCompressSync(words).length : 0;
    if (bytes <= room) continue;
    const isSure = bytes > PAGE_BUDGET - FRAME.least;
    const verdict = isSure ? 'are' : 'may be';
    const message = `${words.split(/\s+/).length} words ${verdict} too many for a page of ${PAGE_BUDGET / 1000} kB: shorten or take out a section.`;
    report(file, '', message, isSure ? 'error' : 'advice');
  }
}
