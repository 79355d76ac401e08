import type { Element, ElementContent, Root } from 'hast';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';

/**
 * Makes the first cell of each row of a table its header, and an empty header cell a plain one. Others carry their
 * column's name, which phones show before them. A table of HTML without a head, or with cells over several columns,
 * stays as its author made it.
 */
export function markTableHeaders(tree: Root) {
  visit(tree, 'element', (element) => {
    if (element.tagName === 'table') markHeaders(element);
  });
}

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
