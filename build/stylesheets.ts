import { Features, transform } from 'lightningcss';
import { PurgeCSS } from 'purgecss';
import { attributesOf, elements } from './html-elements';
import type { Islands } from './islands';
import type { NextPage } from './next-page';

/** What the pages of one route file link, hold and name; they share a stylesheet. */
export interface StylesheetUse {
  stylesheets: Set<string>;
  words: Set<string>;
}

/** By route file, filled page by page: ten thousand documents would not fit into memory. */
export type StylesheetUses = Map<string, StylesheetUse>;

/** Notes what one more page of a route file needs. */
export function noteUse(
  uses: StylesheetUses,
  route: string,
  page: NextPage,
  { files, reachedBy }: Islands,
) {
  const use = uses.get(route) ?? { stylesheets: new Set(), words: new Set() };
  for (const url of page.stylesheets) use.stylesheets.add(url);
  for (const element of elements(page.document))
    for (const word of wordsOf(attributesOf(element).class ?? '')) use.words.add(word);
  // For what islands have yet to show.
  for (const url of page.islands.flatMap(reachedBy))
    for (const word of wordsOf(files.get(url) ?? '')) use.words.add(word);
  uses.set(route, use);
}

/**
 * The stylesheet that the pages of a route file inline: what they link, in order, without rules for classes that
 * neither they nor their islands name. Elements, ids, attributes and states always count as used: scripts set states,
 * and Markdown may hold any element. The sheet of the whole site is 14 kB (Brotli), a pruned one 7 to 9.
 */
export async function stylesheetFor(
  use: StylesheetUse,
  styles: ReadonlyMap<string, string>,
): Promise<string> {
  const css = [...use.stylesheets].map((url) => flattened(styles.get(url) ?? '', url)).join('');
  const names = css.match(/[\w-]+/g) ?? []; // And so every element, id and attribute of the sheet.
  const [result] = await new PurgeCSS().purge({
    content: [{ raw: '', extension: 'html' }],
    css: [{ raw: css }],
    defaultExtractor: () => ({
      attributes: { names: [], values: [] },
      classes: [...use.words],
      ids: names,
      tags: names,
      undetermined: [],
    }),
    dynamicAttributes: names,
    // PurgeCSS takes a selector of pseudo-classes alone as unused. A quotation mark in a class ends its word in a script.
    safelist: [/^:/, /["'`]/],
    keyframes: true,
  });
  const { code } = transform({
    filename: 'page.css',
    code: Buffer.from(result?.css ?? ''),
    minify: true,
  });
  return code.toString();
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
