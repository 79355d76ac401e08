import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { expect, type Page, type Request, test } from '@playwright/test';
import { SCRIPT_BUDGET } from '../build/check-page';
import { blog } from '../content/blog';
import { pathOf } from '../lib/routes';
import { type Strip, strips } from './examples';
import { hold } from './hold';
import { hydrate, ignoreRestingPointer, makeIsland } from './hydrate';
import { everyPath, unknownPath } from './pages';

const MOST_REQUESTS = 8;
/** The page for unknown addresses also puts the case of an address right. */
const MOST_SCRIPT_OF_UNKNOWN = 2_000;
const MOST_FONT = 20_000;
/** A page and all that it asks for, on a first visit. */
const MOST_BYTES = 60_000;

test.use({ viewport: { width: 390, height: 800 } });
test.beforeEach(({ page }) => ignoreRestingPointer(page));

for (const path of [...everyPath, unknownPath]) {
  test(`${path} asks for little beside its HTML, and no framework comes to who reads it`, async ({
    page,
  }) => {
    const requests: Request[] = [];
    page.on('request', (request) => requests.push(request));
    await page.goto(path, { waitUntil: 'networkidle' });

    const ofType = (type: string) => requests.filter((request) => request.resourceType() === type);
    const sizes = await Promise.all(
      requests.map(async (request) => ({
        type: request.resourceType(),
        bytes: await sizeOf(request),
      })),
    );
    const bytesOf = (type: string) =>
      sizes.reduce((sum, one) => sum + (one.type === type ? one.bytes : 0), 0);

    expect(bytesOf('script'), 'script').toBeLessThanOrEqual(
      path === unknownPath ? MOST_SCRIPT_OF_UNKNOWN : SCRIPT_BUDGET,
    );
    expect(ofType('font')).toHaveLength(1);
    expect(bytesOf('font'), 'font').toBeLessThanOrEqual(MOST_FONT);
    const all = sizes.reduce((sum, { bytes }) => sum + bytes, 0);
    expect(all, 'in all').toBeLessThanOrEqual(MOST_BYTES);
    const addresses = requests.map((request) => request.url());
    expect(addresses.length, addresses.join('\n')).toBeLessThanOrEqual(MOST_REQUESTS);
    const origins = new Set(addresses.map((address) => new URL(address).origin));
    expect([...origins]).toEqual([new URL(page.url()).origin]);

    if ((await page.locator('[data-hydrate]:not([data-island])').count()) > 0) return; // A page that is a tool.
    const scripts = ofType('script').length;
    await readToTheEnd(page);
    expect(ofType('script'), 'what reading fetches').toHaveLength(scripts);
  });
}

/** How many bytes an answer takes after Brotli, which makes a font no smaller. */
async function sizeOf(request: Request): Promise<number> {
  const body = (await (await request.response())?.body()) ?? Buffer.alloc(0);
  return (request.resourceType() === 'font' ? body : brotliCompressSync(body)).length;
}

/** The scripts of islands that a page asks the server for: each once, and what comes from the cache is none. */
function scriptsAsked(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const isFetched = request.resourceType() === 'fetch';
    if (isFetched && request.url().includes('/islands/')) asked.push(request.url());
  });
  return asked;
}

/** Opens the menu, scrolls to the end and crosses the page with the pointer, where no island is. */
async function readToTheEnd(page: Page) {
  await page.locator('summary:visible').first().click();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  for (const top of [300, 1_000_000]) {
    await page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);
  }
  for (let y = 20; y < 800; y += 60) await page.mouse.move(200, y);
  // What the page does about a sign of a visitor it does at once or at idle, which may not come on a busy machine.
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 10_000 })));
}

for (const path of new Set([
  ...(['contact', 'blog', 'search', 'buying'] as const).map((id) => pathOf(id)),
  ...[...strips].map((strip) => strip.path),
])) {
  test(`the islands of ${path} respond in silence, keep every element, and ask for no stylesheet`, async ({
    page,
  }) => {
    const messages: string[] = [];
    page.on('console', (message) => messages.push(message.text()));
    page.on('pageerror', (error) => messages.push(error.message));
    await page.goto(path);
    await page.evaluate(() => {
      for (const element of document.querySelectorAll('[data-root] *'))
        Object.assign(element, { isFirst: true });
    });
    // Those of the page itself have come with it.
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'stylesheet') asked.push(request.url());
    });
    const count = () => page.locator('style, link[rel=preload], meta, title').count();
    const before = await count();
    await hydrate(page);
    await page.waitForLoadState('networkidle');
    expect(await count()).toBe(before);
    expect(asked).toEqual([]);
    // React draws an island anew where its markup is not what the island would draw.
    const drawn = await page
      .locator('[data-root] *')
      .evaluateAll((all) => all.filter((element) => !('isFirst' in element)).map(String));
    expect(drawn).toEqual([]);
    expect(messages).toEqual([]);
  });
}

test('on a page that is a tool, the first sign of a visitor fetches the framework, once', async ({
  page,
}) => {
  for (const act of [
    () => page.keyboard.press('Shift'),
    () => page.evaluate(() => window.scrollTo(0, 10)),
    () => page.locator('summary:visible').first().focus(),
    // Last, for where it rests it is a sign on the next page too.
    () => page.mouse.move(2, 2),
  ]) {
    const asked = scriptsAsked(page);
    await page.goto(pathOf('contact'));
    await act();
    await expect(page.locator('html[data-hydrated]')).toBeAttached();
    await act();
    expect(new Set(asked).size).toBe(asked.length);
    expect(asked.length).toBeGreaterThan(0);
  }
});

test('the listing fetches the framework when its filters are reached for, and keeps the press', async ({
  page,
}) => {
  const asked = scriptsAsked(page);
  const category = page.getByLabel(blog.filters.category);
  await page.goto(`${pathOf('blog')}?from=letter`, { waitUntil: 'networkidle' });
  await readToTheEnd(page);
  expect(asked).toEqual([]);
  const arrive = await hold(page, '**/_next/static/islands/**');
  // Phones fold it.
  await category.evaluate((field) => field.closest('details')?.setAttribute('open', ''));
  await category.focus();
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  await category.selectOption({ index: 1 });
  await page.getByRole('button', { name: blog.filters.clear }).click();
  await expect(category).not.toHaveValue('');
  arrive();
  await expect(category).toHaveValue('');
  await category.selectOption({ index: 1 });
  await expect(page).toHaveURL(/\?category=/);
  await page.reload();
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
});

test('on a page that is a tool, a pointer on a link leaves the processor to the page it leads to', async ({
  page,
}) => {
  const asked = scriptsAsked(page);
  await page.goto(pathOf('contact'));
  const link = page.getByRole('banner').getByRole('link').first();
  await link.hover();
  await link.focus();
  expect(asked).toEqual([]);
});

test('a script that is gone after a deploy reloads the page once, and not in a loop where it stays gone', async ({
  page,
}) => {
  let loads = 0;
  const { path } = [...strips][0] as Strip;
  const served = readFileSync(`out${path === '/' ? '/index' : path}.html`, 'utf8');
  await page.route(`**${path}`, (route) => {
    if (route.request().resourceType() === 'document') loads += 1;
    // A new name in every answer, none of which exists.
    const name = `/islands/gone${route.request().resourceType()}${loads}.js`;
    route.fulfill({
      contentType: 'text/html',
      body: served.replace(/\/islands\/[\w-]+\.js/, name),
    });
  });
  await page.goto(path);
  await makeIsland(page);
  await page.mouse.move(50, 500);
  await expect.poll(() => loads).toBe(2);
  let failed = false;
  page.on('response', (response) => {
    failed ||= response.url().includes('gonedocument2');
  });
  // Again until it is heard: the new document may not have run its boot script yet.
  let x = 60;
  const move = async () => {
    await makeIsland(page);
    await page.mouse.move(x++, 510);
    return failed;
  };
  await expect.poll(move).toBe(true);
  await page.waitForLoadState('networkidle');
  expect(loads).toBe(2);
});
