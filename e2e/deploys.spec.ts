import {
  cpSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import type { IncomingMessage, Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { serve } from '../build/hosting/serve';
import { filesBelow } from '../build/public-files';
import { blog } from '../content/blog';
import { contact } from '../content/contact';
import { unrecoveredWords } from '../content/interface';
import { pathOf } from '../lib/routes';
import { strip } from './examples';
import { hydrate, makeIsland, watchFirstSigns } from './hydrate';
import { countLineOf, stripsOf } from './parts';
import { PORT } from './ports';

/** Two releases, by the folders that hold them: in the second, the scripts of islands have other addresses. */
const releases = { A: '.', B: '' };

test.beforeAll(() => {
  releases.B = mkdtempSync(join(tmpdir(), 'release-'));
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

test.afterAll(() => rmSync(releases.B, { recursive: true }));

/** A site that is deployed to while pages are open. */
interface Site {
  url: string;
  deploy(release: keyof typeof releases): void;
}

let site: Site;
let folder: string;
let server: Server;

test.beforeEach(async ({ browserName: _ }, { parallelIndex }) => {
  folder = mkdtempSync(join(tmpdir(), 'deploys-'));
  const current = join(folder, 'current');
  const port = PORT + 60 + parallelIndex;
  site = {
    url: `http://localhost:${port}`,
    deploy(release) {
      symlinkSync(resolve(releases[release]), join(folder, 'next'));
      renameSync(join(folder, 'next'), current);
    },
  };
  site.deploy('A');
  server = await serve(port, current);
});

test.beforeEach(({ page }) => watchFirstSigns(page));

test.afterEach(async () => {
  server.closeAllConnections();
  await new Promise((closed) => server.close(closed));
  rmSync(folder, { recursive: true });
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

/** Takes the focus from what was typed into. */
const leaveField = (page: Page) =>
  page.evaluate(() => (document.activeElement as HTMLElement).blur());

/** Resolves when the page has compared itself with the one that is served now. */
const comparison = (page: Page) =>
  page.waitForResponse(
    (response) => response.url() === page.url() && response.request().resourceType() === 'fetch',
  );

/** Opens a page; what this resolves to tells how often its document was loaded since. */
async function open(page: Page, path: string): Promise<() => number> {
  let loads = 0;
  page.on('request', (request) => {
    if (request.resourceType() === 'document') loads += 1;
  });
  await page.goto(site.url + path);
  return () => loads;
}

const name = (page: Page) =>
  page.getByRole('textbox', { name: contact.form.fields.user_name.label, exact: true });
const message = (page: Page) =>
  page.getByRole('textbox', { name: contact.form.fields.message.label, exact: true });
const search = (page: Page) => page.getByLabel(blog.filters.q, { exact: true });

interface Visit {
  path: string;
  /** What a visitor has under way, and how to tell that nothing of it was lost. */
  begin(page: Page): Promise<void>;
  expectKept(page: Page): Promise<void>;
}

const visits: readonly Visit[] = [
  { path: '/', begin: async () => {}, expectKept: async () => {} },
  {
    path: '/blog',
    begin: (page) => search(page).pressSequentially('bucket'),
    async expectKept(page) {
      await expect(search(page)).toHaveValue('bucket');
      await expect(countLineOf(page)).toHaveText(/^\d+ posts?$/);
    },
  },
  {
    path: pathOf('contact'),
    async begin(page) {
      await name(page).pressSequentially('Asha');
      await message(page).pressSequentially('We run forty branches');
    },
    async expectKept(page) {
      await expect(name(page)).toHaveValue('Asha');
      await expect(message(page)).toHaveValue('We run forty branches');
    },
  },
];

for (const { path, begin, expectKept } of visits) {
  test.describe(path, () => {
    test('opened before a deploy and used after it goes over to the new release, with what is typed', async ({
      page,
    }) => {
      const loads = await open(page, path);
      site.deploy('B');
      await begin(page);
      await leaveField(page);
      await hydrate(page);
      await expectKept(page);
      expect(loads()).toBe(2);
    });

    test('that went over to a release which is rolled back goes back, a minute later', async ({
      page,
    }) => {
      await page.clock.install();
      const loads = await open(page, path);
      site.deploy('B');
      const replaced = page.waitForEvent('domcontentloaded');
      await showSign(page);
      await replaced;
      expect(loads()).toBe(2);
      site.deploy('A');
      await begin(page);
      await leaveField(page);
      await page.clock.fastForward(61_000);
      await hydrate(page);
      await expectKept(page);
      expect(loads()).toBeLessThanOrEqual(3);
    });

    test('that is in use when its release goes away stays whole', async ({ page }) => {
      await page.setViewportSize({ width: 1280, height: 400 });
      const loads = await open(page, path);
      await hydrate(page);
      site.deploy('B');
      loseChunks();
      await begin(page);
      const strip = stripsOf(page);
      if ((await strip.count()) > 0) {
        await strip.first().click();
        await expect(strip.first().getByRole('listitem').first()).toBeVisible();
      }
      await expectKept(page);
      await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
      await expect(page.getByRole('contentinfo')).toBeAttached();
      expect(loads()).toBe(1);
    });
  });
}

for (const path of ['/blog', `${pathOf('search')}?q=siem`]) {
  test(`${path} says so where a host keeps the page and has lost its scripts, and leads on`, async ({
    page,
  }) => {
    const recover = loseChunks();
    await page.goto(site.url + path);
    const alert = page.getByRole('main').getByRole('alert');
    // A search that the address carries is begun at idle, by nobody's touch.
    await page.getByRole('searchbox').focus();
    await expect(alert).toContainText(unrecoveredWords.text);
    await expect(alert).toBeVisible();
    recover();
    // By no pointer: its moves and the scroll to the link are signs, at which the page would help itself.
    await alert.getByRole('link').evaluate((link: HTMLElement) => link.click());
    await hydrate(page);
    await expect(page).toHaveURL(site.url + path);
    await expect(alert).toBeHidden();
  });
}

test('a page does not reload under a hand that types', async ({ page }) => {
  const loads = await open(page, pathOf('contact'));
  site.deploy('B');
  const compared = comparison(page);
  await name(page).focus();
  await compared;
  await name(page).pressSequentially('Asha Perera');
  expect(loads()).toBe(1);
  await message(page).focus();
  await message(page).pressSequentially('Forty branches');
  expect(loads()).toBe(1);
  await message(page).blur();
  await hydrate(page);
  await expect(name(page)).toHaveValue('Asha Perera');
  await expect(message(page)).toHaveValue('Forty branches');
  expect(loads()).toBe(2);
});

test('where nothing can be kept, a page with something typed is not reloaded', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get() {
        throw new DOMException('barred', 'SecurityError');
      },
    });
  });
  const loads = await open(page, pathOf('contact'));
  site.deploy('B');
  await name(page).fill('Asha');
  const compared = comparison(page);
  await name(page).blur();
  await compared;
  await expect(name(page)).toHaveValue('Asha');
  expect(loads()).toBe(1);
});

test('a page that was first touched without a network hydrates when it is back', async ({
  page,
  context,
}) => {
  const loads = await open(page, strip.path);
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
  expect(loads()).toBe(1);
});
