import { buying } from '@/content/buying';
import { postPath } from './blog/post-path';
import { findPost } from './blog/posts';
import { csvOf } from './csv';
import { absoluteUrl } from './site-url';
import { plain } from './text';

/** The questions with our answers as one file, under them the prices and the post, with cells left empty for the reader. */
export function questionsCsv(): string {
  const { columns, marks, items, sum, prices, post, postLabel } = buying.questions;
  const [number, question, ...providers] = columns;
  const head = [number, question, ...providers.flatMap((provider) => [provider, ...marks])];
  const row = (...cells: readonly string[]) => head.map((_, column) => cells[column] ?? '');
  return csvOf([
    head,
    ...items.map(({ title, text }, index) => row(`${index + 1}`, title, plain(text))),
    ...[sum, ...prices].map((words) => row('', words)),
    ...(findPost(post) ? [row('', postLabel, absoluteUrl(postPath(post)))] : []),
  ]);
}
