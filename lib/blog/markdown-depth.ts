import type { Nodes, Root } from 'mdast';

/** Quotes or items in each other, or stresses and links; the indents of more would leave a phone no text. */
const DEEPEST = 6;

const WRAPPERS: ReadonlySet<string> = new Set([
  'blockquote',
  'listItem',
  'emphasis',
  'strong',
  'delete',
  'link',
  'linkReference',
  'footnoteDefinition',
]);

/**
 * Flattens what is nested too deep: what stands inside is kept, its further quotes, lists and stresses
 * are not. By a list of its own, for every function that calls itself ends at some depth, and the tools
 * for such trees all do.
 */
export function limitDepth(tree: Root) {
  const waiting: { node: Nodes; depth: number }[] = [{ node: tree, depth: 0 }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { node, depth } = next;
    if (!('children' in node)) continue;
    if (depth >= DEEPEST && node.type !== 'list') node.children = leavesOf(node.children) as never;
    for (const child of node.children) {
      waiting.push({ node: child, depth: depthBelow(child, depth) });
    }
  }
}

/** A paragraph or a cell begins anew: its stresses are not its quotes. */
function depthBelow(node: Nodes, depth: number): number {
  if (WRAPPERS.has(node.type)) return depth + 1;
  return node.type === 'list' ? depth : 0;
}

/** What wrappers and lists hold, without these, in its order. */
function leavesOf(nodes: readonly Nodes[]): Nodes[] {
  const leaves: Nodes[] = [];
  const waiting = [...nodes].reverse();
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if ('children' in node && (WRAPPERS.has(node.type) || node.type === 'list')) {
      for (const child of [...node.children].reverse()) waiting.push(child);
    } else leaves.push(node);
  }
  return leaves;
}
