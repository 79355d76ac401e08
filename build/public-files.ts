import { readdirSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';

/** The folder whose files are served as they are. */
export const PUBLIC = 'public';

/** Every file below a folder, as paths from it with forward slashes, in a fixed order. */
export function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort();
}

/**
 * Puts the files of `public/` into the export once more, byte for byte: Next overwrites one that has the name
 * of a router payload, such as `about.txt`. Returns a sentence for each that stands where a page or another file
 * of the site was written.
 */
export async function restorePublicFiles(
  files: readonly string[],
  written: ReadonlySet<string>,
  out: string,
): Promise<string[]> {
  const findings: string[] = [];
  for (const file of files) {
    const [source, place] = [join(PUBLIC, file), join(out, file)];
    // Read and written: a copy of a link would be a link, and one of a private file private.
    const content = await readFile(source);
    if (written.has(file) && !(await readFile(place)).equals(content)) {
      findings.push(`${source}: the site writes a file of this name itself; rename yours.`);
      continue;
    }
    await rm(place, { force: true });
    await mkdir(dirname(place), { recursive: true });
    await writeFile(place, content);
  }
  return findings;
}
