import { Features, transform } from 'lightningcss';
import postcss, { type ChildNode } from 'postcss';
import { PurgeCSS } from 'purgecss';
import { type SharedFile, sharedFile } from './content-hash';
import { attributesOf, elements } from './html-elements';
import type { Islands } from './islands';
import type { NextPage } from './next-page';

/** What pages inline, and the file of rules for paper that they link beside it, if there are any. */
export interface PageStylesheet {
  inlined: string;
  forPaper?: SharedFile;
}

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
  for (const name of propertiesIn(page.html)) use.words.add(name);
  // For what islands have yet to show.
  for (const url of page.islands.flatMap(reachedBy))
    for (const word of wordsOf(files.get(url) ?? '')) use.words.add(word);
  uses.set(route, use);
}

/**
 * The stylesheet that the pages of a route file inline: what they link, in order, without rules for classes that
 * neither they nor their islands name. Elements, ids, attributes and states always count as used: scripts set states,
 * and Markdown may hold any element.
 */
export async function stylesheetFor(
  use: StylesheetUse,
  styles: ReadonlyMap<string, string>,
): Promise<PageStylesheet> {
  const css = [...use.stylesheets].map((url) => flattened(styles.get(url) ?? '', url)).join('');
  const words = new Set([...use.words, ...propertiesIn(keyframesOf(css).join())]);

  const screen = postcss.parse(await pruned(css, words));
  const print = takePrintRules(screen);
  return {
    inlined: minified(screen.toString()),
    ...(print && { forPaper: sharedFile('print', 'css', minified(print)) }),
  };
}

/** A flat sheet without rules for other classes, and without properties that nothing reads and no word names. */
async function pruned(css: string, words: ReadonlySet<string>): Promise<string> {
  const names = css.match(/[\w-]+/g) ?? []; // And so every element, id, attribute and property of the sheet.
  const uses = names.filter((name) => name.startsWith('--') && words.has(name));
  const [, result] = await new PurgeCSS().purge({
    content: [{ raw: '', extension: 'html' }],
    // PurgeCSS sees no use of a property in keyframes, in markup or in a script: the first sheet names those.
    css: [{ raw: `:root{content:${uses.map((name) => `var(${name})`).join('')}}` }, { raw: css }],
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
    variables: true,
  });
  const sheet = postcss.parse(result?.css ?? '');
  const registered = new Set(sheet.toString().match(/(?<=var\()--[\w-]+/g));
  sheet.walkAtRules('property', (rule) => {
    if (!registered.has(rule.params)) rule.remove();
  });
  return sheet.toString();
}

/** Every word that may be a class name or a custom property. */
function wordsOf(text: string): string[] {
  return [...text.split(/[\s"'`\\]+/), ...propertiesIn(text)];
}

function propertiesIn(text: string): string[] {
  return text.match(/--[a-zA-Z][\w-]*/g) ?? [];
}

function keyframesOf(css: string): string[] {
  return css.match(/@keyframes[^{]+\{(?:[^{}]*\{[^{}]*\})*/g) ?? [];
}

/**
 * A sheet without nesting, in which PurgeCSS overlooks properties, without what Tailwind has for browsers that do not
 * know `@property`, and with addresses that hold wherever it stands: Next writes them relative to the file.
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

/** Extracts the print rules from a flat sheet. They must come last, to win over screen rules of their layer. */
function takePrintRules(sheet: postcss.Root): string {
  const print = postcss.root();
  sheet.walkAtRules(/^(?:media|page)$/, (rule) => {
    if (rule.name === 'media' && rule.params !== 'print') return;
    let taken: ChildNode = rule.clone();
    for (let { parent } = rule; parent?.type === 'atrule'; { parent } = parent)
      taken = parent.clone({ nodes: [taken] });
    print.append(taken);
    rule.remove();
  });
  return print.toString();
}

function minified(css: string): string {
  const { code } = transform({ filename: 'page.css', code: Buffer.from(css), minify: true });
  return code.toString();
}
