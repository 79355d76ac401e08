import { readdirSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { getDocumentProxy, getMeta } from 'unpdf';
import { drawReport } from '../build/outputs/reports/draw-report';
import { serviceWords } from '../content/interface';
import type { routes } from '../content/routes';
import { SPECIMEN_FRAGMENT, type SpecimenSection } from '../content/specimen';
import { reportFolder } from '../lib/file-paths';
import { labelOf, pathOf } from '../lib/routes';
import { slugOf } from '../lib/text';
import { faultsToAxe } from './axe';
import { everyService, family, servicesWithSpecimen } from './examples';

/** A4 in points, rounded. */
const A4 = [0, 0, 595, 842];

const page = pathOf('sampleReports');

test.describe('without JavaScript, on the narrowest screen', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 640 } });

  test('each specimen stands under its family, with its file and the page that shows it', async ({
    page: tab,
  }) => {
    await tab.goto(page);
    const listed = servicesWithSpecimen.map((id) => `${pathOf(id)}#${SPECIMEN_FRAGMENT}`);
    expect((await hrefs(tab, `a[href$="#${SPECIMEN_FRAGMENT}"]`)).sort()).toEqual(listed.sort());
    expect(await hrefs(tab, `a[href^="${reportFolder}"]`)).toHaveLength(listed.length);
    for (const id of [family.route, ...family.items]) {
      const section = tab.locator(`#${slugOf(labelOf(family.route))}`);
      const entry = section.getByRole('listitem').filter({
        has: tab.locator(`a[href="${pathOf(id)}#${SPECIMEN_FRAGMENT}"]`),
      });
      await expect(entry.locator(`a[href="${fileOf(id)}"]`)).toBeVisible();
    }
    const wide = await tab.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(320);
  });
});

test('the page has no fault that axe finds, and its first file is reached by keyboard', async ({
  page: tab,
}) => {
  await tab.goto(page);
  expect(await faultsToAxe(tab)).toEqual([]);
  const first = tab.getByRole('main').locator(`a[href^="${reportFolder}"]`).first();
  for (let presses = 0; presses < 40; presses += 1) {
    await tab.keyboard.press('Tab');
    if (await first.evaluate((link) => link === document.activeElement)) break;
  }
  await expect(first).toBeFocused();
  await expect(first).not.toHaveCSS('outline-style', 'none');

  const picture = tab.getByRole('main').locator('li svg').first();
  await expect(picture).toBeVisible();
  await tab.emulateMedia({ media: 'print' });
  await expect(picture, 'paper has the words alone').toBeHidden();
});

for (const id of everyService) {
  test(`${pathOf(id)} leads to its specimen as a tagged file that says on every sheet what it is`, async ({
    page: tab,
  }) => {
    await tab.goto(pathOf(id));
    const link = tab.locator(`#${SPECIMEN_FRAGMENT}`).getByRole('link', {
      name: serviceWords.keepSpecimen,
    });
    await expect(link).toHaveAttribute('href', fileOf(id));
    const answer = await tab.request.get(fileOf(id));
    expect(answer.headers()['content-type']).toBe('application/pdf');

    const file = await getDocumentProxy(new Uint8Array(await answer.body()));
    const { info } = await getMeta(file);
    expect(info.Title).toContain(await tab.locator(`#${SPECIMEN_FRAGMENT} h3`).innerText());
    expect(info.Language).toBe('en-GB');
    expect(await file.getMarkInfo()).toMatchObject({ Marked: true });
    expect(await file.getViewerPreferences()).toMatchObject({ DisplayDocTitle: true });
    for (let number = 1; number <= file.numPages; number += 1) {
      const sheet = await file.getPage(number);
      expect(sheet.view.map(Math.round)).toEqual(A4);
      const { items } = await sheet.getTextContent();
      const texts = items.map((item) => ('str' in item ? item.str : ''));
      expect(texts, `sheet ${number}`).toContain(serviceWords.specimen);
      const roles = JSON.stringify(await sheet.getStructTree());
      expect(roles, `sheet ${number}`).toContain('"role":"Document"');
      if (number === 1) expect(roles).toContain('"role":"H1"');
    }
  });
}

test('two makings of a file are equal to the byte', async () => {
  for (const specimen of await specimens()) {
    const one = await drawReport(specimen, page, '2026-01-01');
    const other = await drawReport(specimen, page, '2026-01-01');
    expect(one.equals(other), specimen.title).toBe(true);
  }
});

function fileOf(id: keyof typeof routes): string {
  return `${reportFolder}${slugOf(labelOf(id))}-specimen.pdf`;
}

function hrefs(tab: Page, selector: string): Promise<string[]> {
  return tab
    .getByRole('main')
    .locator(selector)
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
}

async function specimens(): Promise<SpecimenSection[]> {
  const files = readdirSync('content/specimens').filter((file) => !file.includes('.test.'));
  const modules = await Promise.all(files.map((file) => import(`../content/specimens/${file}`)));
  return modules.flatMap((module) => Object.values<SpecimenSection>(module));
}
