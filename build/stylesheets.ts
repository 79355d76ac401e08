import { Features, transform } from 'lightningcss';
import { PurgeCSS } from 'purgecss';
import type { Island } from './islands';
import type { NextPage } from './next-page';

/**
 * Makes the stylesheets that pages inline: what each links, in order, without rules for classes that neither it nor its
 * islands name. Elements, ids, attributes and states always count as used: scripts set states, and Markdown may hold any
 * element. The sheet of the whole site is 14 kB (Brotli), a pruned one 6 to 9. `styles` are Next's, by address.
 */
export function openStylesheets(
  styles: ReadonlyMap<string, string>,
  islands: ReadonlyMap<string, Pick<Island, 'files'>>,
) {
  /** By what they depend on, for most posts are alike, and pruning takes a tenth of a second. */
  const made = new Map<string, Promise<string>>();
  const flat = new Map([...styles].map(([url, css]) => [url, flattened(css, url)]));
  return ({ $, stylesheets, roots }: NextPage): Promise<string> => {
    const classes = $('[class]').map((_, { attribs }) => wordsOf(attribs.class ?? ''));
    const key = [...stylesheets, ...roots, ...[...new Set(classes)].sort()].join(' ');
    const found = made.get(key);
    if (found) return found;
    // For what islands have yet to show.
    const later = roots.flatMap((name) =>
      [...(islands.get(name)?.files.values() ?? [])].flatMap(wordsOf),
    );
    const css = stylesheets.map((url) => flat.get(url) ?? '').join('');
    const sheet = pruned(css, new Set([...classes, ...later]));
    made.set(key, sheet);
    return sheet;
  };
}

async function pruned(css: string, words: ReadonlySet<string>): Promise<string> {
  const names = css.match(/[\w-]+/g) ?? []; // And so every element, id and attribute of the sheet.
  const [result] = await new PurgeCSS().purge({
    content: [{ raw: '', extension: 'html' }],
    css: [{ raw: css }],
    defaultExtractor: () => ({
      attributes: { names: [], values: [] },
      classes: [...words],
      ids: names,
      tags: names,
      undetermined: [],
    }),
    dynamicAttributes: names,
    // PurgeCSS takes a selector of pseudo-classes alone as unused. A quotation mark in a class ends its word in a script.
    safelist: [/^:/, /["'`]/],
    keyframes: true,
  });
  const code = Buffer.from(result?.css ?? '');
  return transform({ filename: 'page.css', code, minify: true }).code.toString();
}

/** Every word that may be a class name. */
function wordsOf(text: string): string[] {
  return text.split(/[\s"'`\\]+/);
}

/**
 * A sheet without nesting, in which PurgeCSS overlooks rules, without what Tailwind has for browsers that do not know
 * `@property`, and with addresses that hold wherever it stands: Next writes them relative to the file.
 */
function flattened(css: string, url: string): string {
  const { code } = transform({
    filename: url,
    code: Buffer.from(css),
    include: Features.Nesting,
    visitor: {
      Url: (found) => ({
        ...found,
        url: found.url.startsWith('.') ? new URL(found.url, `https://x${url}`).pathname : found.url,
      }),
      Rule: {
        'layer-block': ({ value }) => (value.name?.join() === 'properties' ? [] : undefined),
      },
    },
  });
  return code.toString();
}
