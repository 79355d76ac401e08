import { expect, test } from '@playwright/test';
import { postsIn } from '../lib/blog/post-folder';
import { atomPath } from '../lib/blog/post-path';
import { pathOf } from '../lib/routes';
import { HOSTILE_POSTS } from './archive';
import { postBodyOf } from './parts';
import { expectSound, layoutFaultsOf } from './sound';
import { archive, originOf } from './variants';

const site = originOf(archive);
const hostile = postsIn(HOSTILE_POSTS);

test.use({ viewport: { width: 360, height: 800 } });

let thrown: string[] = [];
test.beforeEach(async ({ page }) => {
  thrown = [];
  page.on('pageerror', (error) => thrown.push(error.message));
  page.on('dialog', (dialog) => {
    thrown.push('a dialog');
    dialog.dismiss();
  });
});

for (const { id, title } of hostile) {
  test(`the post “${id}” is whole, runs nothing and stays within a phone`, async ({ page }) => {
    await page.goto(`${site}/blog/${id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByRole('article')).toContainText('The end of ');
    expect((await page.title()).startsWith(title)).toBe(true);
    await expect(page.locator('article script, article img')).toHaveCount(0);
    await expectSound(page);
    expect(thrown).toEqual([]);
  });
}

test('the feed carries their words as they are', async ({ page }) => {
  // In an empty page, whose policy lets a test parse.
  const feed = await (await page.request.get(`${site}${atomPath}`)).text();
  const found = await page.evaluate((text) => {
    const xml = new DOMParser().parseFromString(text, 'application/xml');
    // A fault stands before all else.
    const titles = xml.querySelectorAll('parsererror, entry > title');
    return [...titles].map(({ textContent }) => textContent);
  }, feed);
  expect(found.slice(0, hostile.length)).toEqual(hostile.map(({ title }) => title));
});

test('lists of them stay within a phone', async ({ page }) => {
  for (const path of ['/blog', '/', pathOf('news')]) {
    await page.goto(site + path);
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
    expect(await layoutFaultsOf(page), path).toEqual([]);
  }
  expect(thrown).toEqual([]);
});

test('a post in another language says so wherever its words stand, and runs its way', async ({
  page,
}) => {
  const arabic = hostile.find(({ lang }) => lang === 'ar');
  await page.goto(`${site}/blog/${arabic?.id}`);
  const summary = page.locator('article header p[dir]');
  const words = [page.getByRole('heading', { level: 1 }), postBodyOf(page), summary];
  for (const part of words) await expect(part).toHaveAttribute('lang', 'ar');
  const paragraphs = postBodyOf(page).locator('> p');
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('direction', 'rtl');
  await expect(paragraphs.first()).toHaveCSS('direction', 'rtl');
  await expect(paragraphs.nth(1)).toHaveCSS('direction', 'ltr');
  await expect(postBodyOf(page).locator('> ul')).toHaveCSS('direction', 'rtl');
  await page.goto(`${site}/blog`);
  const card = page.getByRole('main').getByRole('heading', { name: arabic?.title ?? '' });
  await expect(card).toHaveAttribute('lang', 'ar');
});
