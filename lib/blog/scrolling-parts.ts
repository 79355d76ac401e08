import type { Element, ElementContent, Root } from 'hast';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { blog } from '@/content/blog';

const HEADING = /^h[1-6]$/;

/** What screen readers call each element that may scroll sideways. */
const kinds: Readonly<Record<string, string>> = { table: blog.post.table, pre: blog.post.code };

/**
 * A rehype plugin for a post's text: names its tables and blocks of code by the heading before them, since they can
 * be focused, with a number from the second of a heading on. The first cell of each row becomes its header.
 */
export function nameScrollingParts() {
  return (tree: Root) => {
    let heading = '';
    const used = new Map<string, number>();
    visit(tree, 'element', (element) => {
      if (HEADING.test(element.tagName)) heading = textOf(element);
      const kind = kinds[element.tagName];
      if (!kind) return;
      const name = heading ? `${heading}: ${kind}` : kind;
      const times = (used.get(name) ?? 0) + 1;
      used.set(name, times);
      element.properties.ariaLabel = times === 1 ? name : `${name} ${times}`;
      if (element.tagName === 'table') markRowHeaders(element);
    });
  };
}

function markRowHeaders(table: Element) {
  const [body] = elementsOf(table).filter(({ tagName }) => tagName === 'tbody');
  for (const row of body ? elementsOf(body) : []) {
    const [first] = elementsOf(row);
    if (!first?.children.length) continue;
    first.tagName = 'th';
    first.properties.scope = 'row';
  }
}

function elementsOf({ children }: Element): Element[] {
  return children.filter((child: ElementContent) => child.type === 'element');
}
