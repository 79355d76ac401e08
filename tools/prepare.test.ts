import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { scratchFolder } from '../build/scratch-folder';

test('what builds the site is installed where NODE_ENV is production, too', () => {
  const { root, put, remove } = scratchFolder();
  cpSync('package.json', join(root, 'package.json'));
  put('npm', '#!/bin/sh\necho "$@" > asked\n', 0o755);
  spawnSync(process.execPath, [resolve('tools/prepare.mjs')], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', PATH: `${root}:${process.env.PATH}` },
  });
  expect(readFileSync(join(root, 'asked'), 'utf8').split(/\s/)).toContain('--include=dev');
  remove();
});
