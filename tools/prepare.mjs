// Only Node's own modules here: this runs before anything is installed.
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { delimiter } from 'node:path';
import { fileURLToPath } from 'node:url';

// Programs of the packages are called by their names, for npx takes half a second to find each. npm has them in PATH.
const PROGRAMS = fileURLToPath(new URL('../node_modules/.bin', import.meta.url));
process.env.PATH += delimiter + PROGRAMS;

/** Ends the process with one sentence and a non-zero exit. */
export function fail(sentence) {
  console.error(`\n${sentence}`);
  process.exit(1);
}

/** Runs a command with its output shown; `what` says what it is doing. */
export function run(what, command, args, options = {}) {
  console.log(`\n▸ ${what}`);
  const { status, error } = spawnSync(command, args, {
    stdio: 'inherit',
    shell: process.platform === 'win32',
    ...options,
  });
  if (error) fail(`${command} could not be started: ${error.message}`);
  return status ?? 1;
}

/** Ends the process where a port is taken, before anything that takes minutes; `remedy` says how to choose another. */
export async function expectFree(port, remedy, host = '127.0.0.1') {
  const probe = createServer().listen(port, host);
  try {
    await once(probe, 'listening');
    await once(probe.close(), 'close');
  } catch (error) {
    if (error.code !== 'EADDRINUSE') throw error;
    fail(`Port ${port} is in use: stop what is using it, or choose another with ${remedy}.`);
  }
}

/** What Biome is told to put the layout of content/ right. Its linter takes braces out of a file with marks of a merge. */
export const layOutContent = ['check', '--write', '--linter-enabled=false', 'content'];

/** Installs from the lockfile where node_modules is missing or older; to serve the site, without what tests and lints it. */
export function prepare({ toServe = false } = {}) {
  // The oldest that runs every tool used here.
  const oldest = JSON.parse(readFileSync('package.json', 'utf8')).engines.node.replace('>=', '');
  if (process.versions.node.localeCompare(oldest, 'en', { numeric: true }) < 0) {
    fail(`Node ${process.versions.node} is too old: install Node ${oldest} or newer.`);
  }
  const installed = 'node_modules/.package-lock.json';
  const isCurrent =
    existsSync(installed) && statSync(installed).mtimeMs >= statSync('package-lock.json').mtimeMs;
  if (isCurrent && (toServe || existsSync('node_modules/jest'))) return;
  // Without install scripts, as .npmrc says.
  const status = run('Installing dependencies from the lockfile', 'npm', [
    'ci',
    // Said, for npm leaves them out where NODE_ENV is production.
    `--${toServe ? 'omit' : 'include'}=dev`,
    '--no-audit',
    '--no-fund',
  ]);
  if (status !== 0) fail('The dependencies could not be installed: see the messages of npm above.');
}

// `npm run check:content` and others begin with it, so that they work in a fresh clone. Not `import.meta.filename`, which the Nodes that are too old do not have.
if (fileURLToPath(import.meta.url) === process.argv[1]) prepare();
