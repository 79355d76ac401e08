import { expect, type Page, test } from '@playwright/test';
import { headOffice } from '../content/company';
import { afterContact } from '../content/contact';
import { utcOffsetLabel } from '../lib/dates';
import { pathOf, serviceIds } from '../lib/routes';
import { everyPath } from './pages';

const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 360, height: 740 };

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
