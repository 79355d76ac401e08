import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

test('what builds the site is installed where NODE_ENV is production, too', () => {
  const folder = mkdtempSync(join(tmpdir(), 'prepare-'));
  cpSync('.nvmrc', join(folder, '.nvmrc'));
  writeFileSync(join(folder, 'npm'), '#!/bin/sh\necho "$@" > asked\n', { mode: 0o755 });
  const prepare = `import('${resolve('tools/prepare.mjs')}').then(({ prepare }) => prepare())`;
  spawnSync(process.execPath, ['-e', prepare], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production', PATH: `${folder}:${process.env.PATH}` },
  });
  expect(readFileSync(join(folder, 'asked'), 'utf8').split(/\s/)).toContain('--include=dev');
  rmSync(folder, { recursive: true });
});
