import { spawnSync } from 'node:child_process';
import { lstatSync, readdirSync, readFileSync, statSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { scratchFolder } from '../build/scratch-folder';

// Runs tools/build.mjs with a stand-in for its steps: what is tried is how a release comes to replace another.

/** Makes every product of a release, whose name it writes into each; or fails as a step does. */
const STEP = `#!/bin/sh
[ -n "$RELEASE" ] || exit 1
for folder in out hosting; do mkdir -p "$SITE_ROOT/$folder"; done
for file in out/index.html hosting/tables.json firebase.json netlify.toml; do
  echo "$RELEASE" > "$SITE_ROOT/$file"
done
`;

/** Before the build: at one of its renames the process is killed, or the system refuses. */
const INTERRUPTION = `
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
const rename = fs.renameSync;
let count = 0;
fs.renameSync = (from, to) => {
  if (from.startsWith(process.env.SITE_ROOT)) count += 1;
  if (count === Number(process.env.KILL_AT)) process.kill(process.pid, 'SIGKILL');
  if (count === Number(process.env.REFUSE_AT)) throw Object.assign(new Error('busy'), { code: 'EBUSY' });
  rename(from, to);
};
syncBuiltinESMExports();`;

let root = '';
let remove = () => {};
beforeEach(() => {
  const folder = scratchFolder();
  for (const program of ['tsx', 'next']) folder.put(`bin/${program}`, STEP, 0o755);
  ({ root, remove } = folder);
});
afterEach(() => remove());

/** Builds a release; without one, a step of the build fails. */
function build(release: string, settings: Readonly<Record<string, string>> = {}) {
  const command = 'umask 077; exec "$0" --import="$1" tools/build.mjs';
  const preload = `data:text/javascript,${encodeURIComponent(INTERRUPTION)}`;
  return spawnSync('sh', ['-c', command, process.execPath, preload], {
    encoding: 'utf8',
    env: {
      ...process.env,
      ...settings,
      RELEASE: release,
      SITE_ROOT: root,
      PATH: `${root}/bin:${process.env.PATH}`,
    },
  });
}

const contentOf = (file: string) => readFileSync(join(root, file), 'utf8').trim();
const PRODUCTS = ['out/index.html', 'hosting/tables.json', 'firebase.json', 'netlify.toml'];
const releases = () => [...new Set(PRODUCTS.map(contentOf))];

test('what was killed in the middle of the swap of out/ is built again', () => {
  build('first');
  expect(build('second', { KILL_AT: '2' }).signal).toBe('SIGKILL');
  expect(build('second').status).toBe(0);
  expect(releases()).toEqual(['second']);
  expect(readdirSync(join(root, '.build'))).toEqual([]);
});

test('where a step fails or out/ cannot be replaced, nothing is changed, and the latter is told', () => {
  build('first');
  expect(build('').status).toBe(1);
  const { status, stderr } = build('second', { REFUSE_AT: '1' });
  expect(status).toBe(1);
  expect(stderr.trim()).toBe(
    `${root}/out could not be replaced (EBUSY): make it a folder, no mount, on the disk of ${root}/.build/.`,
  );
  expect(releases()).toEqual(['first']);
});

test('an out/ that is a link to a server’s folder stays one, and the folder is replaced', () => {
  symlinkSync('served', join(root, 'out'));
  expect(build('first').status).toBe(0);
  expect(build('second').status).toBe(0);
  expect(lstatSync(join(root, 'out')).isSymbolicLink()).toBe(true);
  expect(contentOf('served/index.html')).toBe('second');
  // Everybody may read what is built, whatever the shell's mask.
  expect(statSync(join(root, 'served')).mode & 0o777).toBe(0o755);
  expect(statSync(join(root, 'served/index.html')).mode & 0o777).toBe(0o644);
});
