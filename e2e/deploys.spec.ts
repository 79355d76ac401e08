import { cpSync, readFileSync, renameSync, symlinkSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, Server } from 'node:http';
import { join, resolve } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { serve } from '../build/hosting/serve';
import { filesBelow } from '../build/public-files';
import { scratchFolder } from '../build/scratch-folder';
import { blog } from '../content/blog';
import { unrecoveredWords } from '../content/interface';
import { pathOf } from '../lib/routes';
import { formOf } from './contact-page';
import { hydrate, makeIsland, watchFirstSigns } from './hydrate';
import { PORT } from './ports.mjs';

/** Two releases, by the folders that hold them: in the second, the scripts of islands have other addresses. */
const releases = { A: '.', B: '' };
let removeB = () => {};

test.beforeAll(() => {
  ({ root: releases.B, remove: removeB } = scratchFolder());
  cpSync('hosting', join(releases.B, 'hosting'), { recursive: true });
  cpSync('out', join(releases.B, 'out'), {
    recursive: true,
    // What is compressed already would be the first release's.
    filter: (file) => !/\.(?:html|js)\.(?:br|gz)$/.test(file),
  });
  for (const file of filesBelow(join(releases.B, 'out'))) {
    const path = join(releases.B, 'out', file);
    if (!/\.html$|\/islands\//.test(file)) continue;
    const text = readFileSync(path, 'utf8');
    writeFileSync(path, text.replaceAll(/((?:\/islands|"\.)\/[\w-]+)\.js/g, '$1-b.js'));
    if (!file.endsWith('.html')) renameSync(path, path.replace('.js', '-b.js'));
  }
});

test.afterAll(() => removeB());

let folder: ReturnType<typeof scratchFolder>;
let server: Server;
let origin: string;
/** How often a test's page loaded its document. */
let loads = 0;

function deploy(release: keyof typeof releases) {
  symlinkSync(resolve(releases[release]), join(folder.root, 'next'));
  renameSync(join(folder.root, 'next'), join(folder.root, 'current'));
}

test.beforeEach(async ({ page }, { parallelIndex }) => {
  folder = scratchFolder();
  deploy('A');
  server = await serve(PORT + 60 + parallelIndex, join(folder.root, 'current'));
  origin = `http://localhost:${PORT + 60 + parallelIndex}`;
  loads = 0;
  page.on('request', (request) => {
    if (request.resourceType() === 'document') loads += 1;
  });
  await watchFirstSigns(page);
});

test.afterEach(async () => {
  server.closeAllConnections();
  await new Promise((closed) => server.close(closed));
  folder.remove();
});

/** Takes the islands' scripts away, those too that two releases happen to share, until what it returns is called. */
function loseChunks(): () => void {
  const lose = (request: IncomingMessage) => {
    if (request.url?.startsWith('/_next/static/islands/')) request.url = '/_next/static/gone.js';
  };
  server.prependListener('request', lose);
  return () => server.off('request', lose);
}

/** The first sign of a visitor, away from what is on the page. */
async function showSign(page: Page) {
  await makeIsland(page);
  await page.mouse.move(40, 400);
}

/** Resolves when the page has compared itself with the one that is served now. */
const comparison = (page: Page) =>
  page.waitForResponse(
    (response) => response.url() === page.url() && response.request().resourceType() === 'fetch',
  );

for (const [path, field] of [
  [pathOf('blog'), (page: Page) => page.getByLabel(blog.filters.q, { exact: true })],
  [pathOf('contact'), (page: Page) => formOf(page).user_name],
] as const) {
  test(`${path}, opened before a deploy and used after it, goes over to the new release with what is typed`, async ({
    page,
  }) => {
    await page.goto(origin + path);
    deploy('B');
    await field(page).pressSequentially('bucket');
    await field(page).blur();
    await hydrate(page);
    await expect(field(page)).toHaveValue('bucket');
    expect(loads).toBe(2);
  });

  test(`${path}, in use when its release goes away, stays whole`, async ({ page }) => {
    await page.goto(origin + path);
    await hydrate(page);
    deploy('B');
    loseChunks();
    await field(page).pressSequentially('bucket');
    await expect(field(page)).toHaveValue('bucket');
    await expect(page.getByRole('contentinfo')).toBeAttached();
    expect(loads).toBe(1);
  });
}

for (const path of [pathOf('blog'), `${pathOf('search')}?q=siem`]) {
  test(`${path} says so where a host keeps the page and has lost its scripts, and leads on`, async ({
    page,
  }) => {
    const recover = loseChunks();
    await page.goto(origin + path);
    const alert = page.getByRole('main').getByRole('alert');
    // A search that the address carries is begun at idle, by nobody's touch.
    await page.getByRole('searchbox').focus();
    await expect(alert).toContainText(unrecoveredWords.text);
    // Once, and not in a loop.
    expect(loads).toBeLessThanOrEqual(2);
    recover();
    // By no pointer: its moves and the scroll to the link are signs, at which the page would help itself.
    await alert.getByRole('link').evaluate((link: HTMLElement) => link.click());
    await hydrate(page);
    await expect(page).toHaveURL(origin + path);
    await expect(alert).toBeHidden();
  });
}

test('a page does not reload under a hand that types', async ({ page }) => {
  await page.goto(origin + pathOf('contact'));
  const { user_name: name, message } = formOf(page);
  deploy('B');
  const compared = comparison(page);
  await name.focus();
  await compared;
  await name.pressSequentially('Asha Perera');
  await message.pressSequentially('Forty branches');
  expect(loads).toBe(1);
  await message.blur();
  await hydrate(page);
  await expect(name).toHaveValue('Asha Perera');
  await expect(message).toHaveValue('Forty branches');
  expect(loads).toBe(2);
});

test('where nothing can be kept, a page with something typed is not reloaded', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get() {
        throw new DOMException('barred', 'SecurityError');
      },
    });
  });
  await page.goto(origin + pathOf('contact'));
  const { user_name: name } = formOf(page);
  deploy('B');
  await name.fill('Asha');
  const compared = comparison(page);
  await name.blur();
  await compared;
  await expect(name).toHaveValue('Asha');
  expect(loads).toBe(1);
});

test('a page that was first touched without a network hydrates when it is back', async ({
  page,
  context,
}) => {
  await page.goto(origin + pathOf('contact'));
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  // With this request the boot script begins to wait for the network.
  const waiting = page.waitForEvent('requestfailed', (request) =>
    request.url().includes('/recover.js'),
  );
  await showSign(page);
  await waiting;
  await context.setOffline(false);
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  expect(loads).toBe(1);
});
