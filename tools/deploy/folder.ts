import {
  existsSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { KEPT_DAYS, type ReadServed } from './earlier-files';
import { recordIn, stage } from './stage';

/** Beside a release, the name of the one that was served before it. */
const PREVIOUS = 'previous';

/**
 * Deploys to a folder of a web server on this machine: each release in its own below `releases/`, and `current` a link
 * that is renamed into place, so that no request meets half of one.
 */
export async function deployToFolder(root: string, target: string, fresh: boolean) {
  const current = currentOf(target);
  if (!current && !fresh)
    throw new Error(`${target}/current leads nowhere: say --fresh for the first release there.`);
  await put(root, target, current, current && basename(current));
}

/**
 * Serves the release before the present one again, and before that with each further call; the present one's scripts
 * stay for pages that are open.
 */
export async function rollBackFolder(target: string) {
  const current = currentOf(target);
  const previous = current && previousOf(current);
  const root = join(target, 'releases', previous ?? '');
  if (!previous || !existsSync(root))
    throw new Error(`${target} has no release before the present one: deploy one instead.`);
  await put(root, target, current, previousOf(root));
}

/** Puts a copy of a release in place; `previous` is what a rollback from it leads to. */
async function put(
  root: string,
  target: string,
  current: string | undefined,
  previous: string | undefined,
) {
  const now = new Date();
  const read = current === undefined ? undefined : servedIn(current);
  const { commit = 'no-commit' } = recordIn(root);
  const name = `${now.toISOString().replace(/\W/g, '')}-${commit.slice(0, 12)}`;
  const folder = join(target, 'releases', name);
  const servedFrom = join(resolve(target), 'current/out');
  await stage(root, folder, read, { now, servedFrom });
  if (previous) writeFileSync(join(folder, PREVIOUS), previous);
  symlinkSync(join('releases', name), join(target, name));
  renameSync(join(target, name), join(target, 'current'));
  const oldest = now.getTime() - KEPT_DAYS * 24 * 3_600_000;
  for (const other of readdirSync(join(target, 'releases'))) {
    const path = join(target, 'releases', other);
    if (other !== name && other !== previous && statSync(path).mtimeMs < oldest)
      rmSync(path, { recursive: true });
  }
  console.log(`${servedFrom} is ${name}.`);
}

function servedIn(release: string): ReadServed {
  return async (path) => {
    const file = join(release, 'out', path);
    return existsSync(file) ? readFileSync(file) : undefined;
  };
}

function currentOf(target: string): string | undefined {
  const link = join(target, 'current');
  return existsSync(link) ? resolve(target, readlinkSync(link)) : undefined;
}

function previousOf(release: string): string | undefined {
  const file = join(release, PREVIOUS);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}
