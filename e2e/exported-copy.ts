import { readFileSync } from 'node:fs';
import { type DefaultTreeAdapterMap, parse } from 'parse5';

type Node = DefaultTreeAdapterMap['node'];
type Element = DefaultTreeAdapterMap['element'];

/** Elements that are not body copy. */
const LEFT_OUT = new Set(['nav', 'svg', 'aside', 'script', 'style']);

/** Elements that hold a text of their own, where no other of them is inside. */
const BLOCKS = new Set(['h1', 'h2', 'h3', 'p', 'li', 'dt', 'dd', 'th', 'td', 'blockquote']);

/** Texts in which an acronym is not expanded: it would be no help in a heading, a quotation or a link. */
const UNEXPANDED = new Set(['h1', 'h2', 'h3', 'blockquote', 'a', 'strong']);

/** A part of a page's copy. */
export interface Block {
  tag: string;
  text: string;
  /** The same, where acronyms are expanded: those marked stand in braces, links are left out. */
  running: string;
}

/** The texts of an exported page's main, in reading order. */
export function copyOf(path: string): Block[] {
  const html = readFileSync(`out${path === '/' ? '/index' : path}.html`, 'utf8');
  const main = elements(parse(html)).find(({ tagName }) => tagName === 'main');
  return main ? blocksOf(main) : [];
}

function blocksOf(node: Node): Block[] {
  if (!('childNodes' in node)) return [];
  return node.childNodes.flatMap((child): Block[] => {
    if (!('tagName' in child) || isLeftOut(child)) return [];
    const inner = child.tagName === 'blockquote' ? [] : blocksOf(child);
    if (!BLOCKS.has(child.tagName) || inner.length > 0) return inner;
    const text = textOf(child);
    const running = attribute(child, 'scope') === 'col' ? '' : runningOf(child);
    return text ? [{ tag: child.tagName, text, running }] : [];
  });
}

function isLeftOut(node: Node): boolean {
  if (!('tagName' in node)) return false;
  return LEFT_OUT.has(node.tagName) || attribute(node, 'aria-hidden') === 'true';
}

function textOf(node: Node): string {
  return gather(node, isLeftOut);
}

function runningOf(node: Node): string {
  return gather(
    node,
    (part) => isLeftOut(part) || ('tagName' in part && UNEXPANDED.has(part.tagName)),
  );
}

function gather(node: Node, without: (part: Node) => boolean): string {
  const words = (part: Node): string => {
    if ('value' in part) return part.value;
    if (!('childNodes' in part) || without(part)) return '';
    const inside = part.childNodes.map(words).join('');
    return 'tagName' in part && part.tagName === 'abbr' ? `{${inside}}` : inside;
  };
  return words(node).replace(/\s+/g, ' ').trim();
}

function elements(node: Node): Element[] {
  if (!('childNodes' in node)) return [];
  const own = 'tagName' in node ? [node] : [];
  return [...own, ...node.childNodes.flatMap(elements)];
}

function attribute(element: Element, name: string): string | undefined {
  return element.attrs.find((candidate) => candidate.name === name)?.value;
}
