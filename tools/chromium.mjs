import { installPackages, onPath } from './debian.mjs';
import { fail, run } from './prepare.mjs';

/** Names a browser to use in place of those found. */
const CHOSEN = 'CHROMIUM_PATH';

const BROWSERS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** The same engine without a browser's windows: the tests take half the processor time in it. */
const HEADLESS_SHELL = 'chromium-headless-shell';

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
  const chosen = process.env[CHOSEN] ?? onPath(HEADLESS_SHELL);
  if (chosen) return chosen;
  installPackages(HEADLESS_SHELL);
  const found = testChromium();
  if (found) return found;
  const download = ['--no-install', 'playwright', 'install', 'chromium'];
  if (run("Downloading Playwright's Chromium", 'npx', download) === 0) return undefined;
  return fail(
    `No Chromium was found: install the package chromium, or set ${CHOSEN} to a browser’s path.`,
  );
}

/** The path of what the tests are to run in: what was chosen, or what is installed. */
export function testChromium() {
  return process.env[CHOSEN] ?? onPath(HEADLESS_SHELL) ?? systemChromium();
}

/** The path of a browser to measure with, one that visitors have: what was chosen, or what is installed. */
export function systemChromium() {
  return process.env[CHOSEN] ?? BROWSERS.map(onPath).find(Boolean);
}
