import { spawnSync } from 'node:child_process';

/**
 * The day on which each file below a folder was last committed, `YYYY-MM-DD` in UTC. A file that is changed since has
 * none, and where the history is missing or cut short nothing has: a date that may be wrong is worse than none.
 */
export function commitDays(folder: string): ReadonlyMap<string, string> {
  if (git('rev-parse', '--is-shallow-repository')?.trim() !== 'false') return new Map();
  const log = git(
    'log',
    '--relative',
    '--no-renames',
    '--format=%x00%ct',
    '--name-only',
    '--',
    folder,
  );
  const days = new Map<string, string>();
  for (const commit of (log ?? '').split('\0').slice(1)) {
    const [seconds = '', ...files] = commit.split('\n').filter(Boolean);
    const day = new Date(Number(seconds) * 1000).toISOString().slice(0, 10);
    for (const file of files) if (!days.has(file)) days.set(file, day);
  }
  const changed = git('diff', '--relative', '--name-only', 'HEAD', '--', folder);
  for (const file of (changed ?? '').split('\n')) days.delete(file);
  return days;
}

/** What git says, with names as they are; undefined where there is no git, or no history. */
function git(...args: string[]): string | undefined {
  const { status, stdout } = spawnSync('git', ['-c', 'core.quotePath=false', ...args], {
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  return status === 0 ? stdout : undefined;
}
