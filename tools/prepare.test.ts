import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { scratchFolder } from '../build/scratch-folder';

const installs = { 'prepare.mjs': '--include=dev', 'start.mjs': '--omit=dev' };

test.each(Object.entries(installs))(
  'where NODE_ENV is production, %s has npm ci %s',
  (tool, option) => {
    const { root, put, remove } = scratchFolder();
    cpSync('package.json', join(root, 'package.json'));
    put('npm', '#!/bin/sh\necho "$@" > asked\n', 0o755);
    spawnSync(process.execPath, [resolve('tools', tool)], {
      cwd: root,
      env: {
        ...process.env,
        NODE_ENV: 'production',
        PORT: '39871',
        PATH: `${root}:${process.env.PATH}`,
      },
    });
    expect(readFileSync(join(root, 'asked'), 'utf8').split(/\s/)).toContain(option);
    remove();
  },
);
