import { spawnSync } from 'node:child_process';
import { run } from './prepare.mjs';

/** The path of a command, or undefined where there is none. */
export function onPath(command) {
  const { status, stdout } = spawnSync(
    'sh',
    ['-c', `PATH="$PATH:/usr/sbin" command -v ${command}`],
    {
      encoding: 'utf8',
    },
  );
  return status === 0 ? stdout.trim() : undefined;
}

/** Whether fontconfig, which browsers on Linux ask, knows a family by its own name. */
export function hasFont(family) {
  const { stdout } = spawnSync('fc-list', [family, 'family'], { encoding: 'utf8' });
  return Boolean(stdout?.trim());
}

/** Installs Debian packages where that is possible: as root, with apt-get. Returns whether it was. */
export function installPackages(...packages) {
  if (process.getuid?.() !== 0 || !onPath('apt-get')) return false;
  run('Refreshing the package lists', 'apt-get', ['update', '-qq']);
  const options = ['install', '-y', '-qq', '--no-install-recommends'];
  return run(`Installing ${packages.join(', ')}`, 'apt-get', [...options, ...packages]) === 0;
}
