import { readFileSync } from 'node:fs';
import { type DefaultTreeAdapterMap, parse } from 'parse5';

type Node = DefaultTreeAdapterMap['node'];

/** Elements that are not body copy. */
const LEFT_OUT = new Set(['nav', 'svg', 'aside', 'script', 'style']);

/** Elements in which an acronym is not expanded: it would be no help in a heading, a quotation or a link. */
const UNEXPANDED = new Set(['h1', 'h2', 'h3', 'blockquote', 'a', 'strong']);

/** Elements that begin a text of their own. */
const BLOCKS = new Set(['p', 'li', 'dt', 'dd', 'th', 'td']);

/** The texts of an exported page's main in which acronyms are expanded, a line each; those marked stand in braces. */
export function runningTextOf(path: string): string {
  const html = readFileSync(`out${path === '/' ? '/index' : path}.html`, 'utf8');
  const main = find(parse(html), 'main');
  return main
    ? textOf(main)
        .replace(/[^\S\n]+/g, ' ')
        .trim()
    : '';
}

function find(node: Node, tagName: string): Node | undefined {
  if ('tagName' in node && node.tagName === tagName) return node;
  const children = 'childNodes' in node ? node.childNodes : [];
  for (const child of children) {
    const found = find(child, tagName);
    if (found) return found;
  }
  return undefined;
}

function textOf(node: Node): string {
  if ('value' in node) return node.value;
  if (!('childNodes' in node)) return '';
  const inside = () => node.childNodes.map(textOf).join('');
  if (!('tagName' in node)) return inside();
  const isSilent = node.attrs.some(
    ({ name, value }) =>
      (name === 'aria-hidden' && value === 'true') || (name === 'scope' && value === 'col'),
  );
  if (isSilent || LEFT_OUT.has(node.tagName) || UNEXPANDED.has(node.tagName)) return '';
  if (node.tagName === 'abbr') return `{${inside()}}`;
  return BLOCKS.has(node.tagName) ? `\n${inside()}` : inside();
}
