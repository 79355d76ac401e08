import { expect, type Page, test } from '@playwright/test';
import { company } from '../content/company';
import { canonicalPathOf, pathOf, serviceIds } from '../lib/routes';
import { absoluteUrl } from '../lib/site-url';
import { everyPath } from './pages';

/** A sheet holds some 800 words; what is drawn and tabled takes room of its own. */
const WORDS_ON_A_SHEET = 640;

for (const id of serviceIds.filter((id) => everyPath.includes(pathOf(id)))) {
  test(`${pathOf(id)} prints on as many A4 sheets as its words need, without navigation`, async ({
    page,
  }) => {
    await page.goto(pathOf(id));
    await expect(footOf(page), 'the screen has no printed foot').toBeHidden();
    await expect(wordmarkOf(page), 'nor a printed wordmark').toBeHidden();
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    expect(pdf).toMatch(/MediaBox\s*\[0 0 59[45][.\d]* 84[12]/);
    const sheets = pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0;
    // What is folded on the screen is printed, too.
    const text = await page.getByRole('main').evaluate((main: HTMLElement) => {
      const folds = [...main.querySelectorAll<HTMLDetailsElement>('details:not([open])')];
      for (const fold of folds) fold.open = true;
      const all = main.innerText;
      for (const fold of folds) fold.open = false;
      return all;
    });
    const words = text.split(/\s+/).length;
    expect(sheets).toBeGreaterThan(0);
    expect(sheets).toBeLessThanOrEqual(Math.ceil(words / WORDS_ON_A_SHEET) + 1);

    const folded = await page.locator('main :not(nav) > details > :not(summary)').all();
    const hidden = await Promise.all(folded.map((part) => part.isHidden()));
    expect(hidden).toContain(true);
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    for (const part of folded) await expect(part, 'what is folded opens on paper').toBeVisible();
    for (const copy of await page.locator('main [inert]').all()) {
      await expect(copy, 'logos stand once').toBeHidden();
    }
    for (const landmark of ['banner', 'navigation', 'contentinfo'] as const) {
      await expect(page.getByRole(landmark)).toHaveCount(0);
    }
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(wordmarkOf(page)).toBeVisible();
    await expect(footOf(page)).toBeVisible();
    await expect(footOf(page)).toContainText(absoluteUrl(canonicalPathOf(id)));
    await expect(footOf(page)).toContainText(/\d{4}-\d{2}-\d{2}/);
    for (const part of [page.locator('body'), page.locator('main > :first-child')]) {
      await expect(part).toHaveCSS('color', 'rgb(0, 0, 0)');
      await expect(part).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    }
  });
}

const wordmarkOf = (page: Page) => page.locator('body > div', { hasText: company.name });
const footOf = (page: Page) => page.locator('body > p');
