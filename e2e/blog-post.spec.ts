import { expect, test } from '@playwright/test';
import { blog, shareTargets } from '../content/blog';
import { postPath } from '../lib/blog/post-path';
import { absoluteUrl } from '../lib/site-url';
import { slugOf } from '../lib/text';
import { archivePosts } from './archive';
import { originNamed } from './variants';

const site = originNamed('archive');

test.describe('a post', () => {
  let path = '';

  test.beforeAll(() => {
    // The model with every element, with neighbours on both sides.
    const models = archivePosts().filter(({ content }) => content.includes('heptarchy'));
    path = postPath(models[1]?.id ?? '');
  });

  test('has contents, related posts, neighbours and links to share it', async ({ page }) => {
    await page.goto(site + path);
    const contents = page.getByRole('navigation', { name: blog.post.contents }).getByRole('link');
    await expect(contents).toHaveText(
      await page.locator('article h2:not(.sr-only)').allTextContents(),
    );
    await contents.nth(2).click();
    await expect(page.locator('article h2').nth(2)).toBeInViewport();
    expect(new URL(page.url()).hash).toBe('#the-third-part');

    const related = page.locator(`#${slugOf(blog.post.related)}`).getByRole('link');
    await expect(related).not.toHaveCount(0);
    const position = archivePosts().findIndex(({ id }) => path.endsWith(`/${id}`));
    const neighbours = page
      .getByRole('navigation', { name: blog.post.neighbours })
      .getByRole('link');
    await expect(neighbours).toHaveText(
      [position - 1, position + 1].map((at) => archivePosts()[at]?.title ?? ''),
    );
    const titles = await neighbours.or(related).allTextContents();
    expect(new Set(titles).size, 'no post is offered twice').toBe(titles.length);

    const shared = encodeURIComponent(absoluteUrl(path));
    const shares = page.getByRole('article').locator('p:has(a[rel])').last().getByRole('link');
    await expect(shares).toHaveText(shareTargets.map(({ name }) => name));
    for (const share of await shares.all()) {
      expect(await share.getAttribute('href')).toContain(shared);
    }
  });
});
