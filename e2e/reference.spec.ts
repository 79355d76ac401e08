import { expect, test } from '@playwright/test';
import { buying } from '../content/buying';
import { disclosure } from '../content/disclosure';
import { securityNotice } from '../content/security';
import { quotationSpecimen } from '../content/specimens/quotation';
import { standards } from '../content/standards';
import { securityPath, standardsPath } from '../lib/file-paths';
import { expansions, termPath } from '../lib/glossary';
import { pathOf } from '../lib/routes';
import { absoluteUrl } from '../lib/site-url';
import { service } from './examples';

// The pages to look things up in: the glossary, the standards, the disclosure policy and the accessibility statement.

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
    await expect(entry).toContainText(expansions[name] ?? name);
  });

  test('the glossary folds its entries; a link to one unfolds it, and paper all', async ({
    page,
  }) => {
    const path = pathOf('glossary');
    await page.goto(path);
    const folded = page.locator('main details:not([open]) [id]').last();
    await expect(folded).toBeHidden();
    await page.goto(`${path}#${await folded.getAttribute('id')}`);
    await expect(page.locator(':target')).toBeInViewport();
    await page.emulateMedia({ media: 'print' });
    for (const part of await page.locator('main dl').all()) await expect(part).toBeVisible();
  });
});

for (const id of ['glossary', 'buying'] as const) {
  test(`what an address names on ${pathOf(id)} unfolds where a browser leaves it folded`, async ({
    page,
  }) => {
    await page.goto(pathOf(id));
    const folded = page.locator('main details:not([open]) [id]').last();
    await page.goto(`${pathOf(id)}#${await folded.getAttribute('id')}`);
    await page.locator('main details:has(:target)').evaluate((fold: HTMLDetailsElement) => {
      fold.open = false;
      dispatchEvent(new HashChangeEvent('hashchange'));
    });
    await expect(page.locator(':target')).toBeInViewport();
  });
}

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
  await expect(page.locator('main tbody td:last-child a')).toHaveCount(lines.length);
});

test('the questions of a buyer are a file for spreadsheets too, with room for other providers', async ({
  page,
  request,
}) => {
  await page.goto(pathOf('buying'));
  const { questions } = buying;
  const link = page.getByRole('link', { name: questions.download });
  const answer = await request.get((await link.getAttribute('href')) ?? '');
  expect(answer.headers()['content-type']).toBe('text/csv; charset=utf-8');
  const [, ...lines] = (await answer.text()).trimEnd().split('\r\n');
  const asked = [...questions.items.map(({ title }) => title), questions.sum, ...questions.prices];
  for (const [index, title] of asked.entries()) expect(lines[index]).toContain(title);
  const rows = quotationSpecimen.parts.map(({ id }) => id);
  for (const [index, item] of questions.items.entries()) {
    if (!('lines' in item)) continue;
    const numbers = item.lines.map((line) => rows.indexOf(line) + 1);
    const cited = `${buying.line} ${numbers.join(', ')}`;
    expect(lines[index]).toContain(`,${cited.includes(',') ? `"${cited}"` : cited},`);
  }
  const others = questions.columns.slice(-2).length * (1 + questions.marks.length);
  for (const line of lines) expect(line).toMatch(new RegExp(`,{${others}}$`));
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
