import type { AtRule, Declaration, Root, Rule } from 'postcss';
import parseValue, { type FunctionNode, type Node } from 'postcss-value-parser';

/** Where a custom property is set for the whole page. */
const ROOT_SELECTOR = /^:root(?:,\s*:host)?$/;

/** What each constant custom property stands for; `undefined` where nothing sets it, so that fallbacks hold. */
export type Constants = ReadonlyMap<string, string | undefined>;

/**
 * Writes the value of each constant in place of its `var()`, and its fallback in place of one that nothing sets:
 * names cost bytes, and only what a theme or a state sets anew needs them.
 */
export function foldConstants(root: Root, constants: Constants) {
  root.walkDecls((declaration) => {
    if (constants.has(declaration.prop)) declaration.remove();
    else if (declaration.value.includes('var(')) {
      declaration.value = folded(declaration.value, constants);
    }
  });
  root.walkAtRules('property', (rule) => {
    if (constants.has(rule.params)) rule.remove();
  });
}

/**
 * The custom properties of a sheet that have only one value on the page. `namedElsewhere` are those that pages,
 * scripts or other stylesheets name, and which therefore stay.
 */
export function constantsOf(root: Root, namedElsewhere: ReadonlySet<string>): Constants {
  const settings = new Map<string, Declaration[]>();
  const initial = new Map<string, string>();
  const read = new Set<string>();
  root.walkDecls((declaration) => {
    const { prop, value, parent } = declaration;
    if (prop.startsWith('--')) settings.set(prop, [...(settings.get(prop) ?? []), declaration]);
    if (prop === 'initial-value') initial.set((parent as AtRule).params, value);
    for (const [, name = ''] of value.matchAll(/var\(\s*(--[\w-]+)/g)) read.add(name);
  });
  const constants = new Map<string, string | undefined>();
  for (const name of read) {
    if (namedElsewhere.has(name)) continue;
    const [first, ...more] = settings.get(name) ?? [];
    if (!first) constants.set(name, initial.get(name));
    else if (more.length === 0 && isForPage(first)) constants.set(name, first.value);
  }
  return constants;
}

/** Whether a declaration holds for the whole page, under no condition. */
function isForPage({ parent }: Declaration): boolean {
  if (parent?.type !== 'rule' || !ROOT_SELECTOR.test((parent as Rule).selector)) return false;
  const outer = parent.parent;
  return outer?.type === 'root' || (outer?.type === 'atrule' && (outer as AtRule).name === 'layer');
}

function folded(value: string, constants: Constants): string {
  const parsed = parseValue(value);
  // From the inside out: a `var()` may stand in the fallback of another.
  parsed.walk((node) => {
    if (isVariable(node) && constants.has(nameOf(node))) {
      const constant = constants.get(nameOf(node)) ?? fallbackOf(node);
      if (constant !== undefined) {
        Object.assign(node, { type: 'word', value: folded(constant, constants) });
      }
    }
  }, true);
  return parsed.toString();
}

function isVariable(node: Node): node is FunctionNode {
  return node.type === 'function' && node.value === 'var';
}

function nameOf({ nodes }: FunctionNode): string {
  return nodes[0]?.value ?? '';
}

function fallbackOf({ nodes }: FunctionNode): string | undefined {
  const comma = nodes.findIndex(({ type }) => type === 'div');
  return comma < 0 ? undefined : parseValue.stringify(nodes.slice(comma + 1));
}
