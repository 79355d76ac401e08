import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { expect, test } from '@playwright/test';
import { isPost } from '../build/page-address';
import { about } from '../content/about';
import { routes } from '../content/routes';
import { examplesOfKinds, pageAt, unknownPath } from './pages';
import { PORT } from './ports.mjs';

const DEVELOPMENT_PORT = PORT + 5;
const MODULE = 'content/about.ts';

/** The first page is compiled when it is asked for, on a machine that builds three sites besides. */
const COMPILING = { timeout: 300_000 };

const SITE = `http://localhost:${DEVELOPMENT_PORT}`;

/** What a clone does not have, or what the copy gets in another way. */
const LEFT_OUT = [
  'node_modules',
  '.next',
  'out',
  'out.stamp',
  '.build',
  'variants',
  'test-results',
];

/** The project, uncommitted changes too, with its packages. */
let copy = '';
let server: ChildProcess | undefined;
/** What the server has printed. */
let log = '';

// One after the other, for both ask the same server.
test.describe.configure({ mode: 'default', timeout: 1_200_000 });

test.beforeAll(async () => {
  copy = mkdtempSync(join(tmpdir(), 'copy-'));
  cpSync('.', copy, {
    recursive: true,
    // Or the installed packages would look older than the lockfile.
    preserveTimestamps: true,
    filter: (path) => !LEFT_OUT.includes(basename(path)) || dirname(path) !== '.',
  });
  // Hard links where the disk is the same: a gigabyte need not be copied.
  const modules = join(copy, 'node_modules');
  if (spawnSync('cp', ['-al', 'node_modules', modules]).status !== 0) {
    rmSync(modules, { recursive: true, force: true });
    cpSync('node_modules', modules, { recursive: true, verbatimSymlinks: true });
  }
  // The types that `npm test` has checked are not those that are broken here.
  const env = { ...process.env, PORT: String(DEVELOPMENT_PORT), TYPES_CHECKED: '' };
  // A group of its own, for npm starts Next, and Next starts workers.
  server = spawn('npm', ['run', 'dev'], { cwd: copy, env, detached: true, stdio: 'pipe' });
  for (const stream of [server.stdout, server.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      log += chunk;
    });
  }
  // However long it takes to listen, unless it gives up, and has printed why.
  const listens = expect(async () => void (await fetch(SITE))).toPass();
  const ends = once(server, 'exit').then(() => Promise.reject(new Error(log)));
  await Promise.race([listens, ends]);
});

test.afterAll(() => {
  if (server?.pid) process.kill(-server.pid, 'SIGKILL');
  rmSync(copy, { recursive: true });
});

function edit(change: (source: string) => string, module = MODULE) {
  const path = join(copy, module);
  writeFileSync(path, change(readFileSync(path, 'utf8')));
}

/** One of each kind that an island or a post makes, for each page takes seconds to compile; the others are of the same frame. */
const asked = examplesOfKinds.filter(
  (path) => isPost(path) || pageAt(path)('[data-root]').length > 0,
);

test('npm run dev answers, and neither server nor browser complains', async ({ page }) => {
  // What Next lists at its start marks what is switched off as it marks errors.
  log = '';
  // But that an address has no page, which its status says already.
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(`${page.url()}: ${error}`));
  page.on('console', (message) => {
    const isOfPage = message.location().url !== page.url();
    if (/error|warning/.test(message.type()) && isOfPage)
      complaints.push(`${page.url()}: ${message.text()}`);
  });
  for (const path of [...asked, unknownPath]) {
    const answer = await page.goto(SITE + path, COMPILING);
    expect(answer?.status(), path).toBe(path === unknownPath ? 404 : 200);
    await expect(page.locator('html[data-hydrated]'), path).toBeAttached(COMPILING);
    await expect(page.getByRole('contentinfo'), path).toBeVisible();
    // Next's panel of errors, and the badge that counts them.
    await expect(page.locator('nextjs-portal').getByText(/issue|error/i), path).toHaveCount(0);
  }
  expect(complaints).toEqual([]);
  expect(log).not.toMatch(/error|⨯/i);
});

test('npm run dev shows an edit at once', async ({ page }) => {
  await page.goto(SITE + routes.about.path, COMPILING);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(about.title, COMPILING);

  const edited = 'An edited title.';
  edit((source) => source.replace(/(\n {2}title:\s*)(['"`])(?:(?!\2).)*\2/s, `$1'${edited}'`));
  await expect(heading).toHaveText(edited, COMPILING);
});

test('npm run dev shows a page, a post and a picture that were just added', async ({ page }) => {
  mkdirSync(join(copy, 'app/added'));
  writeFileSync(
    join(copy, 'app/added/page.tsx'),
    `import { pageMetadata } from '@/lib/metadata';
export const metadata = pageMetadata('added', { title: 'Added', description: '' });
export default () => <h1>Added</h1>;`,
  );
  const row = "routes = {\n  added: { path: '/added', label: 'Added', family: 'site' },";
  edit((source) => source.replace(/\broutes = \{/, row), 'content/routes.ts');
  cpSync('content/posts/_template.md', join(copy, 'content/posts/added.md'));
  mkdirSync(join(copy, 'content/pictures'), { recursive: true });
  cpSync('e2e/pictures/own.jpg', join(copy, 'content/pictures/portrait.jpg'));
  const person = { name: 'N', role: 'R', picture: { file: 'portrait.jpg', alt: 'A portrait' } };
  edit(
    (source) => source.replace('"facts": {', `"facts": { "leads": [${JSON.stringify(person)}],`),
    'content/company.json',
  );

  for (const path of ['/added', '/blog/added', routes.about.path])
    expect((await page.goto(SITE + path, COMPILING))?.status(), path).toBe(200);
  const portrait = page.getByRole('img', { name: person.picture.alt });
  await portrait.scrollIntoViewIfNeeded(COMPILING);
  const width = () => portrait.evaluate((one: HTMLImageElement) => one.naturalWidth);
  await expect.poll(width, COMPILING).toBeGreaterThan(0);
});

test('npm run dev says what the check says, over the page that has the fault, until it is mended', async ({
  page,
}) => {
  const faults: [file: string, find: RegExp, faulty: string, path: string, said: string][] = [
    ['content/news.json', /"announcements": \[/, '"announcements" [', '/', 'a colon is missing'],
    [MODULE, /\n {2}description:/, '\n  description', routes.about.path, 'a comma is missing'],
  ];
  const sound = faults.map(([file]) => readFileSync(join(copy, file), 'utf8'));
  for (const [file, find, faulty] of faults) edit((source) => source.replace(find, faulty), file);
  for (const [file, , , path, said] of faults) {
    await page.goto(SITE + path, COMPILING);
    await expect(page.getByRole('listitem').filter({ hasText: said })).toContainText(file);
  }
  for (const [index, [file]] of faults.entries())
    writeFileSync(join(copy, file), sound[index] ?? '');
  await expect(page.getByRole('contentinfo')).toBeVisible(COMPILING);
});
