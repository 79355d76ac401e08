import postcss, { type Container, type Root } from 'postcss';
import { PurgeCSS } from 'purgecss';
import { removeUnusedNames } from './unused-names';

/** What pages and their scripts name. */
export interface UsedNames {
  /** Words that may be class names. */
  classes: ReadonlySet<string>;
  customProperties: ReadonlySet<string>;
}

/**
 * The rules of a stylesheet whose class names are all used, with the keyframes and custom properties that these
 * need. Elements, ids, attributes and states always count as used: scripts set states, and Markdown may hold any
 * element.
 */
export async function pruneStylesheet(css: string, used: UsedNames): Promise<Root> {
  // Every word of the sheet, and so every element, id and attribute in it.
  const words = css.match(/[\w-]+/g) ?? [];
  const [purged] = await new PurgeCSS().purge({
    content: [{ raw: '', extension: 'html' }],
    css: [{ raw: css }],
    defaultExtractor: () => ({
      attributes: { names: [], values: [] },
      classes: [...used.classes],
      ids: words,
      tags: words,
      undetermined: [],
    }),
    dynamicAttributes: words,
    // PurgeCSS takes a selector of pseudo-classes alone, or of `&` and these, as unused.
    safelist: [/^[:&]/],
  });
  const root = postcss.parse(purged?.css ?? '');
  removeUnusedNames(root, new Set([...used.classes, ...used.customProperties]));
  removeEmpty(root);
  return root;
}

/** Removes rules and blocks that hold nothing, from the inside out. */
function removeEmpty(container: Container | Root) {
  container.each((node) => {
    if (!('nodes' in node) || node.nodes === undefined) return;
    removeEmpty(node as Container);
    if (node.nodes.length === 0) node.remove();
  });
}
