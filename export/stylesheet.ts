import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';

const CHUNKS = '_next/static/chunks';

/**
 * Takes the site's stylesheet out of the export, to be inlined: its text, with addresses that no
 * longer depend on where it stands. The file is removed, for nothing fetches it any more.
 * @throws when Next wrote more than one stylesheet, for then pages would differ.
 */
export async function takeStylesheet(out: string): Promise<string> {
  const folder = join(out, CHUNKS);
  const files = (await readdir(folder)).filter((file) => file.endsWith('.css'));
  const [file] = files;
  if (file === undefined || files.length > 1) {
    throw new Error(
      `Expected one stylesheet in ${folder}, found ${files.length}: import CSS from app/globals.css alone.`,
    );
  }
  const css = await readFile(join(folder, file), 'utf8');
  await rm(join(folder, file));
  return css.replace(/url\(["']?\.\.\/([^)"']+)["']?\)/g, 'url(/_next/static/$1)').trim();
}
