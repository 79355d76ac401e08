import type { Element, ElementContent, Root } from 'hast';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { blog } from '@/content/blog';

const HEADING = /^h[1-6]$/;

/** What screen readers call each element that may scroll sideways. */
const kinds: Readonly<Record<string, string>> = { table: blog.post.table, pre: blog.post.code };

/**
 * Names the tables and the blocks of code in a post's text by the heading before them, since they can be focused, with
 * a number from the second of a heading on. The first cell of each row becomes its header. Alignment becomes an
 * attribute of our own, for React would make it a style, which the site's policy forbids.
 */
export function nameScrollingParts(tree: Root) {
  let heading = '';
  const used = new Map<string, number>();
  visit(tree, 'element', (element) => {
    if (HEADING.test(element.tagName)) heading = textOf(element);
    if (element.properties.align) {
      element.properties.dataAlign = element.properties.align;
      delete element.properties.align;
    }
    const kind = kinds[element.tagName];
    if (!kind) return;
    const name = heading ? `${heading}: ${kind}` : kind;
    const times = (used.get(name) ?? 0) + 1;
    used.set(name, times);
    element.properties.ariaLabel = times === 1 ? name : `${name} ${times}`;
    if (element.tagName === 'table') markHeaders(element);
  });
}

/**
 * An empty header cell becomes a plain cell. Others carry their column's name, which phones show before them. A table
 * of HTML without a head, or with cells over several columns, stays as its author made it.
 */
function markHeaders(table: Element) {
  const parts = elementsOf(table);
  const rowsOf = (name: string) =>
    parts.filter(({ tagName }) => tagName === name).flatMap(elementsOf);
  const columns = rowsOf('thead').flatMap(elementsOf);
  const rows = rowsOf('tbody').map(elementsOf);
  const isPlain = [...columns, ...rows.flat()].every(
    ({ properties }) => !properties.colSpan && !properties.rowSpan,
  );
  if (columns.length === 0 || !isPlain) return;
  for (const cell of columns) {
    if (cell.children.length > 0) cell.properties.scope = 'col';
    else cell.tagName = 'td';
  }
  for (const [first, ...cells] of rows) {
    for (const [index, cell] of cells.entries()) {
      cell.properties.dataLabel = textOf(columns[index + 1]) || undefined;
    }
    if (!first?.children.length) continue;
    first.tagName = 'th';
    first.properties.scope = 'row';
  }
}

function elementsOf({ children }: Element): Element[] {
  return children.filter((child: ElementContent) => child.type === 'element');
}
