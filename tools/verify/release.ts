import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sourceHash } from '../../build/content-hash';
import { answerAt, type Release } from '../../build/hosting/answer';
import type { BuildRecord } from '../../build/outputs/build-record';
import { buildRecordPath } from '../../lib/file-paths';

/** Whether the files here are as they were built, and whether the host says that it serves the same release. */
export async function faultsOfRecord(origin: string, { root }: Release): Promise<string[]> {
  const here: BuildRecord = JSON.parse(readFileSync(join(root, 'out', buildRecordPath), 'utf8'));
  const changed = Object.entries(here.files)
    .filter(([path, hash]) => sourceHash('sha256', readFileSync(join(root, 'out', path))) !== hash)
    .map(([path]) => `out${path} has been changed since it was built: run npm run build.`);
  const answer = await fetch(origin + buildRecordPath);
  const served: BuildRecord | undefined = answer.ok ? await answer.json() : undefined;
  if (!served) {
    return [
      ...changed,
      `${buildRecordPath}: answers ${answer.status}, so nothing says which release is served.`,
    ];
  }
  if (served.commit === here.commit) return changed;
  return [
    ...changed,
    `The release served is ${nameOf(served)}, and the one here is ${nameOf(here)}: deploy this one, or build that one to compare.`,
  ];
}

const nameOf = ({ version, commit = 'without a commit', date = 'no date' }: BuildRecord) =>
  `${version}, ${commit.slice(0, 12)} of ${date}`;

/** What a host or a network on the way has put into pages: every script element that the build did not write. */
export async function faultsOfScripts(
  origin: string,
  release: Release,
  addresses: readonly string[],
): Promise<string[]> {
  const faults: string[] = [];
  for (const address of addresses) {
    const { file } = answerAt(release, address);
    if (!file?.endsWith('.html')) continue;
    const built = readFileSync(join(release.root, 'out', file), 'utf8');
    const served = await (await fetch(origin + address)).text();
    const added = scriptsOf(served).filter((script) => !scriptsOf(built).includes(script));
    faults.push(...added.map((script) => `${address}: a script was added on the way, ${script}`));
  }
  return faults;
}

const scriptsOf = (html: string): readonly string[] => html.match(/<script\b[^>]*>/gi) ?? [];
