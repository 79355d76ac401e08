import type { AtRule, ChildNode, Declaration, Root } from 'postcss';

/** At-rules whose parameter is the name that they define. */
const DEFINING = /^(?:-webkit-)?keyframes$|^property$/;

/** Every custom property that a text names. */
export function customPropertiesIn(text: string): string[] {
  return text.match(/--[a-zA-Z][\w-]*/g) ?? [];
}

/**
 * Removes keyframes and custom properties that nothing names. PurgeCSS can do so too, but takes no notice of what
 * stands in keyframes, or in an at-rule inside a rule. `namedElsewhere` are the names in pages and scripts.
 */
export function removeUnusedNames(root: Root, namedElsewhere: ReadonlySet<string>) {
  const used = new Set(namedElsewhere);
  let unused: Declaration[] = [];
  root.walk((node) => {
    if (node.type === 'decl' && node.prop.startsWith('--')) unused.push(node);
    else for (const word of wordsOf(node)) used.add(word);
  });
  // What the value of a used property names is used too, and so on.
  for (let found = unused; found.length > 0; ) {
    found = unused.filter(({ prop }) => used.has(prop));
    unused = unused.filter(({ prop }) => !used.has(prop));
    for (const declaration of found) for (const word of wordsOf(declaration)) used.add(word);
  }
  for (const declaration of unused) declaration.remove();
  root.walkAtRules(DEFINING, (rule) => {
    if (!used.has(rule.params)) rule.remove();
  });
}

/** The names that a declaration's value or an at-rule's condition may hold. */
function wordsOf(node: ChildNode): string[] {
  return textOf(node).match(/[\w-]+/g) ?? [];
}

function textOf(node: ChildNode): string {
  if (node.type === 'decl') return node.value;
  return node.type === 'atrule' && !isDefining(node) ? node.params : '';
}

function isDefining({ name }: AtRule): boolean {
  return DEFINING.test(name);
}
