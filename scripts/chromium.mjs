import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fail, run } from './prepare.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * Finds a Chromium for the browser tests, installing one where that is possible.
 * Returns its path, or undefined for Playwright's own; ends the process with one sentence if there is none.
 */
export function findChromium() {
  const found = process.env.CHROMIUM_PATH ?? systemChromium();
  if (found) return found;
  const root = process.getuid?.() === 0;
  if (root && onPath('apt-get')) {
    run('Refreshing the package lists', 'apt-get', ['update', '-qq']);
    run('Installing Chromium', 'apt-get', [
      'install',
      '-y',
      '-qq',
      '--no-install-recommends',
      'chromium',
    ]);
    const installed = systemChromium();
    if (installed) return installed;
  }
  if (
    run("Downloading Playwright's Chromium", 'npx', [
      '--no-install',
      'playwright',
      'install',
      'chromium',
    ]) === 0
  ) {
    return undefined;
  }
  return fail(
    'No Chromium was found: install the package chromium, or set CHROMIUM_PATH to a browser’s path.',
  );
}

/** The path of an installed Chromium, if there is one. */
export function systemChromium() {
  return NAMES.map(onPath).find((path) => path && existsSync(path));
}

function onPath(command) {
  const { status, stdout } = spawnSync('sh', ['-c', `command -v ${command}`], { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}
