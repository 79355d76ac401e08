import { readdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { filesBelow } from './public-files';

const ASSETS = '_next/static';

/** The folder of assets that pages use. Stylesheets are inlined, and islands have scripts of their own. */
const USED_ASSETS = 'media';

/**
 * Removes what Next leaves in the export for its router and no link of this site asks for: payloads
 * (`__next.*`, and `x.txt` beside `x.html`), the page behind 404.html, and its scripts and stylesheets. A file of
 * `public/` that has such a name is put back afterwards, see restorePublicFiles. Returns the files that stay.
 */
export function removeLeftovers(out: string): string[] {
  const files = filesBelow(out);
  const known = new Set(files);
  const leftovers = files.filter((file) => isLeftover(file, known));
  for (const file of leftovers) rmSync(join(out, file));
  const folders = new Set(leftovers.map((file) => dirname(join(out, file))));
  for (const folder of [...folders].sort().reverse())
    if (readdirSync(folder).length === 0) rmSync(folder, { recursive: true });
  return files.filter((file) => !isLeftover(file, known));
}

function isLeftover(file: string, files: ReadonlySet<string>): boolean {
  if (file.startsWith(`${ASSETS}/`)) {
    const [folder = ''] = file.slice(ASSETS.length + 1).split('/');
    return folder !== USED_ASSETS;
  }
  return (
    /(?:^|\/)__next\./.test(file) ||
    /^_not-found[./]/.test(file) ||
    (file.endsWith('.txt') && files.has(file.replace(/txt$/, 'html')))
  );
}
