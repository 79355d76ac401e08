import { expect, test } from '@playwright/test';
import { blog } from '../content/blog';
import type { Post } from '../lib/blog/post';
import { postPath } from '../lib/blog/post-path';
import { slugOf } from '../lib/text';
import { archivePosts } from './archive';
import { archive, originOf } from './variants';

/** The address of the archive's second post that fits: the first is a hostile one. */
const addressOf = (fits: (post: Post) => boolean) =>
  originOf(archive) + postPath(archivePosts().filter(fits)[1]?.id ?? '');

test('a post has contents and related posts', async ({ page }) => {
  await page.goto(addressOf(({ content }) => content.includes('heptarchy')));
  const contents = page.getByRole('navigation', { name: blog.post.contents }).getByRole('link');
  await expect(contents).toHaveText(
    await page.locator('article h2:not(.sr-only)').allTextContents(),
  );
  await contents.nth(2).click();
  await expect(page.locator('article h2').nth(2)).toBeInViewport();
  expect(new URL(page.url()).hash).toBe('#the-third-part');

  const related = page.locator(`#${slugOf(blog.post.related)}`).getByRole('link');
  await expect(related).not.toHaveCount(0);
});

test('the pictures of a post come upright in a modern format, keep their room, and load when they are needed', async ({
  page,
}) => {
  const kept: (string | undefined)[] = [];
  page.on('response', (answer) => {
    if (!answer.url().includes('/pictures/')) return;
    expect(answer.url()).toMatch(/\.avif$/);
    kept.push(answer.headers()['cache-control']);
  });
  await page.goto(addressOf(({ picture }) => Boolean(picture)));
  const pictures = page.getByRole('article').getByRole('img');
  await expect(pictures).toHaveCount(2);
  expect(
    await pictures.evaluateAll((all) => all.map((one) => one.getAttribute('loading'))),
  ).toEqual(['eager', 'lazy']);
  for (const picture of await pictures.all()) {
    await expect(picture).toHaveAttribute('alt', /wall/);
    // Before it has come: its attributes alone give it the shape of the photograph as it is to be looked at.
    const { width = 1, height = 0 } = (await picture.boundingBox()) ?? {};
    expect(height / width).toBeCloseTo(1.6, 1);
    await picture.scrollIntoViewIfNeeded();
    const shape = () =>
      picture.evaluate((one: HTMLImageElement) => one.naturalHeight / one.naturalWidth);
    await expect.poll(shape).toBeCloseTo(1.6, 1);
  }
  expect(new Set(kept)).toEqual(new Set(['public, max-age=31536000, immutable']));
});
