import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const RELATIVE_IMPORT = /from '\.\/([\w-]+)'/g;

/** The spec files that name a further build, themselves or in what they import: these wait until it is made. */
export const specsOfVariants = readdirSync(import.meta.dirname).filter(
  (file) => file.endsWith('.spec.ts') && namesVariants(file),
);

function namesVariants(file: string): boolean {
  const source = readFileSync(join(import.meta.dirname, file), 'utf8');
  if (/\bvariants\b/.test(source)) return true;
  return [...source.matchAll(RELATIVE_IMPORT)].some(([, name]) => namesVariants(`${name}.ts`));
}
