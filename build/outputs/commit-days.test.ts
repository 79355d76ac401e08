import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { scratchFolder } from '../scratch-folder';
import { commitDays } from './commit-days';

const home = process.cwd();
const { root, put, remove } = scratchFolder();

function git(...args: string[]) {
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@a.test', ...args], {
    env: process.env,
  });
}

function commit(file: string, text: string, moment: string) {
  put(file, text);
  process.env.GIT_COMMITTER_DATE = moment;
  git('add', file);
  git('commit', '-q', '-m', file);
}

beforeAll(() => {
  process.chdir(root);
  git('init', '-q');
  commit('content/a.ts', '1', '2026-01-01T12:00:00Z');
  commit('content/b é.ts', '1', '2026-02-01T23:30:00-02:00');
  commit('content/a.ts', '2', '2026-03-01T12:00:00Z');
});

afterAll(() => {
  process.chdir(home);
  remove();
});

test('a file has the day of its newest commit, in UTC', () => {
  expect([...commitDays('content')].sort()).toEqual([
    ['content/a.ts', '2026-03-01'],
    ['content/b é.ts', '2026-02-02'],
  ]);
});

test('a file that is changed since has none', () => {
  put('content/a.ts', '3');
  expect([...commitDays('content').keys()]).toEqual(['content/b é.ts']);
});

test('nothing has one where the history is cut short, or missing', () => {
  git('clone', '-q', '--depth', '1', `file://${root}`, 'shallow');
  process.chdir('shallow');
  expect(commitDays('content').size).toBe(0);
  process.chdir('..');
  rmSync('.git', { recursive: true });
  expect(commitDays('content').size).toBe(0);
});
