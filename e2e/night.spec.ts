import { expect, type Page, test } from '@playwright/test';
import { headOffice, offices } from '../content/company';
import { SPECIMEN_FRAGMENT } from '../content/specimen';
import { utcOffset } from '../lib/dates';
import { pathOf } from '../lib/routes';
import { servicesWithSpecimen } from './examples';

/** What home's dial tells, and how far the bars of dawn under it have grown together. */
const nightOf = (page: Page) =>
  page.locator('main > :first-child').evaluate((night) => {
    const dial = night.querySelector('svg[role="img"]') ?? night;
    const time = dial.querySelector('text');
    return {
      minutes: Number(getComputedStyle(dial).getPropertyValue('--minutes')),
      hand: getComputedStyle(dial.querySelector('g g g') ?? dial).rotate,
      isTimeDrawn: time !== null && getComputedStyle(time).visibility === 'visible',
      day: Number(getComputedStyle(night, '::after').getPropertyValue('--day')),
    };
  });

const ALERT = 3 * 60 + 8;
const HANDOVER = 6 * 60 + 55;

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
    for (const [id, strips] of [
      ['privacy', offices.length],
      ['about', offices.length],
    ] as const) {
      await page.goto(pathOf(id));
      await expect.poll(() => litCells(page)).toEqual(Array(strips).fill(cell));
    }
  }
});

test('over paper the bar is paper, once the night that opens the page has passed', async ({
  page,
}) => {
  const grounds = () =>
    page.evaluate(() =>
      ['header', 'body'].map((name) => {
        const element = document.querySelector(name);
        return element && getComputedStyle(element).backgroundColor;
      }),
    );
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.goto(pathOf('soc'));
    const [night, paper] = await grounds();
    expect(night).not.toBe(paper);
    const end = await page
      .locator('main > .night + :not(.night)')
      .first()
      .evaluate((section) => section.getBoundingClientRect().top);
    for (const [top, ground] of [
      [end - 400, night],
      [end + 400, paper],
      [0, night],
    ] as const) {
      await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top);
      await expect.poll(async () => (await grounds())[0], `at ${top}`).toBe(ground);
    }
  }
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the strips show the day of every office and no present hour', async ({ page }) => {
    await page.goto(pathOf('about'));
    for (const place of ['main', 'contentinfo'] as const) {
      for (const { city } of offices) {
        await expect(page.getByRole(place).getByText(city, { exact: true }).first()).toBeVisible();
      }
    }
    expect(new Set(await litCells(page))).toEqual(new Set([-1]));
  });

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
        const part = section.closest('main > div > div') ?? section;
        const isAfterCards = part.previousElementSibling?.matches(':has(.whole-link)');
        return isAfterCards ? 0 : part.getBoundingClientRect().top;
      });
      expect(top, id).toBeLessThan(1.2 * 900);
    }
  });

  test('the night passes with the page, and stands still for who asks for less motion', async ({
    page,
  }) => {
    const still = { minutes: ALERT, hand: '0deg', day: 0 };
    await page.goto(pathOf('home'));
    await expect.poll(() => nightOf(page)).toEqual({ ...still, isTimeDrawn: false });
    await page.mouse.move(400, 400);
    await page.mouse.wheel(0, 100_000);
    const hand = `${(HANDOVER - ALERT) / 4}deg`;
    const passed = { minutes: HANDOVER, hand, day: 1, isTimeDrawn: false };
    await expect.poll(() => nightOf(page)).toEqual(passed);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect.poll(() => nightOf(page)).toEqual({ ...still, isTimeDrawn: true });
  });
});
