import { expect, test } from '@playwright/test';
import { blog } from '../content/blog';
import { search as searchWords } from '../content/search';
import { listPageNumbers, POSTS_PER_PAGE } from '../lib/blog/pagination';
import { searchedPostsPath } from '../lib/file-paths';
import { archivePosts, ORDINARY_POSTS } from './archive';
import { countIndexBytes, MOST_FIRST_SEARCH, MOST_FURTHER_SEARCH } from './search-cost';
import { originNamed } from './variants';

const site = originNamed('archive');

test('without JavaScript every page of the list is reached by links, and every post once', async ({
  request,
}) => {
  const seen = new Set<string>();
  let path: string | undefined = '/blog';
  let pages = 0;
  while (path) {
    const html = await (await request.get(site + path)).text();
    for (const [, id = ''] of html.matchAll(/href="\/blog\/(post-\d+)"/g)) seen.add(id);
    pages += 1;
    path = html.match(new RegExp(`href="([^"]+)"[^>]*>${blog.listing.next}`))?.[1];
  }
  expect(pages).toBe(listPageNumbers(archivePosts().length).length);
  expect(seen.size).toBe(ORDINARY_POSTS);
});

test('“Try again” fetches what failed, whether it was out of reach or not what it should be', async ({
  page,
}) => {
  const answers = [
    { abort: true },
    { body: '{"stamp":"x"}' },
    { body: '{"stamp":"x","posts":[{"id":7}]}' },
    { body: '<!doctype html><title>Sign in to the network</title>' },
  ];
  let asked = 0;
  await page.route('**/blog/index.json', (route) => {
    const answer = answers[asked++];
    if (!answer) return route.continue();
    return answer.abort ? route.abort() : route.fulfill({ body: answer.body ?? '' });
  });
  await page.goto(`${site}/blog`);
  const main = page.getByRole('main');
  await page.getByLabel(blog.filters.category).selectOption({ index: 1 });
  for (const attempt of answers.keys()) {
    await expect(main.getByRole('alert')).toContainText(blog.listing.incomplete);
    await expect(main.getByRole('heading', { level: 3 }).first()).toBeVisible();
    await expect.poll(() => asked).toBe(attempt + 1);
    await main.getByRole('button', { name: blog.listing.retry }).click();
  }
  await expect(main.getByRole('alert')).toHaveCount(0);
  // More than a page of the list holds, so that they cannot all have been there before.
  await expect(main.getByRole('button', { name: blog.listing.more })).toBeVisible();
});

test('a file of another shape that the search needs is told, and retried', async ({ page }) => {
  let asked = 0;
  await page.route(`**${searchedPostsPath}`, (route) => {
    asked += 1;
    return asked === 1 ? route.fulfill({ body: '{"stamp":"x","results":[7]}' }) : route.continue();
  });
  await page.goto(`${site}/blog`);
  const main = page.getByRole('main');
  await page.getByLabel(blog.filters.q).fill('heptarchy');
  await main.getByRole('button', { name: blog.listing.retry }).click();
  await expect(main.getByRole('alert')).toHaveCount(0);
  expect(asked).toBe(2);
});

test('filters and search act over all posts', async ({ page }) => {
  await page.goto(`${site}/blog`);
  // The oldest post stands on the last page of the list, and shares its day with none.
  await page.getByLabel(blog.filters.date).fill(archivePosts().at(-1)?.date ?? '');
  const count = page.getByRole('main').getByRole('status').first();
  await expect(count).toHaveText(blog.count.one);
  await page.getByLabel(blog.filters.date).fill('');
  await page.getByLabel(blog.filters.q).fill('heptarchy');
  const found = archivePosts().filter(({ content }) => content.includes('heptarchy'));
  expect(found.length).toBeGreaterThan(POSTS_PER_PAGE);
  await expect(count).toHaveText(`${found.length} ${blog.count.many}`);
});

test('a first search costs 110 kB at most, and each further one 15 kB', async ({ page }) => {
  const fetched = countIndexBytes(page);
  await page.goto(`${site}/search`);
  const costs: number[] = [];
  for (const query of ['phishing', 'ransomware', 'heptarchy']) {
    await page.getByLabel(searchWords.field).fill(query);
    await expect(page.getByRole('main').getByRole('status')).toContainText(`“${query}”`);
    await expect(page.getByRole('region', { name: searchWords.results })).toBeVisible();
    costs.push(await fetched());
  }
  const [first = 0, ...further] = costs;
  expect(Math.min(...costs)).toBeGreaterThan(0);
  expect(first).toBeLessThanOrEqual(MOST_FIRST_SEARCH);
  expect(Math.max(...further)).toBeLessThanOrEqual(MOST_FURTHER_SEARCH);
});
