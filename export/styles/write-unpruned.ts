import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { shortHash } from '../content-hash';
import type { NextChunks } from '../next/next-chunks';
import { joinLinked } from './page-stylesheets';

/**
 * Writes what each page would have been given with nothing left out, beside the export and never served: a test
 * compares the two in a browser. `pages.json` names each page's file. `linked` are the stylesheets by page.
 */
export async function writeUnpruned(
  folder: string,
  linked: ReadonlyMap<string, readonly string[]>,
  chunks: NextChunks,
) {
  await mkdir(folder, { recursive: true });
  const names = new Map<string, string>();
  for (const urls of linked.values()) {
    if (names.has(urls.join())) continue;
    const css = joinLinked(urls, chunks);
    names.set(urls.join(), `${shortHash(css)}.css`);
    await writeFile(join(folder, `${shortHash(css)}.css`), css);
  }
  const byPage = Object.fromEntries(
    [...linked].map(([file, urls]) => [file, names.get(urls.join())]),
  );
  await writeFile(join(folder, 'pages.json'), `${JSON.stringify(byPage, null, 2)}\n`);
}
