import { expect, type Page, test } from '@playwright/test';
import { blog } from '../content/blog';
import { search } from '../content/search';
import { postsIn } from '../lib/blog/post-folder';
import { pathOf } from '../lib/routes';
import { ALL_POSTS, bigPosts, KEPT } from './hostile-archive';
import { postBodyOf } from './parts';
import { expectServicesFound } from './services-found';
import { originNamed } from './variants';

const site = originNamed('archive');
const kept = postsIn(KEPT);

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

/** What stands out to the side of a page, beyond boxes that scroll by themselves. */
async function expectNoSidewaysScroll(page: Page) {
  const { width, content } = await page.evaluate(() => ({
    width: document.documentElement.clientWidth,
    content: document.documentElement.scrollWidth,
  }));
  expect(content, page.url()).toBeLessThanOrEqual(width);
}

for (const { id, title } of kept) {
  test(`the post “${id}” is whole, runs nothing and stays within a phone`, async ({ page }) => {
    await page.goto(`${site}/blog/${id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByRole('article')).toContainText('The end of ');
    expect((await page.title()).startsWith(title)).toBe(true);
    await expect(page.locator('article script, article img')).toHaveCount(0);
    await expectNoSidewaysScroll(page);
    expect(thrown).toEqual([]);
  });
}

for (const id of Object.keys(bigPosts)) {
  test(`the post “${id}” shows its last word within a phone`, async ({ page }) => {
    test.slow();
    await page.goto(`${site}/blog/${id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`About ${id}`);
    await expect(page.getByRole('article')).toContainText('deep');
    await expectNoSidewaysScroll(page);
    expect(thrown).toEqual([]);
  });
}

test('a table of a thousand columns scrolls inside its box', async ({ page }) => {
  await page.goto(`${site}/blog/wide-table`);
  const box = page.getByRole('group', { name: blog.post.table });
  expect(await box.evaluate((table) => table.scrollWidth > 10 * table.clientWidth)).toBe(true);
  await expect(box.getByRole('columnheader')).toHaveCount(1000);
});

for (const path of ['/blog', '/blog/page/2', '/', pathOf('news')]) {
  test(`${path} lists them within a phone`, async ({ page }) => {
    await page.goto(site + path);
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
    await expectNoSidewaysScroll(page);
    expect(thrown).toEqual([]);
  });
}

test('marks of direction turn no other post’s row', async ({ page }) => {
  await page.goto(`${site}/blog`);
  const listed = await page.getByRole('main').innerText();
  expect(listed).not.toMatch(/[\u202A-\u202E\u2066-\u2069]/);
  expect(listed).toContain('Reversed title');
});

test('a text from right to left begins on the right', async ({ page }) => {
  await page.goto(`${site}/blog/arabic`);
  const [heading, paragraph, english] = [
    page.getByRole('heading', { level: 1 }),
    postBodyOf(page).locator('> p').first(),
    postBodyOf(page).locator('> p').nth(1),
  ];
  await expect(heading).toHaveCSS('direction', 'rtl');
  await expect(paragraph).toHaveCSS('direction', 'rtl');
  await expect(english).toHaveCSS('direction', 'ltr');
  await expect(postBodyOf(page).locator('> ul')).toHaveCSS('direction', 'rtl');
  await page.goto(`${site}/blog/direction`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('direction', 'ltr');
});

test('headings, summary and text from right to left begin at one edge', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`${site}/blog/arabic`);
  const blocks = page
    .locator('article')
    .locator('h1, h1 + p, h2, h2 ~ ul')
    .or(postBodyOf(page).locator('> p').first());
  const edges = await blocks.evaluateAll((found) =>
    found
      .filter((block) => block.matches(':dir(rtl)'))
      .map((block) => Math.round(block.getBoundingClientRect().right)),
  );
  expect(edges).toHaveLength(5);
  expect(new Set(edges).size).toBe(1);
});

test('a post in another language says so wherever its words stand', async ({ page }) => {
  const arabic = kept.find(({ lang }) => lang === 'ar');
  const title = arabic?.title ?? '';
  await page.goto(`${site}/blog/${arabic?.id}`);
  const words = [page.getByRole('heading', { level: 1 }), postBodyOf(page), page.locator('h1 + p')];
  for (const part of words) await expect(part).toHaveAttribute('lang', 'ar');
  await expect(page.getByRole('article')).not.toHaveAttribute('lang');
  await page.goto(`${site}/blog`);
  const card = page.getByRole('main').getByRole('heading', { name: title });
  await expect(card).toHaveAttribute('lang', 'ar');
  // As the island draws it from the index of the filters.
  await page.goto(`${site}/blog?author=${encodeURIComponent(arabic?.author ?? '')}`);
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  await expect(card).toHaveAttribute('lang', 'ar');
});

test('the index of the filters holds every hostile post', async ({ request }) => {
  const index = await (await request.get(`${site}/blog/index.json`)).json();
  expect(index.posts).toHaveLength(ALL_POSTS);
});

test('the search finds them by their titles, and shows each as it is', async ({ page }) => {
  await page.goto(`${site}${pathOf('search')}`);
  const results = page.getByRole('region', { name: search.results });
  for (const { id, title } of kept) {
    await page.getByLabel(search.field).fill(title);
    await expect(results.locator(`a[href="/blog/${id}"]`)).toHaveText(title);
    await expectNoSidewaysScroll(page);
  }
  expect(thrown).toEqual([]);
});

test('a post that names every service stands behind their own pages in the search', async ({
  page,
}) => {
  test.slow();
  await page.goto(`${site}${pathOf('search')}`);
  await expectServicesFound(page);
});

test('both feeds can be read, with every title as it is', async ({ page, request }) => {
  const xml = await (await request.get(`${site}/blog/feed.xml`)).text();
  await page.goto('about:blank'); // Parsed where no page's Trusted Types forbid it.
  const { errors, titles } = await page.evaluate((text) => {
    const feed = new DOMParser().parseFromString(text, 'application/xml');
    return {
      errors: feed.querySelectorAll('parsererror').length,
      titles: [...feed.querySelectorAll('entry > title')].map(({ textContent }) => textContent),
    };
  }, xml);
  expect(errors).toBe(0);
  const { items } = await (await request.get(`${site}/blog/feed.json`)).json();
  expect(items.map((item: { title: string }) => item.title)).toEqual(titles);
  expect(titles).toEqual(expect.arrayContaining(kept.map(({ title }) => title)));
});
