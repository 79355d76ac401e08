import { expect, type Page, test } from '@playwright/test';
import { blog } from '../content/blog';
import { headerWords, unrecoveredWords } from '../content/interface';
import { pathOf } from '../lib/routes';
import { expectKept, fill } from './contact-page';
import { hold } from './hold';
import { readToTheEnd, watchFirstSigns } from './hydrate';

// What breaks in one island costs that island at most: each is broken by what it needs of the browser.

/** The page's frame is there, and nothing says that the whole of it broke. */
async function expectWhole(page: Page) {
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeAttached();
  await expect(page.getByRole('navigation', { name: headerWords.nav })).toBeVisible();
}

test.use({ viewport: { width: 1280, height: 800 } });

test('a listing whose filters fail shows its posts, and offers to load the page anew', async ({
  page,
}) => {
  await page.addInitScript(() => {
    FormData.prototype.get = () => {
      throw new Error('broken');
    };
  });
  await page.goto('/blog');
  const shown = await page.getByRole('main').getByRole('heading', { level: 3 }).allInnerTexts();
  await page.getByLabel(blog.filters.category).focus();
  await expect(page.getByRole('link', { name: unrecoveredWords.reload })).toBeVisible();
  await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveText(shown);
  await expectWhole(page);
});

test('a form that fails while it hydrates keeps what was typed before, and hands it to a mail program', async ({
  page,
}) => {
  // The form looks up the subject that its address asks for by this when it hydrates.
  await page.addInitScript(() => {
    Object.hasOwn = () => {
      throw new Error('broken');
    };
  });
  const release = await hold(page, '**/_next/static/islands/**');
  await page.goto(pathOf('contact'), { waitUntil: 'domcontentloaded' });
  await fill(page);
  release();
  await expect(page.locator('form[data-fallback]')).toHaveAttribute('action', /^mailto:/);
  await expectKept(page);
  await expectWhole(page);
});

test('the listing fetches the framework when its filters are reached for, and keeps what was chosen', async ({
  page,
}) => {
  await watchFirstSigns(page);
  const asked: string[] = [];
  page.on('request', (request) => {
    // What comes from the cache is no fetch.
    const isFetched = request.resourceType() === 'fetch';
    if (isFetched && request.url().includes('/islands/')) asked.push(request.url());
  });
  const category = page.getByLabel(blog.filters.category);
  await page.goto(`${pathOf('blog')}?from=letter`);
  await page.waitForLoadState('networkidle');
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
