import { buying, type Term } from '@/content/buying';
import { type QuotationLine, quotationSpecimen } from '@/content/specimens/quotation';
import { postPath } from './blog/post-path';
import { findPost } from './blog/posts';
import { csvOf } from './csv';
import { absoluteUrl } from './site-url';
import { plain } from './text';

/** Where the sample quotation sets it, as links in a text: “Sample, line 12, 13”. */
function cited(lines: readonly QuotationLine[] = []): string {
  const numbers = lines.map((line, index) => {
    const number = quotationSpecimen.parts.findIndex(({ id }) => id === line) + 1;
    return `[${index === 0 ? `${buying.line} ` : ''}${number}](buying#${line})`;
  });
  return numbers.join(', ');
}

/** A term's text, and after it the lines of the sample quotation that set it. */
export function withLines({ text, lines }: Term): string {
  return lines ? `${text} ${cited(lines)}` : text;
}

/** The questions with our answers as one file, under them the prices and the post, with cells left empty for the reader. */
export function questionsCsv(): string {
  const { columns, marks, items, sum, prices, post, postLabel } = buying.questions;
  const [number, question, ...providers] = columns;
  const head = [number, question, ...providers.flatMap((provider) => [provider, ...marks])];
  const row = (...cells: readonly (string | undefined)[]) =>
    head.map((_, column) => cells[column] ?? '');
  return csvOf([
    head,
    ...items.map(({ title, text, lines }: Term, index) =>
      row(`${index + 1}`, title, plain(text), '', plain(cited(lines))),
    ),
    ...[sum, ...prices].map((words) => row('', words)),
    ...(findPost(post) ? [row('', postLabel, absoluteUrl(postPath(post)))] : []),
  ]);
}
