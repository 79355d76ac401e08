import { expect, test } from '@playwright/test';
import { blog } from '../content/blog';
import { company, offices } from '../content/company';
import { home } from '../content/home';
import { footerWords } from '../content/interface';
import { footerCompany, footerServices } from '../content/navigation';
import { postsIn } from '../lib/blog/post-folder';
import { labelOf, pathOf } from '../lib/routes';
import { countLineOf } from './parts';

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

test('the footer names its columns, offices and profiles, and says where other words lead', async ({
  page,
}) => {
  await page.goto(pathOf('about'));
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('heading')).toHaveText([
    footerWords.company,
    footerWords.services,
    labelOf('contact'),
  ]);
  for (const { name, city, phone } of offices) {
    await expect(footer).toContainText(`${city}${name}`);
    await expect(footer.getByRole('link', { name: phone.display, exact: true })).toHaveAttribute(
      'href',
      `tel:${phone.dial}`,
    );
  }
  for (const { name, url } of company.socials) {
    await expect(footer.getByRole('link', { name, exact: true })).toHaveAttribute('href', url);
  }
  for (const link of [...footerCompany, ...footerServices]) {
    if (!link.label || link.label === labelOf(link.route)) continue;
    await expect(footer.getByRole('link', { name: link.label })).toHaveAccessibleName(
      `${link.label} (${labelOf(link.route)})`,
    );
  }
});

test('a suggestion under an empty list of posts hands the focus on to the count', async ({
  page,
}) => {
  test.skip(postsIn('content/posts').length === 0, 'A blog without posts has no filters.');
  await page.goto(pathOf('blog'));
  const search = page.getByLabel(blog.filters.q, { exact: true });
  await search.focus();
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  await search.fill('qqqqqqqq');
  const suggestion = page.getByRole('main').getByRole('button', { name: blog.empty.without });
  await suggestion.focus();
  await page.keyboard.press('Enter');
  await expect(suggestion).toHaveCount(0);
  await expect(countLineOf(page)).toBeFocused();
});
