import type { Nodes, Root } from 'mdast';
import { visit } from 'unist-util-visit';

/** What a post may hold: more takes seconds to read or to show. The whole of it is then shown as plain text. */
export const LIMITS = {
  /** Characters: some 10,000 words, three quarters of an hour's reading. */
  length: 60_000,
  /** Stars, underscores and brackets of one paragraph, outside of code: reading takes the square of them. */
  marks: 1_000,
  /** Lines that are quoted: reading takes the square of separate quotes. */
  quotes: 1_000,
  /** Quotes, items, paragraphs and stresses in each other: the indents of more leave a phone no room. */
  nesting: 10,
  /** Cells of all tables, columns times rows: every row is filled up to the width of its header. */
  cells: 10_000,
  /** Characters of the longest address that links by name repeat, times these links. */
  repeated: 500_000,
} as const;

const MARK = /[*_[\]]/g;

const CODE =
  /^ {0,3}(`{3,}|~{3,})[\s\S]*?^ {0,3}\1[`~]*[ \t]*$|(?<!`)(`+)(?!`)[\s\S]*?(?<!`)\2(?!`)/gm;

/** Where a paragraph ends in any case. */
const END = /\n[ \t]*\n|\n(?= {0,3}[-+*] +\S)/;

/** A line of words inside of more quotes and items than are shown, which alone would take seconds to read. */
const DEEP_LINE = /^(?:[ \t]*(?:>|[-+*][ \t]|\d{1,9}[.)][ \t])){20}.*\w/m;

const TOO_DEEP = `more than ${LIMITS.nesting} quotes, lists and stresses in each other: set fewer of them into each other`;

/** What a text holds too much of to be read as Markdown, and the remedy; undefined where it may be read. */
export function excessOfText(text: string): string | undefined {
  if (text.length > LIMITS.length)
    return `more than ${LIMITS.length} characters: make several posts of it`;
  if (DEEP_LINE.test(text)) return TOO_DEEP;
  if ((text.match(/^ {0,3}>/gm)?.length ?? 0) > LIMITS.quotes)
    return `more than ${LIMITS.quotes} lines of quotes: quote less`;
  return text.replace(CODE, '').split(END).some(hasManyMarks)
    ? `more than ${LIMITS.marks} marks in one paragraph: part it, or set what is no Markdown as code`
    : undefined;
}

function hasManyMarks(paragraph: string): boolean {
  return (paragraph.match(MARK)?.length ?? 0) > LIMITS.marks;
}

/** What a text that was read holds too much of to be shown as Markdown, and the remedy. */
export function excessOfTree(tree: Root): string | undefined {
  if (isTooDeep(tree)) return TOO_DEEP;
  let [cells, references, longest] = [0, 0, 0];
  visit(tree, (node) => {
    if (node.type === 'table') cells += (node.align?.length ?? 0) * node.children.length;
    if ('referenceType' in node) references += 1;
    if (node.type === 'definition')
      longest = Math.max(longest, node.url.length + (node.title?.length ?? 0));
  });
  if (cells > LIMITS.cells)
    return `more than ${LIMITS.cells} cells in its tables: offer them as a file`;
  return references * longest > LIMITS.repeated
    ? 'one address in too many links: link to it less often'
    : undefined;
}

/** A list and its item count once. */
function isTooDeep(node: Nodes, depth = 0): boolean {
  if (!('children' in node)) return false;
  if (depth > LIMITS.nesting) return true;
  return node.children.some((child) => isTooDeep(child, child.type === 'list' ? depth : depth + 1));
}
