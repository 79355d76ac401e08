/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

jest.setTimeout(60_000);

let copy = '';
beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'check-'));
  for (const source of [
    'app',
    'content',
    'lib',
    'public',
    'scripts',
    'package.json',
    'tsconfig.json',
  ]) {
    cpSync(source, join(copy, source), { recursive: true });
  }
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'));
});
afterAll(() => rmSync(copy, { recursive: true }));

/** What a script of the copy ends with, as an editor's command runs it. */
function saidBy(script: string): string {
  const command = ['--conditions=react-server', `scripts/${script}.ts`];
  const { status, stderr } = spawnSync('node_modules/.bin/tsx', command, {
    cwd: copy,
    encoding: 'utf8',
    env: { ...process.env, POSTS_FOLDER: '' },
  });
  expect(status).toBe(1);
  return stderr.trim();
}

test.each(['check-content', 'check-launch', 'read-posts'])(
  '%s names the line in which a text ends too early, and what to write',
  (script) => {
    writeFileSync(join(copy, 'content/home.ts'), "export const home = {\n  title: 'Don't',\n};\n");
    expect(saidBy(script)).toBe(
      'content/home.ts, line 2: this cannot be read (Expected "}" but found "t"): in a text write ’ for an apostrophe, begin and end it with \' or with `, and keep it on one line.',
    );
    cpSync('content/home.ts', join(copy, 'content/home.ts'));
  },
);
