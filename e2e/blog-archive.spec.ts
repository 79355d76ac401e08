import { brotliCompressSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { blog } from '../content/blog';
import { FIRST_FLIGHT } from '../export/check-page';
import { PAGE_LENGTH } from '../lib/blog/list-pages';
import { originNamed } from './variants';

const POSTS = 1000;
const PAGES = Math.ceil(POSTS / PAGE_LENGTH);
const MOST_INDEX = 80_000;
const MOST_WORDS = 40_000;

const site = originNamed('archive');

test('with 1,000 posts the listing still arrives in one first flight', async ({ request }) => {
  for (const path of ['/blog', '/blogs', '/blog/page/2', `/blog/page/${PAGES}`]) {
    const html = await (await request.get(site + path)).text();
    expect(brotliCompressSync(html).length, path).toBeLessThanOrEqual(FIRST_FLIGHT);
  }
});

test('without JavaScript every page of 1,000 posts is reached by links, and every post once', async ({
  request,
}) => {
  const seen = new Set<string>();
  let path: string | undefined = '/blog';
  let pages = 0;
  while (path) {
    const html = await (await request.get(site + path)).text();
    for (const [, id = ''] of html.matchAll(/href="\/blog\/(post-\d+)"/g)) seen.add(id);
    pages += 1;
    path = html.match(/href="([^"]+)"[^>]*>Earlier posts/)?.[1];
  }
  expect(pages).toBe(PAGES);
  expect(seen.size).toBe(POSTS);
});

test('filters and search act over all 1,000 posts, from small files', async ({ page }) => {
  const sizes = new Map<string, Promise<number>>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (!pathname.startsWith('/blog/')) return;
    sizes.set(
      pathname,
      response.body().then((body) => brotliCompressSync(body).length),
    );
  });
  await page.goto(`${site}/blog`);
  await page.getByLabel(blog.filters.date).fill('2024-03-01');
  const count = page.getByRole('main').getByRole('status').first();
  await expect(count).toHaveText('1 post');
  await page.getByLabel(blog.filters.date).fill('');
  await page.getByLabel(blog.filters.q).fill('Get-SmbOpenFile');
  await expect(count).toHaveText(/^7\d posts$/);
  expect([...sizes.keys()]).toEqual(expect.arrayContaining(['/blog/words/g.json']));
  expect(await sizes.get('/blog/index.json')).toBeLessThanOrEqual(MOST_INDEX);
  for (const [path, size] of sizes) {
    if (path.includes('/words/')) expect(await size, path).toBeLessThanOrEqual(MOST_WORDS);
  }
});
