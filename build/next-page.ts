import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'parse5';
import { attributesOf, type Document, type Element, elements, textOf } from './html-elements';
import { filesBelow } from './public-files';

/** A page as Next wrote it: what the export needs to know of it. */
export interface NextPage {
  /** As it was written. */
  html: string;
  document: Document;
  head: Element;
  /** The addresses of its stylesheets, in the order in which they apply. */
  stylesheets: readonly string[];
  /** The modules of its islands. */
  islands: readonly string[];
  /** Scripts of the site's own, which stay in the markup. */
  ownScripts: readonly Element[];
  /** Elements whose work is done otherwise. */
  replaced: readonly Element[];
}

/** What is wrong with a page, each as one sentence without the page's name; no page where anything is. */
export type NextPageReading = { page: NextPage } | { findings: readonly string[] };

/** Below this, addresses are Next's. */
const NEXT = '/_next/';

/** How the inline scripts begin that hand React's data to Next's own runtime. */
const INLINE = /^\(?(?:self\.__next_f|globalThis\["TURBOPACK"\])/;

/** The one type of `<script>` that may stand inline: browsers never run it. */
const DATA_TYPE = 'application/ld+json';

/** Preloads that are needless where Next's scripts are not used and stylesheets are inlined. */
const NEEDLESS_PRELOADS = ['script', 'style'];

/**
 * Reads a page that Next wrote, the one place that knows what such a page looks like. Wherever it does not look
 * so, the answer is a sentence for each difference: the export would else leave something out in silence.
 * `ownScripts` are the addresses of the site's own scripts that pages may name, `styles` Next's stylesheets.
 */
export function readNextPage(
  html: string,
  ownScripts: readonly string[],
  styles: ReadonlyMap<string, string>,
): NextPageReading {
  const document = parse(html);
  const findings: string[] = [];
  const stylesheets: string[] = [];
  const islands = new Set<string>();
  const own: Element[] = [];
  const replaced: Element[] = [];
  let head: Element | undefined;

  for (const element of elements(document)) {
    const { tagName } = element;
    const { src, type, rel, as = '', href = '', 'data-root': island } = attributesOf(element);
    if (island) islands.add(island);
    // The parser makes up a head where the markup has none.
    if (tagName === 'head' && /<head[\s>]/.test(html)) head = element;
    else if (tagName === 'style')
      findings.push('expected styles in linked stylesheets alone, found a <style>');
    else if (tagName === 'script') {
      if (src?.startsWith(NEXT) || INLINE.test(textOf(element))) replaced.push(element);
      else if (src && ownScripts.includes(src)) own.push(element);
      else if (type !== DATA_TYPE)
        findings.push(
          `expected scripts of Next’s or of the site’s own, found ${src ?? 'an inline one'}`,
        );
    } else if (tagName === 'link' && rel === 'stylesheet') {
      stylesheets.push(href);
      replaced.push(element);
      if (!styles.has(href)) findings.push(`expected the file of ${href}, found none`);
    } else if (tagName === 'link' && isNeedless(rel, as)) replaced.push(element);
    else if (tagName === 'link' && rel !== 'preload' && href.startsWith(NEXT))
      findings.push(`expected no link of the kind “${rel}” to ${href}`);
  }

  if (!head) findings.push('expected a <head>, found none');
  if (stylesheets.length === 0) findings.push('expected a linked stylesheet, found none');
  if (!head || findings.length > 0) return { findings };
  const found = { stylesheets, islands: [...islands], ownScripts: own, replaced };
  return { page: { html, document, head, ...found } };
}

function isNeedless(rel: string | undefined, as: string): boolean {
  return rel === 'preconnect' || (rel === 'preload' && NEEDLESS_PRELOADS.includes(as));
}

/** Every stylesheet that Next wrote, by address. */
export function readStylesheets(out: string): Map<string, string> {
  const files = filesBelow(out).filter((file) => /^_next\/.*\.css$/.test(file));
  return new Map(files.map((file) => [`/${file}`, readFileSync(join(out, file), 'utf8')]));
}

/** Reads which route file, as in `/blog/[id]`, made the page at an address; a page that Next names elsewhere is its own. */
export function readRoutes(
  manifest = '.next/prerender-manifest.json',
): (address: string) => string {
  const { routes }: { routes: Record<string, { srcRoute: string }> } = JSON.parse(
    readFileSync(manifest, 'utf8'),
  );
  const known = new Map(
    Object.entries(routes).map(([path, { srcRoute }]) => [decodeURI(path), srcRoute]),
  );
  return (address) => known.get(address) ?? address;
}
