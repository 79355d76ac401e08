import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { servicePages } from '@/content/services';
import { scratchFolder } from '../build/scratch-folder';

const { root, put, remove } = scratchFolder();
beforeAll(() => {
  for (const source of [
    '.pages.yml',
    'app',
    'client',
    'components',
    'content',
    'build',
    'lib',
    'public',
    'tools',
    'package.json',
    'tailwind.config.ts',
    'tsconfig.json',
  ]) {
    cpSync(source, join(root, source), { recursive: true });
  }
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

test('a clock that is behind the sources is refused, for it would leave out posts', () => {
  const clock = encodeURIComponent('Date.now = () => Date.UTC(2020, 0, 1)');
  const said = saidBy('build/read-posts', {
    SOURCE_DATE_EPOCH: '1767225600',
    NODE_OPTIONS: `--import=data:text/javascript,${clock}`,
  });
  expect(said).toMatch(/^The clock shows 2020-01-01, before .* on 2026-01-01: set it.*$/m);
});

test('what is left before launch includes what a build would refuse', () => {
  put('content/posts/headless.md', 'A post without its head.');
  expect(saidBy('tools/check-launch', { TYPES_CHECKED: '1' })).toMatch(
    /^content\/posts\/headless\.md\b/m,
  );
  rmSync(join(root, 'content/posts/headless.md'));
});

test.each(['tools/check-content', 'build/read-posts'])(
  '%s names the line in which a file cannot be read, and what to write',
  (script) => {
    const news = readFileSync('content/news.json', 'utf8');
    put('content/news.json', '{\n  "announcements": [\n');
    expect(saidBy(script)).toMatch(/^content\/news\.json:2: .*a list that \[ begins has no \].*$/m);
    put('content/news.json', news);
    put('content/home.ts', "export const home = {\n  title: 'Don't',\n};\n");
    expect(saidBy(script)).toMatch(/^content\/home\.ts:2: (?:.*) write ’ for .*$/m);
    cpSync('content/home.ts', join(root, 'content/home.ts'));
  },
);

test.each(['tools/check-content', 'build/read-posts'])(
  '%s names the field of a mistake, and for GitHub once more if asked there',
  (script) => {
    put(
      'content/security.ts',
      "export const securityNotice = {\n  contacts: ['tel:+1'],\n  expires: '2026-02-30',\n  languages: [],\n};\n",
    );
    const said = saidBy(script, { GITHUB_ACTIONS: 'true' });
    expect(said).toMatch(/^content\/security\.ts, expires: /m);
    const annotation = '::error file=content/security.ts,line=1::expires: ';
    expect(said.includes(annotation)).toBe(script === 'tools/check-content');
    cpSync('content/security.ts', join(root, 'content/security.ts'));
  },
);

test('a service whose row and module are gone is named where it is left, and so is a misspelt field', () => {
  // A listing: its name is one word, as its file's is.
  const [, id = ''] = Object.keys(servicePages);
  const row = new RegExp(`^  ${id}: \\{[^}]*\\},\n`, 'm');
  put('content/routes.ts', readFileSync('content/routes.ts', 'utf8').replace(row, ''));
  put(
    'content/services/training.ts',
    readFileSync('content/services/training.ts', 'utf8').replace(/\n {2}title:/, '\n  titel:'),
  );
  rmSync(join(root, `content/services/${id}.ts`));
  const said = saidBy('tools/check-content', { TYPES_CHECKED: '' });
  expect(said).toMatch(new RegExp(`^content/services/index\\.ts:\\d+: .*'\\./${id}'`, 'm'));
  expect(said).toMatch(/^content\/services\/training\.ts:\d+: .*'titel'/m);
});
