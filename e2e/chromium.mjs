// Only Node's own modules here: tools/test.mjs reads it before anything is installed.
import { spawnSync } from 'node:child_process';

/** The same engine without a browser's windows: the tests take half the processor time in it. */
export const HEADLESS_SHELL = 'chromium-headless-shell';

const BROWSERS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** As root in a container, and without a word to anybody but the pages under test. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
];

/** The path of what the tests are to run in: what was chosen, or what is installed; undefined for Playwright's own. */
export function testChromium() {
  return process.env.CHROMIUM_PATH ?? onPath(HEADLESS_SHELL) ?? systemChromium();
}

/** The path of a browser that is installed. */
function systemChromium() {
  return BROWSERS.map(onPath).find(Boolean);
}

/** The path of a command, or undefined where there is none. */
export function onPath(command) {
  const search = `PATH="$PATH:/usr/sbin" command -v ${command}`;
  const { status, stdout } = spawnSync('sh', ['-c', search], { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}
