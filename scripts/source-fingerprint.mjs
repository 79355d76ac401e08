import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where the build notes what it was made from. */
export const STAMP = 'out.stamp';

const SOURCES = [
  'app',
  'components',
  'content',
  'export',
  'lib',
  'public',
  'package-lock.json',
  'next.config.ts',
  'tailwind.config.ts',
  'postcss.config.mjs',
  'tsconfig.json',
  '.env',
  '.env.local',
  '.env.production',
  '.env.production.local',
];

/** A hash over every source file and every setting that a build depends on. */
export function sourceFingerprint() {
  const hash = createHash('sha256');
  for (const source of SOURCES.filter(existsSync)) {
    for (const file of filesIn(source).sort()) hash.update(file).update(readFileSync(file));
  }
  for (const name of Object.keys(process.env).sort()) {
    if (name.startsWith('NEXT_PUBLIC_')) hash.update(`${name}=${process.env[name]}`);
  }
  return hash.digest('hex');
}

function filesIn(path) {
  try {
    return readdirSync(path, { withFileTypes: true }).flatMap((entry) => {
      const inside = join(path, entry.name);
      return entry.isDirectory() ? filesIn(inside) : [inside];
    });
  } catch {
    return [path];
  }
}
