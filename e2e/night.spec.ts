import { expect, type Page, test } from '@playwright/test';
import { SPECIMEN_FRAGMENT } from '../content/specimen';
import { pathOf } from '../lib/routes';
import { servicesWithSpecimen } from './examples';

/** Minutes after midnight that the clock beside the wordmark stands at. */
const minutesOf = (page: Page) =>
  page
    .getByRole('banner')
    .locator('span[aria-hidden="true"]')
    .first()
    .evaluate((clock) => Number(getComputedStyle(clock).getPropertyValue('--minutes')));

const ALERT = 3 * 60 + 8;
const HANDOVER = 6 * 60 + 55;

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the dial’s alert and its hour are in view on home, from the width of a tablet on', async ({
    page,
  }) => {
    for (const width of [900, 1024, 1280, 1440, 1920, 2560]) {
      await page.setViewportSize({ width, height: Math.min(1080, Math.round(width * 0.7)) });
      await page.goto(pathOf('home'));
      const dial = page.getByRole('main').getByRole('img').first();
      await expect(dial.locator('circle[r="13"]')).toBeInViewport({ ratio: 1 });
      await expect(dial.getByText('03:08')).toBeInViewport({ ratio: 1 });
    }
  });

  test('a service page shows within 1.2 screens what a customer receives', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    for (const id of servicesWithSpecimen) {
      await page.goto(pathOf(id));
      const specimen = page.locator(`main section:has(#${SPECIMEN_FRAGMENT})`);
      const top = await specimen.evaluate((section) => {
        const isAfterCards = section.previousElementSibling?.matches(':has(.whole-link)');
        return isAfterCards ? 0 : section.getBoundingClientRect().top;
      });
      expect(top, id).toBeLessThan(1.2 * 900);
    }
  });

  test('the night passes with the page, and stands still for who asks for less motion', async ({
    page,
  }) => {
    await page.goto(pathOf('soc'));
    expect(await minutesOf(page)).toBe(ALERT);
    await page.mouse.move(400, 400);
    await page.mouse.wheel(0, 100_000);
    await expect.poll(() => minutesOf(page)).toBe(HANDOVER);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect.poll(() => minutesOf(page)).toBe(ALERT);
  });
});
