import { type Selector, transform } from 'lightningcss';
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
  /** By what they depend on, for most posts are alike. */
  const made = new Map<string, string>();
  const known = new Set<string>();
  const sheets = new Map([...styles].map(([url, css]) => [url, readSheet(css, url, known)]));
  return ({ $, stylesheets, roots }: NextPage): string => {
    const classes = $('[class]').map((_, { attribs }) => wordsOf(attribs.class ?? ''));
    const key = [...stylesheets, ...roots, ...[...new Set(classes)].sort()].join(' ');
    const found = made.get(key);
    if (found !== undefined) return found;
    // For what islands have yet to show.
    const later = roots.flatMap((name) =>
      [...(islands.get(name)?.files.values() ?? [])].flatMap(wordsOf),
    );
    const used = new Set([...classes, ...later]);
    const { code } = transform({
      filename: 'page.css',
      code: Buffer.from(stylesheets.map((url) => sheets.get(url)).join('')),
      minify: true,
      // A quotation mark in a class ends its word in a script.
      unusedSymbols: [...known].filter((name) => !used.has(name) && !/["'`]/.test(name)),
    });
    const sheet = withoutIdleNames(code.toString());
    made.set(key, sheet);
    return sheet;
  };
}

/** Every word that may be a class name. */
function wordsOf(text: string): string[] {
  return text.split(/[\s"'`\\]+/);
}

/**
 * A sheet without what Tailwind has for browsers that do not know `@property`, and with addresses that hold wherever it
 * stands: Next writes them relative to the file. Adds the classes that its rules are for to `known`.
 */
function readSheet(css: string, url: string, known: Set<string>): string {
  const { code } = transform({
    filename: url,
    code: Buffer.from(css),
    visitor: {
      Selector: (selector) => {
        for (const name of classesIn(selector)) known.add(name);
      },
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

function classesIn(selector: Selector): string[] {
  return selector.flatMap((part) => {
    if (part.type === 'class') return part.name;
    const isList = part.type === 'pseudo-class' && (part.kind === 'is' || part.kind === 'where');
    return isList ? part.selectors.flatMap(classesIn) : [];
  });
}

/** Without keyframes and registered properties that no other rule names: Tailwind registers sixty. */
function withoutIdleNames(css: string): string {
  const words = css.split(/[^\w-]+/);
  return css.replace(
    /@(?:keyframes|property) ([\w-]+)\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g,
    (rule, name: string) => (words.indexOf(name) < words.lastIndexOf(name) ? rule : ''),
  );
}
