import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isWhole } from './run';

const RELATIVE_IMPORT = /from '\.\/([\w-]+)'/g;

/** What builds, deploys or serves anew, or needs more than one further build: run by `npm test -- --all` alone. */
const SLOW = [
  'blog-archive',
  'blog-build',
  'blog-filters',
  'blog-firestore',
  'blog-pictures',
  'blog-post',
  'deploys',
  'development',
  'hostile-posts',
];

/** The spec files that do not run this time. */
export const leftOut = isWhole ? [] : SLOW.map((name) => `${name}.spec.ts`);

/** The spec files that name a further build, themselves or in what they import: these wait until it is made. */
export const specsOfVariants = readdirSync(import.meta.dirname).filter(
  (file) => file.endsWith('.spec.ts') && namesVariants(file),
);

function namesVariants(file: string): boolean {
  const source = readFileSync(join(import.meta.dirname, file), 'utf8');
  if (/\bvariants\b/.test(source)) return true;
  return [...source.matchAll(RELATIVE_IMPORT)].some(([, name]) => namesVariants(`${name}.ts`));
}
