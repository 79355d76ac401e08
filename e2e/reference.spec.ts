import { expect, type Page, test } from '@playwright/test';
import { accessibility } from '../content/accessibility';
import { disclosure } from '../content/disclosure';
import { type GlossaryTerm, glossary } from '../content/glossary';
import { serviceFamilies } from '../content/navigation';
import { routes } from '../content/routes';
import { securityNotice } from '../content/security';
import { type Standard, standards } from '../content/standards';
import { dayInWords } from '../lib/dates';
import { readFacts } from '../lib/facts';
import { securityPath, standardsPath } from '../lib/file-paths';
import { expansions, termPath } from '../lib/glossary';
import { labelOf, pathOf } from '../lib/routes';
import { absoluteUrl } from '../lib/site-url';
import { slugOf } from '../lib/text';
import { service } from './examples';

// The pages to look things up in: the glossary, the standards, the disclosure policy and the accessibility statement.

const all: readonly Standard[] = standards.standards;

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    test('an acronym in a text leads to its entry by keyboard, and the entry is marked', async ({
      page,
    }) => {
      await page.goto(pathOf(service));
      const acronym = page.getByRole('main').locator('a:has(> abbr)').first();
      const name = await acronym.innerText();
      await acronym.focus();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(termPath(name));
      const entry = page.locator(':target');
      await expect(entry).toBeInViewport();
      await expect(entry).toContainText(expansions[name as keyof typeof expansions]);
      expect(await entry.evaluate((element) => getComputedStyle(element).boxShadow)).not.toBe(
        'none',
      );
    });

    test('a filter leaves the standard and the services that were chosen', async ({ page }) => {
      await page.goto(pathOf('standards'));
      const tables = page.getByRole('main').getByRole('table');
      // Folded until one is chosen.
      await expect(page.locator('main details:not([open]) table')).toHaveCount(all.length);
      for (const { name, obligations } of all) {
        await page.getByRole('radio', { name, exact: true }).check();
        await expect(tables).toHaveCount(1);
        await expect(page.getByRole('table', { name })).toBeVisible();
        await expect(rows(page)).toHaveCount(obligations.length);
        for (const { route } of serviceFamilies) {
          await page.getByRole('radio', { name: labelOf(route) }).check();
          const shown = await tables
            .locator('[data-family]')
            .evaluateAll((links) =>
              links
                .filter((link) => link.checkVisibility())
                .map((link) => link.getAttribute('data-family')),
            );
          expect([...new Set(shown)], name).toEqual([routes[route].family]);
        }
        await page
          .getByRole('group', { name: standards.filter.family })
          .getByLabel(standards.filter.all)
          .check();
      }
    });
  });
}

function rows(page: Page) {
  return page
    .getByRole('main')
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') });
}

test('a standard tells whether its text was read or is known from reports', async ({ page }) => {
  await page.goto(pathOf('standards'));
  const facts = readFacts().filter(({ pages }) => pages.includes('standards'));
  for (const { name, source } of all) {
    const own = facts.filter((fact) => fact.source === source);
    const reported = own.some(({ basis }) => basis !== 'source');
    const part = page.locator(`section:has(#${slugOf(name)})`);
    await expect(part).toContainText(reported ? standards.reported : standards.read);
  }
});

test('the filter is worked by the arrow keys', async ({ page }) => {
  await page.goto(pathOf('standards'));
  await page.getByRole('radio', { name: standards.filter.all }).first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('main').getByRole('table')).toHaveCount(1);
});

test('the file for spreadsheets is the tables, cell by cell', async ({ page, request }) => {
  await page.goto(pathOf('standards'));
  const [link] = await page.getByRole('link', { name: standards.download }).all();
  expect(await link?.getAttribute('href')).toBe(standardsPath);
  const answer = await request.get(standardsPath);
  expect(answer.headers()['content-type']).toBe('text/csv; charset=utf-8');
  const text = (await answer.body()).toString('utf8');
  expect(text).toMatch(/^\ufeff[^\r\n]+\r\n/);
  const [head, ...lines] = text.slice(1).trimEnd().split('\r\n').map(cellsOf);
  expect(head).toEqual(Object.values(standards.columns));
  const shown = await page.getByRole('main').evaluate((main) =>
    [...main.querySelectorAll('section[data-standard]')].flatMap((section) =>
      [...section.querySelectorAll('tbody tr')].flatMap((row) =>
        [...row.querySelectorAll('a[href]:not([href^="/glossary"])')].map((anchor) => {
          const link = anchor as HTMLAnchorElement;
          return [
            row.closest('table')?.ariaLabel,
            ...[...row.children].slice(0, 2).map((cell) => cell.textContent),
            link.textContent,
            link.pathname,
            anchor.closest('div')?.firstElementChild?.textContent,
          ];
        }),
      ),
    ),
  );
  const withoutOrigin = lines.map((cells) =>
    cells.map((cell, index) => (index === 4 ? new URL(cell).pathname : cell)),
  );
  expect(withoutOrigin).toEqual(shown);
});

function cellsOf(line: string): string[] {
  return [...`,${line}`.matchAll(/,(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(
    ([, quoted, plain = '']) => quoted?.replaceAll('""', '"') ?? plain,
  );
}

test('every term stands in the glossary with two sentences, and machines are told the same', async ({
  page,
}) => {
  await page.goto(pathOf('glossary'));
  const terms = Object.entries<GlossaryTerm>(glossary);
  const [data = ''] = await page.locator('script[type="application/ld+json"]').allTextContents();
  const { '@graph': nodes } = JSON.parse(data);
  const told = nodes.find((node: { '@type': string }) => node['@type'] === 'DefinedTermSet');
  expect(told.hasDefinedTerm).toHaveLength(terms.length);
  expect(terms.length).toBeGreaterThanOrEqual(60);
  for (const [name, { stands, text }] of terms) {
    const entry = page.locator(`#${slugOf(name)}`);
    await expect(entry).toContainText(`${name}${stands ?? ''}${text}`);
    expect(text.match(/[.?](?= |$)/g), name).toHaveLength(2);
    expect(told.hasDefinedTerm).toContainEqual({
      '@type': 'DefinedTerm',
      name,
      ...(stands && { alternateName: stands }),
      description: text,
      url: absoluteUrl(termPath(name)),
    });
  }
});

test('security.txt names the policy, and both name the same contacts', async ({
  page,
  request,
}) => {
  const notice = await (await request.get(securityPath)).text();
  expect(notice).toContain(`\nPolicy: ${absoluteUrl(pathOf('disclosure'))}\n`);
  await page.goto(pathOf('disclosure'));
  const main = page.getByRole('main');
  for (const contact of securityNotice.contacts) {
    expect(notice).toContain(`Contact: ${contact}\n`);
    await expect(main.locator(`a[href="${contact}"]`)).toBeVisible();
  }
  for (const { heading } of disclosure.clauses) {
    await expect(main.getByRole('heading', { name: heading })).toBeVisible();
  }
  const promise = main.getByText(disclosure.answer);
  await expect(promise).toHaveCount(securityNotice.answersWithin ? 1 : 0);
});

test('the accessibility page says what fails, since when, and whom to write to', async ({
  page,
}) => {
  await page.goto(pathOf('accessibility'));
  const main = page.getByRole('main');
  await expect(main).toContainText(dayInWords(accessibility.reviewed));
  for (const { text, since } of accessibility.barriers.items) {
    await expect(main.getByRole('listitem').filter({ hasText: text })).toContainText(
      dayInWords(since),
    );
  }
  await expect(main.locator('a[href^="mailto:"]').first()).toBeVisible();
});
