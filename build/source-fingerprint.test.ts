import { spawnSync } from 'node:child_process';
import { rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { headOffice } from '../content/company';
import { utcOffset } from '../lib/dates';
import { scratchFolder } from './scratch-folder';

const { root: folder, remove } = scratchFolder({ 'dated.md': '---\ndate: 2026-04-08\n---\n' });
afterAll(remove);

/** The fingerprint of the sources and one post dated 8 April 2026, taken when the clock shows a moment. */
function fingerprintAt(moment: string): string {
  const script = `
    const Clock = Date;
    globalThis.Date = class extends Clock {
      constructor(...given) {
        super(...(given.length > 0 ? given : ['${moment}']));
      }
    };
    const { sourceFingerprint } = await import('./build/source-fingerprint.mjs');
    console.log(sourceFingerprint());`;
  return run(script);
}

function run(script: string): string {
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    encoding: 'utf8',
    env: { ...process.env, POSTS_FOLDER: folder },
    timeout: 20_000,
  });
  expect(stderr).toBe('');
  return stdout.trim();
}

test('a build counts as stale when the head office has a new day, and not when UTC has', () => {
  const midnight = Date.parse('2026-04-08') - 60_000 * utcOffset(headOffice.timeZone, '2026-04-08');
  const [before = '', after = '', late = ''] = [-1, 1, 23 * 60].map((minutes) =>
    fingerprintAt(new Date(midnight + minutes * 60_000).toISOString()),
  );
  expect(before).toMatch(/^[0-9a-f]{64}$/);
  expect(after).not.toBe(before);
  expect(late).toBe(after);
});

/** The fingerprint of the sources as they are, or why there is none. */
const fingerprint = () =>
  run(`
    const { sourceFingerprint } = await import('./build/source-fingerprint.mjs');
    try { console.log(sourceFingerprint()); } catch ({ message }) { console.log(message); }`);

test('the lock of an editor, a link that leads nowhere, is no source', () => {
  const before = fingerprint();
  symlinkSync('editor@machine.1234', join(folder, '.#dated.md'));
  expect(fingerprint()).toBe(before);
});

test.each([
  ['a link to a folder', () => symlinkSync(tmpdir(), join(folder, 'other'))],
  ['a pipe', () => spawnSync('mkfifo', [join(folder, 'other')])],
])('%s among the sources is refused in a sentence', (_, make) => {
  make();
  expect(fingerprint()).toBe(
    `${folder}/other: neither a file nor a folder, nor a link to a file: take it away, or put the files themselves there.`,
  );
  rmSync(join(folder, 'other'));
});
