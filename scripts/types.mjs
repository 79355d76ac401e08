// `npm run types`: TypeScript over the whole project.
import { rmSync } from 'node:fs';
import { run } from './prepare.mjs';

/** What Next generated at the last build or in development: it names routes that may be gone by now. */
const STALE = ['.next/types/validator.ts', '.next/dev/types/validator.ts'];

/** Checks types; returns the exit code. */
export function checkTypes() {
  for (const file of STALE) rmSync(file, { force: true });
  return run('Checking types', 'npx', ['--no-install', 'tsc', '--noEmit']);
}

if (import.meta.filename === process.argv[1]) process.exit(checkTypes());
