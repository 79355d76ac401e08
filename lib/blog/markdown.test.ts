/** @jest-environment node */
import { readFileSync } from 'node:fs';
import type { Nodes } from 'mdast';
import { readMarkdown } from './markdown';
import { isTooCostly } from './markdown-cost';

const MANY = 10_000;

/** Prose as posts have it, as long as is surely still read as Markdown. */
const ordinary = 'Plain words, **stress**, `code` and [a link](https://example.com).\n\n'.repeat(
  500,
);

/** Hostile texts may cost this many times what the longest ordinary one does; those let through took minutes. */
const MOST_TIMES_ORDINARY = 4;

/** What reading a text takes of the processor, in ms, whoever else uses the machine. */
function costOf(markdown: string) {
  const before = process.cpuUsage();
  const tree = readMarkdown(markdown);
  const { user, system } = process.cpuUsage(before);
  return { tree, cost: (user + system) / 1000 };
}

const hostile: [string, string][] = [
  ['quotes', `${'>'.repeat(MANY)} deep`],
  ['spaced quotes', `${'> '.repeat(700)} deep`],
  ['lists', `${'- '.repeat(MANY)}deep`],
  ['numbered lists', `${'1. '.repeat(MANY)}deep`],
  [
    'lists by indentation',
    Array.from({ length: 300 }, (_, at) => `${'  '.repeat(at)}- deep`).join('\n'),
  ],
  ['emphasis', `${'*a '.repeat(MANY)}deep${'*'.repeat(MANY)}`],
  ['a thousand stresses', `${'*a '.repeat(1000)}deep${'*'.repeat(1000)}`],
  ['strikes', `${'~a '.repeat(MANY)}deep${' a~'.repeat(MANY)}`],
  ['brackets', `${'['.repeat(MANY)}deep${']'.repeat(MANY)}`],
  ['pictures', `${'!['.repeat(MANY)}deep${'](y)'.repeat(MANY)}`],
  ['backticks', `deep ${Array.from({ length: 1000 }, (_, at) => '`'.repeat(at + 1)).join(' ')}`],
  ['a line of 1 MB', `${'word '.repeat(200_000)}deep`],
  ['a word of 1 MB', `${'w'.repeat(1_000_000)} deep`],
  ['links', `${'[a](https://example.com) '.repeat(10 * MANY)}deep`],
  ['empty lines', `${'\n'.repeat(50 * MANY)}deep`],
  ['items', `${'- a\n'.repeat(4 * MANY)}- deep`],
  [
    'a table of 1,000 columns',
    `|${' deep |'.repeat(1000)}\n|${'---|'.repeat(1000)}\n|${' b |'.repeat(1000)}`,
  ],
];

/** The depth of a tree and its text, without recursion: that is what is tried here. */
function measure(tree: Nodes) {
  let deepest = 0;
  let text = '';
  const waiting = [{ node: tree, depth: 0 }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    deepest = Math.max(deepest, next.depth);
    if ('value' in next.node) text = next.node.value + text;
    const depth = next.depth + 1;
    if ('alt' in next.node) text = next.node.alt + text;
    if ('children' in next.node)
      waiting.push(...next.node.children.map((node) => ({ node, depth })));
  }
  return { deepest, text };
}

let ordinaryCost = 0;
beforeAll(() => {
  expect(isTooCostly(ordinary)).toBe(false);
  readMarkdown(`${ordinary}Another text.`); // Once before, for the first reading is slower.
  ordinaryCost = costOf(ordinary).cost;
});

test.each(hostile)('%s are read soon, and no deeper than every tool can walk', (_, markdown) => {
  const { tree, cost } = costOf(markdown);
  const { deepest, text } = measure(tree);
  expect(cost).toBeLessThan(MOST_TIMES_ORDINARY * ordinaryCost);
  expect(deepest).toBeLessThan(40);
  expect(text).toContain('deep');
});

test('what is nested too deep keeps its words and their order', () => {
  const { text } = measure(readMarkdown(`> one\n${'> '.repeat(12)}**two** *three*`));
  expect(text.replace(/\s+/g, ' ')).toMatch(/one.*two.*three/);
});

test('a table of 1,000 columns is one, and ordinary posts are Markdown', () => {
  const [, table = ''] = hostile.at(-1) ?? [];
  expect(readMarkdown(table).children[0]?.type).toBe('table');
  const post = readFileSync('e2e/archive-posts/every-element.md', 'utf8');
  expect(isTooCostly(post.repeat(15))).toBe(false);
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
