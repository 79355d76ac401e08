import { expect, test } from '@playwright/test';
import { company, offices } from '../content/company';
import { home } from '../content/home';
import { footerWords } from '../content/interface';
import { footerCompany, footerServices } from '../content/navigation';
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
