import { rmdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { filesBelow } from './public-files';

const ASSETS = '_next/static';

/** The folders of assets that pages use; what else Next puts beside them are manifests of the build. */
const USED_ASSETS = ['chunks', 'media'];

/** Why a folder is not removed: there is something in it, or it was removed with the one below it. */
const STAYS: ReadonlySet<string | undefined> = new Set(['ENOTEMPTY', 'EEXIST', 'ENOENT']);

/**
 * Removes what Next leaves in the export for its router and no link of this site asks for: payloads
 * (`__next.*`, and `x.txt` beside `x.html`), the page behind 404.html, and the build's manifests. A file of
 * `public/` that has such a name is put back afterwards, see restorePublicFiles.
 */
export function removeLeftovers(out: string) {
  const files = filesBelow(out);
  const known = new Set(files);
  const leftovers = files.filter((file) => isLeftover(file, known));
  for (const file of leftovers) rmSync(join(out, file));
  for (const folder of new Set(leftovers.map(dirname))) removeIfEmpty(out, folder);
}

function isLeftover(file: string, files: ReadonlySet<string>): boolean {
  if (file.startsWith(`${ASSETS}/`)) {
    const [folder = ''] = file.slice(ASSETS.length + 1).split('/');
    return !USED_ASSETS.includes(folder);
  }
  return (
    /(?:^|\/)__next\./.test(file) ||
    /^_not-found[./]/.test(file) ||
    (file.endsWith('.txt') && files.has(file.replace(/txt$/, 'html')))
  );
}

/** Removes a folder of the export, and those above it, for as long as they are empty. */
function removeIfEmpty(out: string, folder: string) {
  if (folder === '.') return;
  try {
    // Fails where something is in it.
    rmdirSync(join(out, folder));
  } catch (error) {
    if (STAYS.has((error as NodeJS.ErrnoException).code)) return;
    throw error;
  }
  removeIfEmpty(out, dirname(folder));
}
