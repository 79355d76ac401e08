import { expect, test } from '@playwright/test';
import { blog } from '../content/blog';
import { announcements } from '../content/news';
import { pathOf } from '../lib/routes';
import { keys, originOf } from './variants';

const site = originOf(keys);

const newsIsEmpty = announcements.length === 0;

for (const path of ['/blog', '/blogs', '/', ...(newsIsEmpty ? [pathOf('news')] : [])]) {
  test(`${path} says that there are no posts, and links to none`, async ({ page }) => {
    const thrown: string[] = [];
    page.on('pageerror', (error) => thrown.push(error.message));
    await page.goto(site + path);
    await expect(page.getByRole('main').getByText(blog.listing.none)).toBeVisible();
    await expect(page.getByRole('search')).toHaveCount(0);
    const links = page.locator('main a[href^="/blog/"]:not([href^="/blog/feed."])');
    await expect(links).toHaveCount(0);
    expect(thrown).toEqual([]);
  });
}

test('the feed and the list of posts name none', async ({ request }) => {
  const read = async (path: string) => (await request.get(site + path)).text();
  expect(await read('/blog/feed.xml')).not.toContain('<entry');
  expect(JSON.parse(await read('/blog/index.json'))).toEqual([]);
});
