import { expect, test } from '@playwright/test';
import { serviceWords } from '../content/interface';
import { SPECIMEN_FRAGMENT, specimenCustomer } from '../content/specimen';
import { reportFolder } from '../lib/file-paths';
import { pathOf } from '../lib/routes';
import { everyService, servicesWithSpecimen } from './examples';

test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 640 } });

for (const id of everyService) {
  test(`${pathOf(id)} shows its specimen on the narrowest screen, and leads to its tagged PDF`, async ({
    page,
  }) => {
    await page.goto(`${pathOf(id)}#${SPECIMEN_FRAGMENT}`);
    const sheet = page.locator(`#${SPECIMEN_FRAGMENT}`);
    await expect(sheet).toBeInViewport();
    await expect(sheet).toContainText(`${specimenCustomer} ${serviceWords.specimenNote}`);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(320);

    const path = await sheet
      .getByRole('link', { name: serviceWords.keepSpecimen })
      .getAttribute('href');
    expect(path).toContain(reportFolder);
    const answer = await page.request.get(path ?? '');
    expect(answer.headers()['content-type']).toBe('application/pdf');
    const file = (await answer.body()).toString('latin1');
    expect(file).toMatch(/\/MarkInfo\s*<<[^>]*\/Marked true/);
    expect(file).toMatch(/\/DisplayDocTitle true/);
    expect(file).toMatch(/\/Lang \(en-GB\)/);
    expect(file.match(/\/Type \/Page\b/g), 'one sheet').toHaveLength(1);
  });
}

test('every specimen is listed with its file and the page that shows it', async ({ page }) => {
  await page.goto(pathOf('sampleReports'));
  const main = page.getByRole('main');
  for (const id of servicesWithSpecimen) {
    const entry = main.getByRole('listitem').filter({
      has: page.locator(`a[href="${pathOf(id)}#${SPECIMEN_FRAGMENT}"]`),
    });
    await expect(entry.locator(`a[href^="${reportFolder}"]`)).toHaveCount(1);
  }
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBeLessThanOrEqual(320);
});
