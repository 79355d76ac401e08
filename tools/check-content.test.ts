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
    'build',
    'lib',
    'public',
    'tools',
    'package.json',
    'tsconfig.json',
  ]) {
    cpSync(source, join(copy, source), { recursive: true });
  }
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'));
});
afterAll(() => rmSync(copy, { recursive: true }));

/** What a script of the copy ends with, as an editor's command runs it. */
function saidBy(script: string, settings: Readonly<Record<string, string>> = {}): string {
  const command = ['--conditions=react-server', `${script}.ts`];
  const { status, stderr } = spawnSync('node_modules/.bin/tsx', command, {
    cwd: copy,
    encoding: 'utf8',
    env: { ...process.env, POSTS_FOLDER: '', ...settings },
  });
  expect(status).toBe(1);
  return stderr.trim();
}

test.each(['tools/check-content', 'tools/check-launch', 'build/read-posts'])(
  '%s names the line in which a text ends too early, and what to write',
  (script) => {
    writeFileSync(join(copy, 'content/home.ts'), "export const home = {\n  title: 'Don't',\n};\n");
    expect(saidBy(script)).toBe(
      'content/home.ts, line 2: this cannot be read (Expected "}" but found "t"): in a text write ’ for an apostrophe, begin and end it with \' or with `, and keep it on one line.',
    );
    cpSync('content/home.ts', join(copy, 'content/home.ts'));
  },
);

test.each(['tools/check-content', 'build/read-posts'])(
  '%s refuses a clock that is behind the sources, for it would leave out posts',
  (script) => {
    const clock = 'Date.now = () => Date.UTC(2020, 0, 1)';
    const said = saidBy(script, {
      SOURCE_DATE_EPOCH: '1767225600',
      NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(clock)}`,
    });
    expect(said).toBe(
      'The clock shows 2020-01-01, before the sources were committed on 2026-01-01: set it, or every post of a later day is left out.',
    );
  },
);
