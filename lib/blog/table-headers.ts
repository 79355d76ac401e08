import type { Element, ElementContent, Root } from 'hast';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';

/**
 * Makes the first cell of each row of a table its header, and an empty header cell a plain one. Others carry their
 * column's name, which phones show before them.
 */
export function markTableHeaders(tree: Root) {
  visit(tree, 'element', (table) => {
    if (table.tagName !== 'table') return;
    const [columns = [], ...rows] = elementsOf(table).flatMap(elementsOf).map(elementsOf);
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
  });
}

function elementsOf({ children }: Element): Element[] {
  return children.filter((child: ElementContent) => child.type === 'element');
}
