import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '../public-files';
import type { NextPage } from './next-page';

/** The scripts and stylesheets that Next wrote for all pages: their text by address. */
export interface NextChunks {
  scripts: ReadonlyMap<string, string>;
  stylesheets: ReadonlyMap<string, string>;
}

/** Where Next puts them, below out/. */
const CHUNKS = '_next/static/chunks';

/** Reads every script and stylesheet of the export. */
export function readChunks(out: string): NextChunks {
  const files = filesBelow(join(out, CHUNKS));
  const read = (extension: string) =>
    new Map(
      files
        .filter((file) => file.endsWith(extension))
        .map((file) => [`/${CHUNKS}/${file}`, readFileSync(join(out, CHUNKS, file), 'utf8')]),
    );
  return { scripts: read('.js'), stylesheets: read('.css') };
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

/** A sentence for each file that a page names and the export does not hold. */
export function missingChunks(page: NextPage, { scripts, stylesheets }: NextChunks): string[] {
  const missing = [
    ...[...page.framework, page.runtime].filter((url) => !scripts.has(url)),
    ...page.stylesheets.filter((url) => !stylesheets.has(url)),
  ];
  return missing.map((url) => `expected the file of ${url}, found none`);
}

/** The addresses of the scripts that a page names. */
export function scriptsOf(page: NextPage, { scripts }: NextChunks): string[] {
  return [...page.framework, page.runtime, ...named(scripts, page.inlineScripts.join())];
}

/** The addresses of scripts, and of those that they may import later. */
export function withImports(urls: Iterable<string>, { scripts }: NextChunks): Set<string> {
  const found = new Set(urls);
  for (const url of found) {
    for (const imported of named(scripts, scripts.get(url) ?? '')) found.add(imported);
  }
  return found;
}

/** The addresses of stylesheets that scripts fetch with a part that they import later; all scripts if none are given. */
export function importedStylesheets(
  { scripts, stylesheets }: NextChunks,
  importers: Iterable<string> = scripts.keys(),
): Set<string> {
  return new Set([...importers].flatMap((url) => named(stylesheets, scripts.get(url) ?? '')));
}

/** A sentence for each stylesheet that would be lost: no page links it, and no script imports it. */
export function strayStylesheets(chunks: NextChunks, linked: ReadonlySet<string>): string[] {
  const imported = importedStylesheets(chunks);
  const stray = [...chunks.stylesheets.keys()].filter(
    (url) => !linked.has(url) && !imported.has(url),
  );
  return stray.map((url) => `${url}: expected a page that links it or a script that imports it`);
}

/** The files whose name occurs in a text. Their names are hashes, so they occur nowhere by chance. */
function named(files: ReadonlyMap<string, string>, text: string): string[] {
  return [...files.keys()].filter((url) => text.includes(url.slice(url.lastIndexOf('/') + 1)));
}
