import { existsSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { authors } from '../content/authors';
import { blog } from '../content/blog';
import { home } from '../content/home';
import { authorPath } from '../lib/blog/authors';
import { listPageNumbers, POSTS_PER_FEED } from '../lib/blog/pagination';
import { audienceMark, type Post } from '../lib/blog/post';
import { postsIn } from '../lib/blog/post-folder';
import { atomPath, postPath } from '../lib/blog/post-path';
import { dayInWords } from '../lib/dates';
import { pathOf } from '../lib/routes';
import { absoluteUrl } from '../lib/site-url';
import { pageAt, textsOf } from './pages';

// Whatever posts there are. What needs many of them, or certain ones, is tried on the archive.
const posts = postsIn('content/posts');
const titlesOf = (some: readonly Post[]) => some.map(({ title }) => title);

/** What a card and the head of a post say of it. */
const said = (post: Post) => [
  ...[dayInWords(post.date), post.category, audienceMark(post) ?? post.category],
];

for (const id of ['blog', 'blogs'] as const) {
  test(`${pathOf(id)} leads to every post, newest first`, () => {
    const seen: string[] = [];
    let path = pathOf(id) as string;
    for (const number of listPageNumbers(posts.length)) {
      const $ = pageAt(path);
      const titles = textsOf($, 'main li :is(h2, h3)');
      const cards = textsOf($, 'main li:has(:is(h2, h3))');
      for (const [index, post] of posts.slice(seen.length, seen.length + titles.length).entries())
        for (const words of said(post)) expect(cards[index]).toContain(words);
      seen.push(...titles);
      const next = $(`main a:contains("${blog.listing.next}")`);
      expect(next.length).toBe(number < listPageNumbers(posts.length).length ? 1 : 0);
      path = next.attr('href') ?? '';
    }
    expect(seen).toEqual(titlesOf(posts));
  });
}

test('home teases posts for buyers, where there are any', () => {
  const $ = pageAt(pathOf('home'));
  const forBuyers = posts.filter(({ audience }) => audience === 'buyers');
  const teased = (forBuyers.length > 0 ? forBuyers : posts).slice(0, 3);
  const titles = textsOf($, `main section:contains("${home.blogs.heading}") li :is(h2, h3)`);
  expect(titles).toEqual(titlesOf(teased));
});

test('a cover shows the drawing that bears the name of its post', async ({ page }) => {
  const drawn = posts.find(({ id }) => existsSync(`content/covers/${id}.svg`));
  test.skip(!drawn, 'No post has a drawing.');
  await page.goto(postPath(drawn?.id ?? ''));
  const box = await page.locator(`main use[href="#cover-${drawn?.id}"]`).first().boundingBox();
  expect(box?.height).toBeGreaterThan(40);
});

test('every post says what it is, who wrote it and when', () => {
  for (const post of posts) {
    const $ = pageAt(postPath(post.id));
    expect(textsOf($, 'h1')).toEqual([post.title]);
    for (const words of [post.author, ...said(post)]) expect($('article').text()).toContain(words);
  }
});

test('an author’s page lists the author’s posts, and each leads back', () => {
  for (const author of authors) {
    const written = posts.filter((post) => post.author === author.name);
    const $ = pageAt(authorPath(author));
    expect(textsOf($, 'h1')).toEqual([author.name]);
    expect(textsOf($, 'main h3')).toEqual(titlesOf(written));
    for (const { id } of written) {
      const link = pageAt(postPath(id))(`article a[href="${authorPath(author)}"]`);
      expect(link.text()).toContain(author.name);
    }
  }
});

test('the feed carries the newest posts, and pages name it', async ({ request }) => {
  const type = 'application/atom+xml';
  const link = pageAt(pathOf('blog'))(`link[rel=alternate][type="${type}"]`);
  expect(new URL(link.attr('href') ?? '').pathname).toBe(atomPath);
  const answer = await request.get(atomPath);
  expect(answer.headers()['content-type']).toContain(type);
  const feed = await answer.text();
  for (const { id } of posts.slice(0, POSTS_PER_FEED))
    expect(feed).toContain(absoluteUrl(postPath(id)));
});
