import { expect, type Page, test } from '@playwright/test';
import { blog, postCategories } from '../content/blog';
import { search as searchWords } from '../content/search';
import { postsOnPage } from '../lib/blog/pagination';
import type { Post } from '../lib/blog/post';
import { postIndexPath } from '../lib/blog/post-path';
import { searchFolder } from '../lib/file-paths';
import { archivePosts } from './archive';
import { hydrate } from './hydrate';
import { countLineOf } from './parts';
import { expectSound } from './sound';
import { archive, originOf } from './variants';

// On the archive, whose posts are the tests' own: every category and author has more than a page of them.
const site = originOf(archive);
const listing = `${site}/blog`;
const [first, , third] = postCategories;
const AUTHOR = 'First Team';

const titles = (matching: readonly Post[]) => postsOnPage(1, matching).map(({ title }) => title);
const inCategory = (category: string) =>
  archivePosts().filter((post) => post.category === category);
const cards = (page: Page) => page.getByRole('main').getByRole('listitem').getByRole('heading');
const counted = (posts: readonly Post[]) => `${posts.length} ${blog.count.many}`;
const field = (page: Page, name: keyof typeof blog.filters) =>
  page.getByLabel(blog.filters[name], { exact: true });

test.describe('the filters', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto(listing);
    await hydrate(page);
  });

  test('stand open on a phone, offer every category and author, and narrow the list at once', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await expect(page.locator('form').getByLabel(/./).filter({ visible: true })).toHaveCount(4);
    const { all } = blog.filters;
    const valuesOf = (name: 'category' | 'author') =>
      [...new Set(archivePosts().map((post) => post[name]))].sort();
    const authors = valuesOf('author');
    const categories = [...new Set([...postCategories, ...valuesOf('category')])];
    await expect(field(page, 'category').locator('option')).toHaveText([all, ...categories]);
    await expect(field(page, 'author').locator('option')).toHaveText([all, ...authors]);
    for (const category of postCategories) {
      const expected = inCategory(category);
      await field(page, 'category').selectOption(category);
      await expect(cards(page)).toHaveText(titles(expected));
      await expect(countLineOf(page)).toHaveText(counted(expected));
    }
  });

  test('combine, stay in the address, and find words of texts', async ({ page }) => {
    await field(page, 'category').selectOption(first);
    await field(page, 'author').selectOption(AUTHOR);
    const both = inCategory(first).filter(({ author }) => author === AUTHOR);
    await expect(cards(page)).toHaveText(titles(both));
    await field(page, 'date').fill(both[0]?.date ?? '');
    await expect(cards(page)).toHaveText(titles(both.slice(0, 1)));
    await expect(countLineOf(page)).toHaveText(blog.count.one);
    const asked = { category: first, author: AUTHOR, date: both[0]?.date ?? '' };
    await expect(page).toHaveURL(`${listing}?${new URLSearchParams(asked)}`);
    await page.getByRole('button', { name: blog.filters.clear }).click();
    await expect(page).toHaveURL(listing);
    // A word that stands in one model's text alone, and in no title or summary.
    await field(page, 'q').fill('HEPTARCHY');
    const said = archivePosts().filter(({ content }) => content.includes('heptarchy'));
    await expect(cards(page)).toHaveText(titles(said));
  });

  test('where nothing matches, one press clears them and hands the focus on to the count', async ({
    page,
  }) => {
    await field(page, 'category').selectOption(third);
    await field(page, 'author').selectOption(AUTHOR);
    await expect(page.getByRole('heading', { name: blog.empty.heading })).toBeVisible();
    await expectSound(page);
    await expect(countLineOf(page)).toHaveText(blog.count.none);
    await page.getByRole('button', { name: blog.empty.clear }).press('Enter');
    await expect(cards(page)).toHaveText(titles(archivePosts()));
    await expect(page).toHaveURL(listing);
    await expect(countLineOf(page)).toBeFocused();
  });
});

test('a shared address shows its filtered list without a further sign, in a browser that is never idle', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.requestIdleCallback = (act, options) =>
      options?.timeout
        ? window.setTimeout(act, options.timeout, { didTimeout: true, timeRemaining: () => 0 })
        : 0;
  });
  const category = archivePosts().find(({ title }) => /^Buckets/.test(title))?.category ?? '';
  const asked = { category, q: 'buckets' };
  await page.goto(`${site}/blogs?${new URLSearchParams(asked)}`);
  const expected = inCategory(category).filter(({ title }) => /buckets/i.test(title));
  expect(expected.length).toBeGreaterThan(0);
  await expect(cards(page)).toHaveText(titles(expected));
  await expect(field(page, 'category')).toHaveValue(category);
  await expect(field(page, 'q')).toHaveValue('buckets');
});

test('what the filters need is fetched at its first use, and told and retried where it is amiss', async ({
  page,
}) => {
  const main = page.getByRole('main');
  const answers = ['{', '<!doctype html><title>Sign in to the network</title>'];
  let asked = 0;
  await page.route(`**${postIndexPath}`, (route) => {
    asked += 1;
    const body = answers.shift();
    return body ? route.fulfill({ body }) : route.continue();
  });
  await page.goto(listing);
  await hydrate(page);
  expect(asked).toBe(0);
  await page.getByLabel(blog.filters.q).fill('heptarchy');
  for (const left of [1, 0]) {
    await expect(main.getByRole('alert')).toContainText(blog.listing.incomplete);
    await expect.poll(() => answers.length).toBe(left);
    await expect(main.getByRole('heading', { level: 3 }).first()).toBeVisible();
    await main.getByRole('button', { name: blog.listing.retry }).click();
    await expect(countLineOf(page), 'the button took the focus along').toBeFocused();
  }
  await expect(main.getByRole('alert')).toHaveCount(0);
  // More than a page of the list holds, so that they cannot all have been there before.
  await expect(main.getByRole('button', { name: blog.listing.more })).toBeVisible();
});

test('a first search costs 140 kB at most, and each further one 55 kB', async ({ page }) => {
  let sizes: Promise<number>[] = [];
  page.on('requestfinished', (request) => {
    if (!new URL(request.url()).pathname.startsWith(searchFolder)) return;
    sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  });
  await page.goto(`${site}/search`);
  for (const [query, most] of [
    // 82,000 bytes of it are Pagefind's engine.
    ['phishing', 140_000],
    // A part of the index, and the texts of fifteen results.
    ['ransomware', 55_000],
    ['heptarchy', 55_000],
  ] as const) {
    await page.getByLabel(searchWords.field).fill(query);
    await expect(page.getByRole('main').getByRole('status')).toContainText(`“${query}”`);
    await expect(page.getByRole('region', { name: searchWords.results })).toBeVisible();
    await page.waitForLoadState('networkidle');
    const cost = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
    sizes = [];
    expect(cost, query).toBeGreaterThan(0);
    expect(cost, query).toBeLessThanOrEqual(most);
  }
});
