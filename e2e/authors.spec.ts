import { expect, test } from '@playwright/test';
import { authors } from '../content/authors';
import { authorPath } from '../lib/blog/authors';
import { postsIn } from '../lib/blog/post-folder';
import { postPath } from '../lib/blog/post-path';

const posts = postsIn('content/posts');

for (const author of authors) {
  test(`${author.name} lists its posts, and each leads back`, async ({ page }) => {
    const own = posts.filter((post) => post.author === author.name);
    await page.goto(authorPath(author));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(author.name);
    await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveText(
      own.map(({ title }) => title),
    );
    const [newest] = own;
    if (!newest) return;
    await page.getByRole('link', { name: newest.title }).click();
    await expect(page).toHaveURL(postPath(newest.id));
    await page.getByRole('article').getByRole('link', { name: author.name }).click();
    await expect(page).toHaveURL(authorPath(author));
  });
}
