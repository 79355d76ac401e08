import { expect, test } from '@playwright/test';
import { blog } from '../content/blog';
import { search as searchWords } from '../content/search';
import { postIndexPath } from '../lib/blog/post-path';
import { searchFolder } from '../lib/file-paths';
import { hydrate } from './hydrate';
import { countLineOf } from './parts';
import { originNamed } from './variants';

const site = originNamed('archive');

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
  await page.goto(`${site}/blog`);
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
