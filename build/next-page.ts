import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CheerioAPI, load } from 'cheerio';
import { filesBelow } from './public-files';

/** A page as Next wrote it, without what its own runtime needs. */
export interface NextPage {
  $: CheerioAPI;
  /** The addresses of its stylesheets, in the order in which they apply. */
  stylesheets: readonly string[];
  /** The names of its islands. */
  roots: readonly string[];
}

/** How the inline scripts begin that hand React's data to Next's own runtime. */
const INLINE = /^\(?(?:self\.__next_f|globalThis\["TURBOPACK"\])/;

/**
 * Needless where Next's scripts are not used and stylesheets are inlined. A browser holds the first paint back for a
 * face that is preloaded, by 0.2 s on slow 4G, though the fallback's metrics match.
 */
const REPLACED =
  'script[src^="/_next/"], link:is([rel=stylesheet], [rel=preconnect], [rel=preload])';

/** What no page has by now, but for data, which browsers never run. */
const UNKNOWN = 'style, script:not([type="application/ld+json"]), link[href^="/_next/"]';

/**
 * Reads a page that Next wrote, the one place that knows what such a page looks like. `ownScripts` are the addresses of
 * the site's own scripts that pages may name, `styles` Next's stylesheets.
 * @throws wherever it does not look so: the export would else leave something out in silence.
 */
export function readNextPage(
  path: string,
  ownScripts: readonly string[],
  styles: ReadonlyMap<string, string>,
): NextPage {
  const $ = load(readFileSync(path, 'utf8'));
  const valuesOf = (selector: string, name: string) => [
    ...new Set($(selector).map((_, element) => $(element).attr(name))),
  ];
  const stylesheets = valuesOf('link[rel=stylesheet]', 'href');
  const roots = valuesOf('[data-root]', 'data-root');
  $('script')
    .filter((_, script) => INLINE.test($(script).text()))
    .remove();
  $(REPLACED).remove();
  const unknown = $(UNKNOWN).filter(
    (_, element) => !ownScripts.includes($(element).attr('src') ?? ''),
  );
  if (unknown.length > 0)
    throw new Error(`${path}: expected nothing like ${$.html(unknown[0]).slice(0, 200)}`);
  if (stylesheets.length === 0 || !stylesheets.every((url) => styles.has(url)))
    throw new Error(`${path}: expected stylesheets, and found “${stylesheets.join()}”`);
  return { $, stylesheets, roots };
}

/** Every stylesheet that Next wrote, by address. */
export function readStylesheets(out: string): Map<string, string> {
  const files = filesBelow(out).filter((file) => /^_next\/.*\.css$/.test(file));
  return new Map(files.map((file) => [`/${file}`, readFileSync(join(out, file), 'utf8')]));
}
