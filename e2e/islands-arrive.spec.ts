import { expect, type Page, test } from '@playwright/test';
import { blog } from '../content/blog';
import { pathOf } from '../lib/routes';
import { strips } from './examples';
import { hold } from './hold';
import { hydrate, readToTheEnd, watchFirstSigns } from './hydrate';

test.use({ viewport: { width: 390, height: 800 } });
test.beforeEach(({ page }) => watchFirstSigns(page));

/** The scripts of islands that a page asks the server for: each once, and what comes from the cache is none. */
function scriptsAsked(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const isFetched = request.resourceType() === 'fetch';
    if (isFetched && request.url().includes('/islands/')) asked.push(request.url());
  });
  return asked;
}

for (const path of new Set([
  ...(['contact', 'blog', 'search'] as const).map((id) => pathOf(id)),
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

test('the listing fetches the framework when its filters are reached for, and keeps what was chosen', async ({
  page,
}) => {
  const asked = scriptsAsked(page);
  const category = page.getByLabel(blog.filters.category);
  await page.goto(`${pathOf('blog')}?from=letter`, { waitUntil: 'networkidle' });
  await readToTheEnd(page);
  expect(asked).toEqual([]);
  const arrive = await hold(page, '**/_next/static/islands/**');
  await category.focus();
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  await category.selectOption({ index: 1 });
  const chosen = await category.inputValue();
  arrive();
  await expect(page).toHaveURL(({ searchParams }) => searchParams.get('category') === chosen);
  await expect(category).toHaveValue(chosen);
});
