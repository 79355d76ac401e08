import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse, serialize } from 'parse5';
import { attributesOf, detach, elements } from '../../build/html-elements';

/** What a browser itself takes for a press is told by a page that has nothing but one toggle. */
const BARE_PAGE = `<!doctype html>
<title>One toggle</title>
<meta name="viewport" content="width=device-width">
<header><details><summary>Menu</summary><nav><ul><li><a href="/">Home</a></ul></nav></details></header>
`;
export const BARE_PATH = '/one-toggle';

const CARRIED_OVER = /^(_next\/static\/(boot|chunks|rsc)|_headers|_redirects)/;

/**
 * Writes the reference site: the same pages as plain HTML with the same inlined CSS and the same face, but no script
 * and no policy. What a page costs beyond its reference is what this site adds. Beside them the bare page.
 */
export async function writeReference(out: string, folder: string) {
  await rm(folder, { recursive: true, force: true });
  await cp(out, folder, { recursive: true });
  for (const file of await readdir(folder, { recursive: true })) {
    const path = join(folder, file);
    if (file.endsWith('.html')) await writeFile(path, plain(await readFile(path, 'utf8')));
    else if (CARRIED_OVER.test(file)) await rm(path, { recursive: true, force: true });
  }
  await writeFile(join(folder, `${BARE_PATH}.html`), BARE_PAGE);
}

function plain(html: string): string {
  const document = parse(html);
  for (const element of elements(document))
    if (element.tagName === 'script' || 'http-equiv' in attributesOf(element)) detach(element);
  return serialize(document);
}
