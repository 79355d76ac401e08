import { expect, test } from '@playwright/test';
import { blog } from '../content/blog';
import { home } from '../content/home';
import { footerCompany, footerServices } from '../content/navigation';
import { postsIn } from '../lib/blog/post-folder';
import { labelOf, pathOf } from '../lib/routes';

test('a cell of a table is heard with its column once, on a phone too', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(pathOf('home'));
  const table = page.getByRole('table', { name: home.managed.heading });
  const [, column = ''] = home.managed.columns;
  await expect(table.getByRole('columnheader', { name: column })).toBeAttached();
  const cell = table.locator('td').first();
  expect(await cell.evaluate((element) => getComputedStyle(element, '::before').content)).toContain(
    column,
  );
  await expect(cell).not.toHaveAccessibleName(new RegExp(`^${column}`));
});

test('a footer link whose words are not the name of its page says where it leads', async ({
  page,
}) => {
  await page.goto(pathOf('about'));
  for (const link of [...footerCompany, ...footerServices]) {
    if (!('label' in link)) continue;
    await expect(
      page.getByRole('contentinfo').getByRole('link', { name: link.label }),
    ).toHaveAccessibleName(`${link.label} (${labelOf(link.route)})`);
  }
});

test.describe('the filters of the blog', () => {
  test.skip(postsIn('content/posts').length === 0, 'A blog without posts has no filters.');

  test('a suggestion under an empty list hands the focus on to the count', async ({ page }) => {
    await page.goto(pathOf('blog'));
    const search = page.getByLabel(blog.filters.q, { exact: true });
    await search.focus();
    await expect(page.locator('html[data-hydrated]')).toBeAttached();
    await search.fill('qqqqqqqq');
    const suggestion = page.getByRole('main').getByRole('button', { name: blog.empty.without });
    await suggestion.focus();
    await page.keyboard.press('Enter');
    await expect(suggestion).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('status').first()).toBeFocused();
  });
});
