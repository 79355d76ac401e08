import { expect, type Page, test } from '@playwright/test';
import { authors } from '../content/authors';
import { blog } from '../content/blog';
import { home } from '../content/home';
import { authorPath } from '../lib/blog/authors';
import { listPageNumbers, POSTS_PER_FEED } from '../lib/blog/pagination';
import { audienceMark } from '../lib/blog/post';
import { postsIn } from '../lib/blog/post-folder';
import { atomPath, postPath } from '../lib/blog/post-path';
import { dayInWords } from '../lib/dates';
import { pathOf } from '../lib/routes';
import { absoluteUrl } from '../lib/site-url';

// Whatever posts there are. What needs many of them, or certain ones, is tried on the archive.
const posts = postsIn('content/posts');
const cards = (page: Page) => page.getByRole('main').getByRole('listitem').getByRole('heading');

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const id of ['blog', 'blogs'] as const) {
    test(`${pathOf(id)} leads to every post, newest first`, async ({ page }) => {
      await page.goto(pathOf(id));
      await expect(page.getByRole('search').filter({ visible: true })).toHaveCount(0);
      const seen: string[] = [];
      for (const number of listPageNumbers(posts.length)) {
        seen.push(...(await cards(page).allInnerTexts()));
        const shown = posts.slice(seen.length - (await cards(page).count()), seen.length);
        const items = page
          .getByRole('main')
          .getByRole('listitem')
          .filter({ has: page.getByRole('heading') });
        await expect(items.locator('svg use')).toHaveCount(shown.length);
        await expect(items.locator('time')).toHaveText(shown.map(({ date }) => dayInWords(date)));
        await expect(items).toContainText(
          shown.map((post) => `${post.category} ${audienceMark(post)}`),
        );
        const next = page.getByRole('link', { name: blog.listing.next });
        if (number < listPageNumbers(posts.length).length) await next.click();
        else await expect(next).toHaveCount(0);
      }
      expect(seen).toEqual(posts.map(({ title }) => title));
    });
  }

  test('home teases posts for buyers, where there are any', async ({ page }) => {
    await page.goto(pathOf('home'));
    const forBuyers = posts.filter(({ audience }) => audience === 'buyers');
    const titles = (forBuyers.length > 0 ? forBuyers : posts).slice(0, 3).map(({ title }) => title);
    const heading = page.getByRole('heading', { name: home.blogs.heading });
    const teaser = page.locator('section').filter({ has: heading });
    await expect(teaser.getByRole('listitem').getByRole('heading')).toHaveText(titles);
  });

  test('every post opens', async ({ page }) => {
    for (const post of posts) {
      const { id, title, author, date, category } = post;
      await page.goto(postPath(id));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      const article = page.getByRole('article');
      for (const words of [author, dayInWords(date), `${category} ${audienceMark(post)}`])
        await expect(article).toContainText(words);
    }
  });
});

test('an author’s page lists the author’s posts, and each leads back', async ({ page }) => {
  for (const author of authors) {
    const [newest, ...others] = posts.filter((post) => post.author === author.name);
    await page.goto(authorPath(author));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(author.name);
    if (!newest) continue;
    const heads = page.getByRole('main').getByRole('heading', { level: 3 });
    await expect(heads).toHaveText([newest, ...others].map(({ title }) => title));
    await page.goto(postPath(newest.id));
    await page.getByRole('article').getByRole('link', { name: author.name }).click();
    await expect(page).toHaveURL(authorPath(author));
  }
});

test('the feed carries the newest posts, and pages name it', async ({ page, request }) => {
  await page.goto(pathOf('blog'));
  const type = 'application/atom+xml';
  const link = page.locator(`link[rel=alternate][type="${type}"]`);
  expect(new URL((await link.getAttribute('href')) ?? '').pathname).toBe(atomPath);
  const answer = await request.get(atomPath);
  expect(answer.headers()['content-type']).toContain(type);
  const feed = await answer.text();
  for (const { id } of posts.slice(0, POSTS_PER_FEED))
    expect(feed).toContain(absoluteUrl(postPath(id)));
});
