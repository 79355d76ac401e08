import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Where the licences of what visitors are sent are served. */
export const licencesPath = '/licences.txt';

/** What reaches visitors and is no dependency in production: the face, cut, and the search. */
const ALSO_SENT = ['node_modules/@fontsource-variable/manrope', 'node_modules/pagefind'];

interface Lockfile {
  packages: Readonly<
    Record<
      string,
      { version?: string; license?: string; dev?: true; optional?: true; devOptional?: true }
    >
  >;
}

/**
 * The licences of all production packages, of the face and of the search, each text once, under the packages it stands for:
 * their notices must go with every copy, and a build strips them from the scripts.
 */
export async function licences(): Promise<string> {
  const { packages } = JSON.parse(await readFile('package-lock.json', 'utf8')) as Lockfile;
  const byText = new Map<string, string[]>();
  for (const [folder, { version, license, dev, optional, devOptional }] of Object.entries(
    packages,
  )) {
    const left = dev || optional || devOptional;
    if (folder === '' || (left && !ALSO_SENT.includes(folder))) continue;
    const name = `${folder.replace(/^.*node_modules\//, '')} ${version}`;
    const text = (await licenceIn(folder)) ?? `Licence: ${license ?? 'see the package'}`;
    byText.set(text, [...(byText.get(text) ?? []), name]);
  }
  const blocks = [...byText].map(([text, names]) => `${names.join('\n')}\n\n${text}\n`);
  return `This site uses the work of others, under these licences.\n\n${blocks.join(`\n${'-'.repeat(80)}\n\n`)}`;
}

async function licenceIn(folder: string): Promise<string | undefined> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  const [found] = entries
    .filter(({ name }) => /^licen[cs]e(\.(md|txt))?$/i.test(name))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
  if (!found) return undefined;
  // Pagefind's is a folder, with a text of the same name in it.
  if (found.isDirectory()) return licenceIn(join(folder, found.name));
  return (await readFile(join(folder, found.name), 'utf8')).replace(/\r\n/g, '\n').trim();
}
