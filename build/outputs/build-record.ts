import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildRecordPath } from '../../lib/file-paths';
import manifest from '../../package.json' with { type: 'json' };
import { sourceHash } from '../content-hash';
import { WITHHELD } from '../hosting/answer';

/** What a release was made from, and every file that visitors can have. The same for every build of one commit. */
export interface BuildRecord {
  /** The release's version in package.json. */
  version: string;
  /** Absent outside version control. */
  commit?: string;
  /** When that was made: the day that pages print. ISO 8601, absent outside version control. */
  date?: string;
  /** The packages that decide what pages are like. */
  made: Readonly<Record<string, string>>;
  /** By address, as integrity attributes are written: `sha256-…` in base64. */
  files: Readonly<Record<string, string>>;
}

/** The version of package.json, and the commit where this is a repository. */
export function releaseHere(): Pick<BuildRecord, 'version' | 'commit'> {
  const { status, stdout } = spawnSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' });
  return { version: manifest.version, ...(status === 0 && { commit: stdout.trim() }) };
}

/** The record of an export whose files are at these paths below `out`. */
export function buildRecord(out: string, files: readonly string[]): BuildRecord {
  const seconds = Number(process.env.SOURCE_DATE_EPOCH);
  const { next, react } = manifest.dependencies;
  return {
    ...releaseHere(),
    ...(seconds && { date: new Date(seconds * 1000).toISOString() }),
    made: { next, react, tailwindcss: manifest.devDependencies.tailwindcss },
    files: Object.fromEntries(
      files
        .map((file) => `/${file}`)
        .filter((path) => !WITHHELD.test(path) && path !== buildRecordPath)
        .map((path) => [path, sourceHash('sha256', readFileSync(join(out, path)))]),
    ),
  };
}
