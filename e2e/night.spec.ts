import { expect, type Page, test } from '@playwright/test';
import { headOffice, offices } from '../content/company';
import { utcOffset } from '../lib/dates';
import { pathOf } from '../lib/routes';

/** For each strip, which of its 24 cells is lit; −1 for none. */
const litCells = (page: Page) =>
  page.locator('[data-time-zone][aria-hidden="true"]').evaluateAll((clocks) =>
    clocks.map((clock) => {
      const strip = clock.parentElement ?? clock;
      strip.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { left, top, width, height } = strip.getBoundingClientRect();
      return Array.from({ length: 24 }, (_, cell) =>
        document.elementFromPoint(left + ((cell + 0.4) * width) / 24, top + height / 2),
      ).indexOf(clock);
    }),
  );

test('each strip of 24 hours lights the present one, by the head office’s clock', async ({
  page,
}) => {
  for (const [hour, cell] of [
    [3, 15],
    [12, 0],
    [23, 11],
  ] as const) {
    const minutes = hour * 60 + 8 - utcOffset(headOffice.timeZone, '2026-11-23');
    await page.clock.setFixedTime(Date.parse('2026-11-23T00:00:00Z') + minutes * 60_000);
    await page.goto(pathOf('about'));
    await expect.poll(() => litCells(page)).toEqual(offices.map(() => cell));
  }
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the strips show the day of every office and no present hour', async ({ page }) => {
    await page.goto(pathOf('about'));
    for (const { city } of offices) {
      await expect(page.getByRole('main').getByText(city, { exact: true }).first()).toBeVisible();
    }
    expect(new Set(await litCells(page))).toEqual(new Set([-1]));
  });
});
