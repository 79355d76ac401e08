import { expect, test } from '@playwright/test';
import { canonicalPathOf, pathOf, serviceIds } from '../lib/routes';
import { absoluteUrl } from '../lib/site-url';

/** A sheet holds some 500 words; what is drawn and tabled takes room of its own. */
const WORDS_ON_A_SHEET = 400;

/** How many sheets a PDF of Chromium's has. */
function countSheets(pdf: Buffer): number {
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

for (const id of serviceIds) {
  test(`${pathOf(id)} prints on as many A4 sheets as its words need, without navigation`, async ({
    page,
  }) => {
    await page.goto(pathOf(id));
    const pdf = await page.pdf({ preferCSSPageSize: true });
    expect(pdf.toString('latin1')).toMatch(/MediaBox\s*\[0 0 59[45][.\d]* 84[12]/);
    const words = (await page.getByRole('main').innerText()).split(/\s+/).length;
    expect(countSheets(pdf)).toBeGreaterThan(0);
    expect(countSheets(pdf)).toBeLessThanOrEqual(Math.ceil(words / WORDS_ON_A_SHEET) + 1);

    const folded = await page.locator('main :not(nav) > details > :not(summary)').all();
    for (const part of folded) await expect(part).toBeHidden();
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    for (const part of folded) await expect(part, 'what is folded opens on paper').toBeVisible();
    for (const copy of await page.locator('main [inert]').all()) {
      await expect(copy, 'logos stand once').toBeHidden();
    }
    await expect(page.getByRole('banner')).toHaveCount(0);
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const foot = page.locator('body > p');
    await expect(foot).toBeVisible();
    await expect(foot).toContainText(absoluteUrl(canonicalPathOf(id)));
    await expect(foot).toContainText(/\d{4}-\d{2}-\d{2}/);
    for (const selector of ['body', 'main > :first-child']) {
      const colours = await page
        .locator(selector)
        .first()
        .evaluate((element) => {
          const { color, backgroundColor } = getComputedStyle(element);
          return [color, backgroundColor];
        });
      expect(colours, selector).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)']);
    }
  });
}

test('on the screen the printed foot is not there', async ({ page }) => {
  await page.goto(pathOf('about'));
  await expect(page.locator('body > p')).toBeHidden();
});
