import { buying } from '@/content/buying';
import { csvOf } from './csv';
import { parseRichText } from './rich-text';
import { pathOf } from './routes';
import { absoluteUrl } from './site-url';

/** The questions with our answers as one file, and under them the prices, with columns left empty for other providers. */
export function questionsCsv(): string {
  const { columns, items, prices } = buying.questions;
  return csvOf([
    columns,
    ...items.map(({ title, text }, index) => [`${index + 1}`, title, plain(text), '', '']),
    ...prices.map((price) => ['', price, '', '', '']),
  ]);
}

/** A text with the address of each page that it links to. */
function plain(text: string): string {
  return parseRichText(text)
    .map((run) =>
      run.kind === 'link'
        ? `${run.words} (${absoluteUrl(pathOf(run.route))}${run.fragment})`
        : run.words,
    )
    .join('');
}
