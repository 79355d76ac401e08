import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Where the licences of what visitors are sent are served. */
export const licencesPath = '/licences.txt';

/** What reaches visitors and is no dependency in production: the face, cut by `npm run font`. */
const ALSO_SENT = ['node_modules/@fontsource-variable/manrope'];

interface Lockfile {
  packages: Readonly<
    Record<
      string,
      { version?: string; license?: string; dev?: true; optional?: true; devOptional?: true }
    >
  >;
}

/**
 * The licences of all production packages and of the face, each text once, under the packages it stands for:
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
  const files = await readdir(folder).catch(() => []);
  const file = files.sort().find((name) => /^licen[cs]e(\.(md|txt))?$/i.test(name));
  return file && (await readFile(join(folder, file), 'utf8')).replace(/\r\n/g, '\n').trim();
}
