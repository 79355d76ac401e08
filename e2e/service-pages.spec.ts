import { expect, test } from '@playwright/test';
import { examplesOf, isPriced } from '../content/example-durations';
import { fromReports } from '../content/facts';
import { factWords, serviceWords } from '../content/interface';
import { SPECIMEN_FRAGMENT, specimenCustomer } from '../content/specimen';
import { sourcesOf } from '../lib/facts';
import { reportFolder } from '../lib/file-paths';
import { canonicalPathOf, pathOf, serviceIds } from '../lib/routes';
import { headingOf } from '../lib/section-heading';
import { absoluteUrl } from '../lib/site-url';
import { pages, servicesWithSpecimen } from './examples';
import { everyPath } from './pages';

/** A sheet holds some 800 words; what is drawn and tabled takes room of its own. */
const WORDS_ON_A_SHEET = 640;

test.use({ javaScriptEnabled: false });

for (const id of serviceIds.filter((id) => everyPath.includes(pathOf(id)))) {
  const service = pages[id];
  if (!service) continue;
  test(`${pathOf(id)} has its sections in their order, and what they say open`, async ({
    page,
  }) => {
    const { sections, title, quote, callToAction, sources } = service;
    await page.goto(pathOf(id));
    for (const width of [1440, 360]) {
      await page.setViewportSize({ width, height: 740 });
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(title);
      // What a customer says is a fact of the company, and stands where it is given.
      const headings = main
        .getByRole('heading', { level: 2 })
        .filter({ hasNotText: factWords.customers });
      await expect(headings).toHaveText([...sections.map(headingOf), callToAction]);
      if (quote) await expect(main.getByText(quote)).toBeVisible();
      const labels = main.locator('svg[role="img"] text');
      const shown = labels.filter({ visible: true });
      if ((await labels.count()) > 0) await expect(shown, 'a drawing’s words').not.toHaveCount(0);
      // All but the answers, the sources, further examples and, on phones, who does what in a step.
      const hidden = await main.evaluate((element) =>
        [...element.querySelectorAll('section :is(h2, h3, p, li, dd, td)')]
          .filter((part) => !part.closest('details:not([open]) > :not(summary), [inert]'))
          .filter((part) => !part.checkVisibility({ visibilityProperty: true }))
          .map(({ textContent }) => textContent),
      );
      expect(hidden).toEqual([]);
      const answers = sections.flatMap((one) => (one.kind === 'questions' ? one.items : []));
      const steps = sections.flatMap((one) => (one.kind === 'steps' ? one.steps : []));
      const details = main.locator(`section details:not(#${SPECIMEN_FRAGMENT} *, #sources *)`);
      const isFolded = steps.length > 0 && isPriced(id) && examplesOf(id).length > 1;
      await expect(details).toHaveCount(answers.length + steps.length + (isFolded ? 1 : 0));
      const told = details.locator('xpath=self::*[parent::li]/p').filter({ visible: true });
      const said = steps.length + steps.filter(({ customer }) => customer).length;
      await expect(told, 'phones fold who does what').toHaveCount(width < 600 ? 0 : said);
    }
    const own = sourcesOf(id).filter(({ url }) => sources?.some((one) => one.url === url));
    const marked = own.filter((one) => one.title.includes(fromReports));
    for (const { title } of marked) await expect(page.locator('#sources')).toContainText(title);
  });

  test(`${pathOf(id)} prints on as many sheets as its words need, unfolded and without navigation`, async ({
    page,
  }) => {
    await page.goto(pathOf(id));
    const foot = page.locator('body > p');
    await expect(foot).toBeHidden();
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    const sheets = pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0;
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    const words = (await page.getByRole('main').innerText()).split(/\s+/).length;
    expect(sheets).toBeLessThanOrEqual(Math.ceil(words / WORDS_ON_A_SHEET) + 1);
    for (const part of await page.locator('main :not(nav) > details > :not(summary)').all())
      await expect(part, 'what is folded opens on paper').toBeVisible();
    for (const landmark of ['banner', 'navigation', 'contentinfo'] as const)
      await expect(page.getByRole(landmark)).toHaveCount(0);
    await expect(foot).toContainText(absoluteUrl(canonicalPathOf(id)));
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  });

  if (!servicesWithSpecimen.includes(id)) continue;
  test(`${pathOf(id)} shows its specimen, and leads to its tagged PDF`, async ({ page }) => {
    await page.goto(`${pathOf(id)}#${SPECIMEN_FRAGMENT}`);
    const sheet = page.locator(`#${SPECIMEN_FRAGMENT}`);
    await expect(sheet).toBeInViewport();
    await expect(sheet).toContainText(`${specimenCustomer} ${serviceWords.specimenNote}`);
    const link = sheet.getByRole('link', { name: serviceWords.keepSpecimen });
    const answer = await page.request.get((await link.getAttribute('href')) ?? '');
    expect(answer.headers()['content-type']).toBe('application/pdf');
    const file = (await answer.body()).toString('latin1');
    expect(file).toMatch(/\/MarkInfo\s*<<[^>]*\/Marked true/);
    expect(file).toMatch(/\/Lang \(en-GB\)/);
    expect(file.match(/\/Type \/Page\b/g), 'one sheet').toHaveLength(1);
  });
}

test('every specimen is listed with its file and the page that shows it', async ({ page }) => {
  await page.goto(pathOf('sampleReports'));
  for (const fold of await page.locator('main summary').all()) await fold.click();
  for (const id of servicesWithSpecimen) {
    const shows = page.locator(`a[href="${pathOf(id)}#${SPECIMEN_FRAGMENT}"]`);
    const entry = page.getByRole('main').getByRole('listitem').filter({ has: shows });
    await expect(entry.locator(`a[href^="${reportFolder}"]`)).toHaveCount(1);
  }
});
