import { expect, test } from '@playwright/test';
import { headerWords } from '../content/interface';
import { pathOf } from '../lib/routes';
import { faultsToAxe } from './axe';
import { everyPath, unknownPath } from './pages';
import { isWhole } from './run';

/** What a phone leaves beside a page's words, in px. */
const GUTTER = 20;

const contact = pathOf('contact');

/** What axe looks at a page in: with `--all` in either scheme at either width. */
const LOOKS = [
  { colorScheme: 'light', width: 1280 },
  { colorScheme: 'dark', width: 360 },
  { colorScheme: 'light', width: 360 },
  { colorScheme: 'dark', width: 1280 },
] as const;

for (const path of [...everyPath, unknownPath]) {
  test(`${path} is sound, wide and narrow, light and dark`, async ({ page }) => {
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
      expect(await faultsToAxe(page), `${colorScheme} ${width}`).toEqual([]);
      const outmost = await page
        .locator('main :is(h1, h2, h3, summary):visible')
        .evaluateAll((heads) => {
          const boxes = heads.map((head) => head.getBoundingClientRect());
          return Math.min(...boxes.flatMap(({ x, width }) => (width > 1 ? [x] : [])));
        });
      expect(outmost, `a heading at the edge of ${width} px`).toBeGreaterThanOrEqual(GUTTER / 2);
    }
    // Where the address is unknown, the browser itself reports the 404 of the document.
    expect(messages.filter((text) => !(path === unknownPath && text.includes('404')))).toEqual([]);
  });
}
