import { expect, type Locator, test } from '@playwright/test';
import { serviceWords } from '../content/interface';
import { SPECIMEN_FRAGMENT } from '../content/specimen';
import { pathOf } from '../lib/routes';
import { servicesWithSpecimen } from './examples';
import { everyPath } from './pages';

/** The narrowest phone that is common. */
const PHONE = { width: 360, height: 800 };

/** The least size of letters that are read, in CSS px. */
const LEAST_TEXT = 11;

/** A4 at 96 dpi less the page's margins, which print.css sets. */
const SHEET = { width: 688, height: 1024 };

/** What print.css keeps free for the foot, in px. */
const FOOT = 31;

for (const id of servicesWithSpecimen.filter((id) => everyPath.includes(pathOf(id)))) {
  test(`${pathOf(id)} shows one specimen, which says so first, fits a phone and prints on one sheet`, async ({
    page,
  }) => {
    await page.setViewportSize(PHONE);
    await page.goto(`${pathOf(id)}#${SPECIMEN_FRAGMENT}`);
    const sheet = page.locator(`#${SPECIMEN_FRAGMENT}`);
    await expect(sheet).toHaveCount(1);
    await expect(sheet).toBeInViewport();
    expect((await sheet.innerText()).trimStart()).toMatch(new RegExp(`^${serviceWords.specimen}`));

    expect(await clippedIn(sheet)).toEqual([]);
    expect(await smallestTextIn(sheet)).toBeGreaterThanOrEqual(LEAST_TEXT);

    await page.setViewportSize(SHEET);
    await page.emulateMedia({ media: 'print' });
    const mark = sheet.getByText(serviceWords.specimen, { exact: true });
    await expect(mark, 'black words have no black ground').toHaveCSS(
      'background-color',
      'rgba(0, 0, 0, 0)',
    );
    const { inside, height } = await printedSectionOf(sheet);
    expect(inside, 'no sheet of paper ends in it').toBe('avoid');
    expect(height).toBeLessThanOrEqual(SHEET.height - FOOT);
  });
}

/** Whether the section that a sheet stands in may break on paper, and how high it is there. */
function printedSectionOf(sheet: Locator) {
  return sheet.evaluate((element) => {
    const section = element.closest('section') ?? element;
    const { breakInside: inside } = getComputedStyle(section);
    return { inside, height: section.getBoundingClientRect().height };
  });
}

/** What stands out of the sheet at its right edge. */
function clippedIn(sheet: Locator): Promise<string[]> {
  return sheet.evaluate((element) => {
    const edge = element.getBoundingClientRect().right;
    return [...element.querySelectorAll('*')]
      .filter((inner) => inner.getBoundingClientRect().right > edge)
      .map((inner) => inner.textContent ?? '');
  });
}

/** The size of the smallest letters on the sheet. */
function smallestTextIn(sheet: Locator): Promise<number> {
  return sheet.evaluate((element) => {
    const inner = [...element.querySelectorAll('*')].filter(({ textContent }) => textContent);
    return Math.min(...inner.map((one) => Number.parseFloat(getComputedStyle(one).fontSize)));
  });
}
