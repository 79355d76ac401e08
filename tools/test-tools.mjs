import { HEADLESS_SHELL, onPath, testChromium } from '../e2e/chromium.mjs';
import { fail, run } from './prepare.mjs';

/** Installs what the tests need beside the packages, where that is possible; ends the process where no Chromium is. */
export function installTestTools() {
  if (!process.env.CHROMIUM_PATH && !onPath(HEADLESS_SHELL)) installChromium();
  // The emitted server block is tried in the real nginx.
  if (!onPath('nginx')) installPackage('nginx-light');
  if (!process.argv.includes('--all')) return;
  // Firefox and the engine of iPhones; e2e/engines.spec.ts says whether they were tried.
  if (!onPath('firefox-esr') && !onPath('firefox')) installPackage('firefox-esr');
  if (!onPath('WebKitWebDriver')) installPackage('webkit2gtk-driver');
  if (!onPath('xvfb-run')) installPackage('xvfb', 'xauth');
}

function installChromium() {
  installPackage(HEADLESS_SHELL);
  if (testChromium()) return;
  const download = ['install', 'chromium'];
  if (run("Downloading Playwright's Chromium", 'playwright', download) === 0) return;
  fail('No Chromium was found: install the package chromium, or set CHROMIUM_PATH to a browser.');
}

let isRefreshed = false;

/** Installs Debian packages as root, where there is apt-get. */
function installPackage(...names) {
  if (process.getuid?.() !== 0 || !onPath('apt-get')) return;
  if (!isRefreshed) run('Refreshing the package lists', 'apt-get', ['update', '-qq']);
  isRefreshed = true;
  run(`Installing ${names.join(' ')}`, 'apt-get', [
    ...['install', '-y', '-qq', '--no-install-recommends'],
    ...names,
  ]);
}
