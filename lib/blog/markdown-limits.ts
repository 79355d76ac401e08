import type { Nodes, Root } from 'mdast';
import { visit } from 'unist-util-visit';

/** What a post may hold: more takes seconds to read or to show. The whole of it is then shown as plain text. */
export const LIMITS = {
  /** Characters: some 10,000 words, three quarters of an hour's reading. */
  length: 60_000,
  /** Stars, brackets, angles, tildes, items: reading takes the square of them. A post has some 15 to 1,000 characters. */
  marks: 2_000,
  /** Quotes, items, paragraphs and stresses in each other: the indents of more leave a phone no room. */
  nesting: 10,
  /** Cells of all tables, columns times rows: every row is filled up to the width of its header. */
  cells: 10_000,
  /** Characters of the addresses that links by name repeat, each its definition's. */
  repeated: 100_000,
} as const;

const MARK = /[*_~[\]<>]|(?:[-+]|\d[.)])\s/g;

/** A line of words inside of more quotes and items than are shown, which alone would take seconds to read. */
const DEEP_LINE = /^(?:[ \t]*(?:>|[-+*][ \t]|\d{1,9}[.)][ \t])){20}.*\w/m;

const TOO_DEEP = `more than ${LIMITS.nesting} quotes, lists and stresses in each other`;

/** What a text holds too much of to be read as Markdown; undefined where it may be read. */
export function excessOfText(text: string): string | undefined {
  if (text.length > LIMITS.length) return `more than ${LIMITS.length} characters`;
  if (DEEP_LINE.test(text)) return TOO_DEEP;
  const marks = text.match(MARK)?.length ?? 0;
  return marks > LIMITS.marks ? `more than ${LIMITS.marks} marks` : undefined;
}

/** What a text that was read holds too much of to be shown as Markdown. */
export function excessOfTree(tree: Root): string | undefined {
  if (isTooDeep(tree)) return TOO_DEEP;
  let cells = 0;
  let repeated = 0;
  const defined = new Map<string, number>();
  visit(tree, 'definition', ({ identifier, url, title }) => {
    if (!defined.has(identifier)) defined.set(identifier, url.length + (title?.length ?? 0));
  });
  visit(tree, (node) => {
    if (node.type === 'table') cells += (node.align?.length ?? 0) * node.children.length;
    if ('referenceType' in node) repeated += defined.get(node.identifier) ?? 0;
  });
  if (cells > LIMITS.cells) return `more than ${LIMITS.cells} cells in its tables`;
  return repeated > LIMITS.repeated ? `one address in too many links` : undefined;
}

/** A list and its item count once. */
function isTooDeep(node: Nodes, depth = 0): boolean {
  if (!('children' in node)) return false;
  if (depth > LIMITS.nesting) return true;
  return node.children.some((child) => isTooDeep(child, child.type === 'list' ? depth : depth + 1));
}
