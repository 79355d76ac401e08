import { expect, test } from '@playwright/test';
import { postPath } from '../lib/blog/post-path';
import { archivePosts } from './archive';
import { originNamed } from './variants';

const site = originNamed('archive');

/** The first post with a cover and a picture in its text, both the photograph of the fixtures. */
const illustrated = () => postPath(archivePosts().find(({ picture }) => picture)?.id ?? '');

test('the pictures of a post come upright in a modern format, keep their room, and load when they are needed', async ({
  page,
}) => {
  const kept: (string | undefined)[] = [];
  page.on('response', (answer) => {
    if (!answer.url().includes('/pictures/')) return;
    expect(answer.url()).toMatch(/\.avif$/);
    kept.push(answer.headers()['cache-control']);
  });
  await page.goto(site + illustrated());
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
