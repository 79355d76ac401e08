import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/** The folder that holds out/ and the hosting files: this one, but for the tests' further builds. */
export const ROOT = process.env.SITE_ROOT ?? '.';

/** The file, beside out/, in which a build notes what it was made from. */
export const STAMP = 'out.stamp';

const SOURCES = [
  'app',
  'build',
  'client',
  'components',
  'content',
  'lib',
  'public',
  'tools',
  'package-lock.json',
  'next.config.ts',
  'postcss.config.mjs',
  'tailwind.config.ts',
  'tsconfig.json',
  '.env',
  '.env.local',
  '.env.production',
  '.env.production.local',
];

/** The variables that a build depends on. */
const SETTINGS = /^(NEXT_PUBLIC_|POSTS_FOLDER$|PICTURES_FOLDER$)/;

/** Whether out/ is what the present sources and settings would give. */
export function isBuilt() {
  const complete = ['out/index.html', 'hosting/tables.json', STAMP].every((file) =>
    existsSync(join(ROOT, file)),
  );
  return complete && readFileSync(join(ROOT, STAMP), 'utf8') === sourceFingerprint();
}

/** A day on which the content changes by itself: a post comes out, a certificate expires. */
const DATED = /\b(?:date|expires)\b['"]?:\s*['"]?(\d{4}-\d{2}-\d{2})/g;

/** A hash over every source file, every setting that a build depends on, the date that pages print, and which dates have come. */
export function sourceFingerprint() {
  const hash = createHash('sha256');
  const today = headOfficeDay();
  const { POSTS_FOLDER = '', PICTURES_FOLDER = '' } = process.env;
  for (const source of [...SOURCES, POSTS_FOLDER, PICTURES_FOLDER].filter(existsSync)) {
    for (const file of filesIn(source).sort()) {
      const bytes = readFileSync(file);
      hash.update(file).update(bytes);
      if (/\.(?:json|md|ts)$/.test(file)) hash.update(datesBeside(today, bytes.toString()));
    }
  }
  for (const name of Object.keys(process.env).sort()) {
    if (SETTINGS.test(name)) hash.update(`${name}=${process.env[name]}`);
  }
  return hash.update(sourceDate() ?? '').digest('hex');
}

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

/**
 * The day that a build counts by, from lib/dates.ts. Read when asked for: tsx may not be installed before. Empty where
 * the offices cannot be read, which the first step of a build tells better.
 */
function headOfficeDay() {
  const tsx = createRequire(import.meta.url)('tsx/cjs/api');
  try {
    return tsx.require('../lib/dates.ts', import.meta.url).today();
  } catch {
    return '';
  }
}

/** Which of a text's dates are past, a day's own or ahead, so that the hash changes on their day and after it. */
function datesBeside(today, text) {
  return [...text.matchAll(DATED)].map(([, day]) => Math.sign(day.localeCompare(today))).join();
}

function filesIn(path) {
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { withFileTypes: true }).flatMap((entry) => {
    const inside = join(path, entry.name);
    if (entry.isDirectory()) return filesIn(inside);
    const stats = statSync(inside, { throwIfNoEntry: false });
    if (stats?.isFile()) return [inside];
    // An editor's lock is a link that leads nowhere. In public/ Next would follow it.
    if (!stats && !path.startsWith('public')) return [];
    throw new Error(
      `${inside}: neither a file nor a folder, nor a link to a file: take it away, or put the files themselves there.`,
    );
  });
}
