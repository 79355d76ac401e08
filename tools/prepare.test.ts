import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { scratchFolder } from '../build/scratch-folder';

test('where NODE_ENV is production, tests can be run all the same, and a site is served without them', () => {
  const { root, put, remove } = scratchFolder();
  cpSync('package.json', join(root, 'package.json'));
  put('npm', '#!/bin/sh\necho "$@" >> asked\n', 0o755);
  const PATH = `${root}:${process.env.PATH}`;
  const env = { ...process.env, PATH, NODE_ENV: 'production', PORT: '39871' } as const;
  for (const tool of ['prepare.mjs', 'start.mjs'])
    spawnSync(process.execPath, [resolve('tools', tool)], { cwd: root, env });
  const asked = readFileSync(join(root, 'asked'), 'utf8').split(/\s/);
  expect(asked.filter((word) => word.endsWith('=dev'))).toEqual(['--include=dev', '--omit=dev']);
  remove();
});
