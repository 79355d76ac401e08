import { readdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { filesBelow } from './public-files';

/** Payloads, the page behind 404.html, and assets but media: styles are inlined, and islands have scripts of their own. */
const OF_THE_ROUTER = /(?:^|\/)__next\.|^_not-found[./]|^_next\/static\/(?!media\/)/;

/**
 * Removes what Next leaves in the export for its router and no link of this site asks for, `x.txt` beside `x.html` too.
 * Returns the files that stay.
 */
export function removeLeftovers(out: string): string[] {
  const files = filesBelow(out);
  const known = new Set(files);
  const isLeftover = (file: string) =>
    OF_THE_ROUTER.test(file) || (file.endsWith('.txt') && known.has(file.replace(/txt$/, 'html')));
  const leftovers = files.filter(isLeftover);
  for (const file of leftovers) rmSync(join(out, file));
  const folders = new Set(leftovers.map((file) => dirname(join(out, file))));
  for (const folder of [...folders].sort().reverse())
    if (readdirSync(folder).length === 0) rmSync(folder, { recursive: true });
  return files.filter((file) => !isLeftover(file));
}
