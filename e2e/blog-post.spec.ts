import { expect, test } from '@playwright/test';
import { blog } from '../content/blog';
import { postPath } from '../lib/blog/post-path';
import { slugOf } from '../lib/text';
import { archivePosts } from './archive';
import { originNamed } from './variants';

const site = originNamed('archive');

test.describe('a post', () => {
  let path = '';

  test.beforeAll(() => {
    // The model with every element.
    const models = archivePosts().filter(({ content }) => content.includes('heptarchy'));
    path = postPath(models[1]?.id ?? '');
  });

  test('has contents and related posts', async ({ page }) => {
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
  });
});
