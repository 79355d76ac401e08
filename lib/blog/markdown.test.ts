/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { readMarkdown } from './markdown';
import { LIMITS } from './markdown-limits';

const MANY = 10_000;

const tableOf = (columns: number, rows: number) =>
  `|${'a|'.repeat(columns)}\n|${'-|'.repeat(columns)}\n${'|a\n'.repeat(rows - 1)}`;

/** A text over each limit, small but for the first, and what is said of it. */
const bombs: [string, string, RegExp][] = [
  ['a line of 1 MB', `${'word '.repeat(200_000)}`, /characters$/],
  ['quotes', `${'>'.repeat(MANY)}a`, /in each other$/],
  ['stresses', `${'*a '.repeat(MANY)}a${'*'.repeat(MANY)}`, / marks$/],
  [
    'stresses below the limit of marks',
    `${'*a '.repeat(LIMITS.marks / 2)}a${'*'.repeat(LIMITS.marks / 2)}`,
    /in each other$/,
  ],
  ['a table of 7 kB and a million cells', tableOf(1000, 1000), /cells in its tables$/],
  [
    'a definition in many links',
    `${'[a] '.repeat(400)}\n\n[a]: /${'x'.repeat(1000)}`,
    /in too many links$/,
  ],
];

test.each(bombs)('%s are shown as plain text, whole', (_, markdown, excess) => {
  const { children, data } = readMarkdown(markdown);
  expect(data?.excess).toMatch(excess);
  const texts = children.map((block) => ('children' in block ? block.children : []));
  expect(
    texts
      .flatMap((text) => text.map((node) => ('value' in node ? node.value : '')))
      .join('\n\n')
      .trim(),
  ).toBe(markdown.trim());
});

test.each([
  [
    'long prose',
    'Plain words, **stress**, `code` and [a link](https://a.example).\n\n'.repeat(200),
  ],
  ['a table of 1,000 columns', tableOf(1000, 2)],
  ['a table of 1,000 rows', tableOf(5, 1000)],
  ['a list of 600 links', '- [A name](https://a.example)\n'.repeat(600)],
  ['many links by name', `${'[a] '.repeat(400)}\n\n[a]: /about`],
  ['as many quotes as fit a phone', `${'>'.repeat(LIMITS.nesting - 1)}a`],
  [
    'items seven deep, with stress',
    Array.from({ length: 7 }, (_, at) => `${'  '.repeat(at)}- **a**`).join('\n'),
  ],
  [
    'a post with every element, ten times',
    readFileSync('e2e/archive-posts/every-element.md', 'utf8').repeat(10),
  ],
])('%s is Markdown', (_, markdown) => {
  expect(readMarkdown(markdown).data?.excess).toBeUndefined();
});

test('headings get ids of their own, and blocks the direction of their letters', () => {
  const { children } = readMarkdown('# A\n\n## A\n\nText\n\n```\ncode\n```');
  expect(children.map(({ data }) => data?.hProperties)).toEqual([
    { id: 'a', dir: 'auto' },
    { id: 'a-2', dir: 'auto' },
    { dir: 'auto' },
    undefined,
  ]);
});
