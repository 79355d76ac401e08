import { spawnSync } from 'node:child_process';

/**
 * When the sources were made, in seconds since 1970 as text: `SOURCE_DATE_EPOCH`, else the commit's date, so
 * that two builds of one commit are the same. Undefined outside version control, where a build's date is its own.
 * https://reproducible-builds.org/specs/source-date-epoch/
 */
export function sourceDate() {
  if (process.env.SOURCE_DATE_EPOCH) return process.env.SOURCE_DATE_EPOCH;
  const { status, stdout } = spawnSync('git', ['log', '-1', '--format=%ct'], { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}
