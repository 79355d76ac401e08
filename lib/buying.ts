import { buying } from '@/content/buying';
import { csvOf } from './csv';
import { parseRichText } from './rich-text';

/** The questions with our answers as one file, with columns left empty for other providers. */
export function questionsCsv(): string {
  const { columns, items } = buying.questions;
  const plain = (text: string) =>
    parseRichText(text)
      .map(({ words }) => words)
      .join('');
  return csvOf([columns, ...items.map(({ title, text }) => [title, plain(text), '', ''])]);
}
