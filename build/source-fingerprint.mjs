import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import './env-files.mjs';

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
];

/** The variables that a build depends on, wherever they are set. */
const SETTINGS = /^(NEXT_PUBLIC_|POSTS_FOLDER$|PICTURES_FOLDER$|BUILT_PAGES$)/;

/** Whether out/ is what the present sources and settings would give. */
export function isBuilt() {
  const complete = ['out/index.html', 'hosting/tables.json', STAMP].every((file) =>
    existsSync(join(ROOT, file)),
  );
  return complete && readFileSync(join(ROOT, STAMP), 'utf8') === sourceFingerprint();
}

/** A hash over every source file, every setting that a build depends on, and the day: posts come out on theirs. */
export function sourceFingerprint() {
  const hash = createHash('sha256').update(new Date().toDateString());
  const { POSTS_FOLDER = '', PICTURES_FOLDER = '' } = process.env;
  for (const source of [...SOURCES, POSTS_FOLDER, PICTURES_FOLDER].filter(existsSync)) {
    for (const file of filesIn(source).sort()) hash.update(file).update(readFileSync(file));
  }
  for (const name of Object.keys(process.env).sort()) {
    if (SETTINGS.test(name)) hash.update(`${name}=${process.env[name]}`);
  }
  return hash.digest('hex');
}

function filesIn(path) {
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
}
