import { spawnSync } from 'node:child_process';
import { HEADLESS_SHELL, onPath, testChromium } from '../e2e/chromium.mjs';
import { fail, run } from './prepare.mjs';

/** Installs what the tests need beside the packages, where that is possible; ends the process where no Chromium is. */
export function installTestTools() {
  if (!process.env.CHROMIUM_PATH && !onPath(HEADLESS_SHELL)) installChromium();
  // The face that pages are set in until their own is there is measured: Arial, or what has its widths on Linux.
  if (process.platform === 'linux' && !hasFont('Liberation Sans'))
    installPackage('fonts-liberation');
  // The emitted server block is tried in the real nginx.
  if (!onPath('nginx')) installPackage('nginx-light');
  if (!process.argv.includes('--all')) return;
  // The engines that visitors have beside Chromium; e2e/engines.spec.ts says of each whether it was tried.
  if (!onPath('firefox-esr') && !onPath('firefox')) installPackage('firefox-esr');
  if (!onPath('WebKitWebDriver')) installPackage('webkit2gtk-driver');
  if (!onPath('xvfb-run')) installPackage('xvfb', 'xauth');
}

function installChromium() {
  installPackage(HEADLESS_SHELL);
  if (testChromium()) return;
  const download = ['--no-install', 'playwright', 'install', 'chromium'];
  if (run("Downloading Playwright's Chromium", 'npx', download) === 0) return;
  fail('No Chromium was found: install the package chromium, or set CHROMIUM_PATH to a browser.');
}

/** Installs Debian packages as root, where there is apt-get. */
function installPackage(...names) {
  if (process.getuid?.() !== 0 || !onPath('apt-get')) return;
  run('Refreshing the package lists', 'apt-get', ['update', '-qq']);
  run(`Installing ${names.join(' ')}`, 'apt-get', [
    ...['install', '-y', '-qq', '--no-install-recommends'],
    ...names,
  ]);
}

/** Whether fontconfig, which browsers on Linux ask, knows a family by its own name. */
function hasFont(family) {
  const { stdout } = spawnSync('fc-list', [family, 'family'], { encoding: 'utf8' });
  return Boolean(stdout?.trim());
}
