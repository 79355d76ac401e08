// `npm run types`: TypeScript over the whole project.
import { run } from './prepare.mjs';

/** Checks types, of the sources alone: tsconfig.json leaves out what Next generates. Returns the exit code. */
export function checkTypes() {
  return run('Checking types', 'npx', ['--no-install', 'tsc', '--noEmit']);
}

if (import.meta.filename === process.argv[1]) process.exit(checkTypes());
