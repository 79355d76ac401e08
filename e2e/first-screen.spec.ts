import { expect, type Locator, type Page, test } from '@playwright/test';
import { headOffice } from '../content/company';
import { afterContact } from '../content/contact';
import { utcOffsetLabel } from '../lib/dates';
import { pathOf, serviceIds } from '../lib/routes';
import { everyPath } from './pages';

const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 360, height: 740 };

/**
 * How long a service page may be on a phone, in CSS px: eleven windows. One that says more may be longer, by what the
 * densest take for a letter that is not folded, so that what fails is air and not an editor's words.
 */
const MOST_LENGTH = 8_000;
const MOST_PER_LETTER = 2.2;

/** How much of its picture is in the first window there: two thirds of a drawing. */
const LEAST_PICTURE = 180;

/** The least size of a drawing's letters, in CSS px. */
const LEAST_LABEL = 11;

/** The way to call the head office, beside the first button. */
const callOf = (page: Page) =>
  page.getByRole('main').locator(`a[href="tel:${headOffice.phone.dial}"]`).first();

/** The pages that begin with a way to call. */
const pathsWithCall: readonly string[] = [pathOf('home'), ...serviceIds.map(pathOf)];

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  for (const path of everyPath.filter((path) => pathsWithCall.includes(path))) {
    test(`${path} says before the first scroll what it is, whom to call and what happens next`, async ({
      page,
    }) => {
      await page.goto(path);
      for (const viewport of [DESKTOP, PHONE]) {
        await page.setViewportSize(viewport);
        const main = page.getByRole('main');
        await expect(main.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
        for (const part of [
          main.locator(`a[href^="${pathOf('contact')}"]`).first(),
          callOf(page),
          main.getByText(afterContact.first).first(),
        ]) {
          await expect(part).toBeInViewport({ ratio: 1 });
        }
      }
      await expect(callOf(page)).toContainText(utcOffsetLabel(headOffice.timeZone));
      if (path !== '/') {
        const most = Math.max(
          MOST_LENGTH,
          MOST_PER_LETTER * (await lettersOf(page.getByRole('main'))),
        );
        expect(await lengthOf(page)).toBeLessThanOrEqual(most);
        expect(await pictureShownIn(page)).toBeGreaterThanOrEqual(LEAST_PICTURE);
      }
      expect(await smallestLabelOf(page)).toBeGreaterThanOrEqual(LEAST_LABEL);
      await page.setViewportSize({ width: 768, height: 1024 });
      expect(await smallestLabelOf(page)).toBeGreaterThanOrEqual(LEAST_LABEL);
    });
  }
});

test('on a phone the contact page says whom to call before its form', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto(pathOf('contact'));
  await expect(callOf(page)).toBeInViewport({ ratio: 1 });
});

test('beside the number stands the office’s time of day, written no oftener than it changes', async ({
  page,
}) => {
  const { city, timeZone } = headOffice;
  await page.clock.install({ time: '2026-03-01T18:35:00Z' });
  await page.clock.pauseAt('2026-03-01T18:35:01Z');
  await page.goto('/');
  const clock = callOf(page).locator('[data-time-zone]');
  const timeAt = (moment: string) =>
    `${city} ${new Date(moment).toLocaleTimeString('en-GB', { timeZone, timeStyle: 'short' })}`;
  await page.clock.runFor(1_000);
  await expect(callOf(page)).toContainText(timeAt('2026-03-01T18:35Z'));
  await clock.evaluate((element) => getSelection()?.selectAllChildren(element));
  await page.clock.runFor(50_000);
  expect(await page.evaluate(() => String(getSelection()))).toBe(await clock.innerText());
  await page.clock.runFor(20_000);
  await expect(callOf(page)).toContainText(timeAt('2026-03-01T18:36Z'));
});

/** The height of the opening picture that the window shows, which is as wide as the window. */
async function pictureShownIn(page: Page): Promise<number> {
  const picture = page.locator('main > :first-child').locator('svg[role="img"], img').first();
  const { x, y, width } = (await picture.boundingBox()) ?? { x: NaN, y: NaN, width: NaN };
  expect([x, width]).toEqual([0, page.viewportSize()?.width]);
  return (page.viewportSize()?.height ?? 0) - y;
}

function lengthOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollHeight);
}

const lettersOf = async (part: Locator) => (await part.innerText()).replace(/\s/g, '').length;

/** The size at which the smallest letters of the page's drawings are shown. */
function smallestLabelOf(page: Page): Promise<number> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main svg text')].reduce((least, label) => {
      if (!label.checkVisibility()) return least;
      const drawing = label.closest('svg');
      const scale = (drawing?.clientWidth ?? 0) / (drawing?.viewBox.baseVal.width || 1);
      const sizes = [...label.querySelectorAll('tspan'), label]
        .filter((part, _, parts) => part !== label || parts.length === 1)
        .map((part) => Number.parseFloat(getComputedStyle(part).fontSize) * scale);
      return Math.min(least, ...sizes);
    }, Number.POSITIVE_INFINITY),
  );
}
