import { installPackages, onPath } from './debian.mjs';
import { fail, run } from './prepare.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** As root in a container, and without a word to anybody but the pages under test. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
];

/**
 * Finds a Chromium for the browser tests, installing one where that is possible.
 * Returns its path, or undefined for Playwright's own; ends the process with one sentence if there is none.
 */
export function findChromium() {
  const found = process.env.CHROMIUM_PATH ?? systemChromium();
  if (found) return found;
  // With the face that the site's fallback is measured against.
  if (installPackages('chromium', 'fonts-liberation')) return systemChromium();
  const download = ['--no-install', 'playwright', 'install', 'chromium'];
  if (run("Downloading Playwright's Chromium", 'npx', download) === 0) return undefined;
  return fail(
    'No Chromium was found: install the package chromium, or set CHROMIUM_PATH to a browser’s path.',
  );
}

/** The path of an installed Chromium, if there is one. */
export function systemChromium() {
  return NAMES.map(onPath).find(Boolean);
}
