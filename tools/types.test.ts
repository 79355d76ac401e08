import { spawnSync } from 'node:child_process';
import { cpSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { scratchFolder } from '../build/scratch-folder';

jest.setTimeout(60_000);

test('what Next generated for routes that are gone fails no check of types', () => {
  const { root, put, remove } = scratchFolder({
    'sound.ts': 'export const sound = 1;\n',
    'next-env.d.ts': 'import "./.next/types/routes.d.ts";\n',
  });
  for (const folder of ['.next/types', '.next/dev/types']) {
    put(`${folder}/validator.ts`, "export * from '../../app/gone/page.js';\n");
  }
  cpSync('tsconfig.json', join(root, 'tsconfig.json'));
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'));
  const said = () => {
    const command = ['--noEmit', '--incremental', 'false'];
    return spawnSync('node_modules/.bin/tsc', command, { cwd: root, encoding: 'utf8' }).stdout;
  };
  expect(said()).toBe('');
  put('unsound.ts', "export * from './gone';\n");
  expect(said()).toMatch(/^unsound\.ts/);
  remove();
});
