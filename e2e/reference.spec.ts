import { expect, test } from '@playwright/test';
import { disclosure } from '../content/disclosure';
import { serviceFamilies } from '../content/navigation';
import { routes } from '../content/routes';
import { securityNotice } from '../content/security';
import { type Standard, standards } from '../content/standards';
import { securityPath, standardsPath } from '../lib/file-paths';
import { expansions, termPath } from '../lib/glossary';
import { labelOf, pathOf } from '../lib/routes';
import { absoluteUrl } from '../lib/site-url';
import { service } from './examples';

// The pages to look things up in: the glossary, the standards, the disclosure policy and the accessibility statement.

const all: readonly Standard[] = standards.standards;

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

  test('an acronym in a text leads to its entry by keyboard', async ({ page }) => {
    await page.goto(pathOf(service));
    const acronym = page.getByRole('main').locator('a:has(> abbr)').first();
    const name = await acronym.innerText();
    await acronym.press('Enter');
    await expect(page).toHaveURL(termPath(name));
    const entry = page.locator(':target');
    await expect(entry).toBeInViewport();
    await expect(entry).toContainText(expansions[name as keyof typeof expansions]);
  });

  test('a filter leaves the standard and the services that were chosen', async ({ page }) => {
    await page.goto(pathOf('standards'));
    const tables = page.getByRole('main').getByRole('table');
    await expect(page.locator('main details:not([open]) table')).toHaveCount(all.length);
    for (const { name } of all) {
      await page.getByRole('radio', { name, exact: true }).check();
      await expect(tables).toHaveCount(1);
      await expect(page.getByRole('table', { name })).toBeVisible();
    }
    const [family] = serviceFamilies;
    await page.getByRole('radio', { name: labelOf(family.route) }).check();
    const shown = await tables
      .locator('[data-family]')
      .filter({ visible: true })
      .evaluateAll((links) => links.map((link) => link.getAttribute('data-family')));
    expect([...new Set(shown)]).toEqual([routes[family.route].family]);
  });

  for (const id of ['glossary', 'standards'] as const) {
    test(`${pathOf(id)} folds its entries; a link to one unfolds it, and paper all`, async ({
      page,
    }) => {
      await page.goto(pathOf(id));
      const folded = page.locator('main details:not([open]) [id]').last();
      await expect(folded).toBeHidden();
      await page.goto(`${pathOf(id)}#${await folded.getAttribute('id')}`);
      await expect(page.locator(':target')).toBeInViewport();
      await page.emulateMedia({ media: 'print' });
      for (const part of await page.locator('main :is(dl, table)[id]').all())
        await expect(part).toBeVisible();
    });
  }
});

test('the file for spreadsheets has a line for each service of each obligation', async ({
  page,
  request,
}) => {
  const answer = await request.get(standardsPath);
  expect(answer.headers()['content-type']).toBe('text/csv; charset=utf-8');
  const [head = '', ...lines] = (await answer.body()).toString('utf8').trimEnd().split('\r\n');
  expect(head).toMatch(/^\ufeff/);
  for (const column of Object.values(standards.columns)) expect(head).toContain(column);
  await page.goto(pathOf('standards'));
  await expect(page.getByRole('link', { name: standards.download })).not.toHaveCount(0);
  await expect(page.locator('main section tbody [data-family]')).toHaveCount(lines.length);
});

test('security.txt names the policy, and both name the same contacts', async ({
  page,
  request,
}) => {
  const notice = await (await request.get(securityPath)).text();
  expect(notice).toContain(`\nPolicy: ${absoluteUrl(pathOf('disclosure'))}\n`);
  await page.goto(pathOf('disclosure'));
  for (const contact of securityNotice.contacts) {
    expect(notice).toContain(`Contact: ${contact}\n`);
    await expect(page.getByRole('main').locator(`a[href="${contact}"]`)).toBeVisible();
  }
  const promise = page.getByText(disclosure.answer);
  await expect(promise).toHaveCount(securityNotice.answersWithin ? 1 : 0);
});
