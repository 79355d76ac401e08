import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { about } from '../content/about';
import { routes } from '../content/routes';
import { PORT } from './ports';
import { scratchCopy } from './scratch-copy';

const DEVELOPMENT_PORT = PORT + 5;
const MODULE = 'content/about.ts';

/** The first page is compiled when it is asked for, on a machine that does other things too. */
const COMPILING = { timeout: 90_000 };

let copy = '';
let server: ChildProcess | undefined;

test.describe.configure({ timeout: 300_000 });

test.beforeAll(async () => {
  copy = scratchCopy();
  const env = { ...process.env, PORT: String(DEVELOPMENT_PORT) };
  // A group of its own, for npm starts Next, and Next starts workers.
  server = spawn('npm', ['run', 'dev'], { cwd: copy, env, detached: true, stdio: 'ignore' });
});

test.afterAll(() => {
  if (server?.pid) process.kill(-server.pid, 'SIGKILL');
  rmSync(copy, { recursive: true });
});

function edit(change: (source: string) => string) {
  const path = join(copy, MODULE);
  writeFileSync(path, change(readFileSync(path, 'utf8')));
}

test('npm run dev shows an edit at once, and a mistake as file, field and remedy until it is mended', async ({
  page,
}) => {
  const address = `http://localhost:${DEVELOPMENT_PORT}${routes.about.path}`;
  await expect(async () => void (await page.goto(address))).toPass(COMPILING);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(about.title, COMPILING);

  edit((source) => source.replace(about.title, `${about.title} Edited.`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${about.title} Edited.`);

  const sound = readFileSync(join(copy, MODULE), 'utf8');
  edit((source) => source.replace(`${about.title} Edited.`, ''));
  const overlay = page.locator('nextjs-portal');
  await expect(overlay).toContainText(`${MODULE}, title: empty: write it`);

  edit(() => sound);
  await expect(overlay).not.toContainText(MODULE);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${about.title} Edited.`);
});
