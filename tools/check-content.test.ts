import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { servicePages } from '@/content/services';
import { scratchFolder } from '../build/scratch-folder';

const { root, put, remove } = scratchFolder();
beforeAll(() => {
  for (const source of [
    ...['app', 'client', 'components', 'content', 'build', 'lib', 'public', 'tools'],
    ...['.pages.yml', 'package.json', 'tailwind.config.ts', 'tsconfig.json'],
  ])
    cpSync(source, join(root, source), { recursive: true });
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'));
});
afterAll(remove);

/** What a script of the copy ends with, as an editor's command runs it. */
function saidBy(script: string, settings: Readonly<Record<string, string>> = {}): string {
  const command = ['--conditions=react-server', `${script}.ts`];
  const { status, stderr, stdout } = spawnSync('node_modules/.bin/tsx', command, {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, POSTS_FOLDER: '', ...settings },
  });
  expect(status).toBe(1);
  return `${stderr}${stdout}`;
}

test('what is left before launch includes what a build would refuse', () => {
  put('content/posts/headless.md', 'A post without its head.');
  expect(saidBy('tools/check-launch', { TYPES_CHECKED: '1' })).toMatch(
    /^content\/posts\/headless\.md\b/m,
  );
  rmSync(join(root, 'content/posts/headless.md'));
});

test('a build says what is wrong in a module and in a JSON file, where, and what to write', () => {
  put('content/home.ts', "export const home = {\n  title: 'Don't',\n};\n");
  put('content/news.json', '{\n  "announcements": [\n');
  const said = saidBy('build/read-posts', { TYPES_CHECKED: '' });
  expect(said).toMatch(/^content\/home\.ts:2: .* write ’ for /m);
  expect(said).toMatch(/^content\/news\.json:2: .*has no \]/m);
  for (const file of ['content/home.ts', 'content/news.json']) cpSync(file, join(root, file));
});

test('what a module itself refuses ends a build with its file and field', () => {
  const noDay = "{ contacts: [], expires: '2026-02-30', languages: [] }";
  put('content/security.ts', `export const securityNotice = ${noDay};`);
  expect(saidBy('build/read-posts', { TYPES_CHECKED: '1' })).toMatch(
    /^content\/security\.ts, expires: /m,
  );
  cpSync('content/security.ts', join(root, 'content/security.ts'));
});

test('a service whose row and module are gone is named where it is left, and so is a misspelt field', () => {
  // Of those whose names are one word, as their files' are.
  const [id = '', other] = Object.keys(servicePages).filter((name) =>
    existsSync(`content/services/${name}.ts`),
  );
  const file = `content/services/${other}.ts`;
  const row = new RegExp(`^  ${id}: \\{[^}]*\\},\n`, 'm');
  put('content/routes.ts', readFileSync('content/routes.ts', 'utf8').replace(row, ''));
  put(file, readFileSync(file, 'utf8').replace(/\n {2}title:/, '\n  titel:'));
  rmSync(join(root, `content/services/${id}.ts`));
  const said = saidBy('tools/check-content', { TYPES_CHECKED: '' });
  expect(said).toMatch(new RegExp(`^content/services/index\\.ts:\\d+: .*“\\./${id}”`, 'm'));
  expect(said).toMatch(new RegExp(`^${file}:\\d+: .*“titel” .*“title”`, 'm'));
});
