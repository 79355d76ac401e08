import { expect, type Page, test } from '@playwright/test';
import { headerWords } from '../content/interface';
import { pathOf } from '../lib/routes';
import { faultsToAxe } from './axe';
import { everyPath, unknownPath } from './pages';
import { isWhole } from './run';

const contact = pathOf('contact');
/** WCAG 2.2, 1.4.10: a page fits it without sideways scroll. */
const NARROWEST = 320;

/** What axe looks at a page in: with `--all` in either scheme at either width. */
const LOOKS = [
  { colorScheme: 'light', width: 1280 },
  { colorScheme: 'dark', width: 360 },
  { colorScheme: 'light', width: 360 },
  { colorScheme: 'dark', width: 1280 },
] as const;

for (const path of [...everyPath, unknownPath]) {
  test(`${path} is sound at every width and in both schemes`, async ({ page }) => {
    const messages: string[] = [];
    page.on('console', (message) => messages.push(message.text()));
    page.on('pageerror', (error) => messages.push(error.message));

    const answer = await page.goto(path);
    expect(answer?.status()).toBe(path === unknownPath ? 404 : 200);

    await expect(page.locator('h1')).toHaveCount(1);
    for (const landmark of ['banner', 'main', 'contentinfo'] as const) {
      await expect(page.getByRole(landmark)).toHaveCount(1);
    }
    await expect(page.getByRole('navigation', { name: headerWords.nav })).toHaveCount(1);
    await expect(
      page.locator(`main a[href^="${contact}"], header a[href="${contact}"]`).first(),
    ).toBeAttached();

    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    const [bar, first] = await page
      .locator('header, main > :first-child')
      .evaluateAll((parts) => parts.map((part) => getComputedStyle(part).colorScheme === 'dark'));
    expect(bar, 'the bar is as dark as what it lies on').toBe(first ?? false);

    for (const { colorScheme, width } of LOOKS.slice(0, isWhole ? 4 : 2)) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 800 });
      expect(await overflow(page), `${width}`).toBeLessThanOrEqual(0);
      expect(await faultsToAxe(page), `${colorScheme} ${width}`).toEqual([]);
    }
    await page.setViewportSize({ width: NARROWEST, height: 800 });
    expect(await overflow(page), `${NARROWEST}`).toBeLessThanOrEqual(0);
    // Where the address is unknown, the browser itself reports the 404 of the document.
    expect(messages.filter((text) => !(path === unknownPath && text.includes('404')))).toEqual([]);
  });
}

/** How many pixels the page is wider than its window. */
function overflow(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
}
