import { readFileSync } from 'node:fs';
import { toString as textOf } from 'mdast-util-to-string';
import { readMarkdown } from './markdown';
import { LIMITS } from './markdown-limits';

const MANY = 10_000;

const tableOf = (columns: number, rows: number) =>
  `|${'a|'.repeat(columns)}\n|${'-|'.repeat(columns)}\n${'|a\n'.repeat(rows - 1)}`;

/** A text over each limit, small but for the first, and what is said of it. */
const bombs: [string, string, RegExp][] = [
  ['a line of 1 MB', `${'word '.repeat(200_000)}`, /characters: make several posts/],
  ['quotes in each other', `${'>'.repeat(MANY)}a`, /in each other: /],
  ['quotes', '> a\n\n'.repeat(2 * LIMITS.quotes), /lines of quotes: /],
  ['stresses', `${'*a '.repeat(MANY)}a${'*'.repeat(MANY)}`, / marks in one paragraph: /],
  ['a table of 7 kB and a million cells', tableOf(1000, 1000), /cells in its tables: /],
  ['repeated addresses', `${'[a] '.repeat(400)}\n\n[a]: /${'x'.repeat(2000)}`, /many links: /],
];

test.each(bombs)('%s are shown as plain text, whole', (_, markdown, excess) => {
  const { children, data } = readMarkdown(markdown);
  expect(data?.excess).toMatch(excess);
  const texts = children.map((block) => textOf(block));
  expect(texts.join('\n\n').trim()).toBe(markdown.trim());
});

test.each([
  ['long prose', 'Words, **stress**, `code` and [a link](https://a.example).\n\n'.repeat(200)],
  ['a table of 1,000 rows', tableOf(5, 1000)],
  ['a list of 600 links', '- [A name](https://a.example)\n'.repeat(600)],
  ['as many quotes as fit a phone', `${'>'.repeat(LIMITS.nesting - 1)}a`],
  ['every element', readFileSync('e2e/archive-posts/every-element.md', 'utf8').repeat(10)],
])('%s is Markdown', (_, markdown) => {
  expect(readMarkdown(markdown).data?.excess).toBeUndefined();
});
