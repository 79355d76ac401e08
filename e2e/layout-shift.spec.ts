import { expect, type Page, test } from '@playwright/test';
import { hold } from './hold';
import { examplesOfKinds, unknownPath } from './pages';
import { platformFontsOf } from './platform-fonts';

const WIDTHS = [360, 768, 1280];

/**
 * What Manrope may move when it comes after the first paint: https://web.dev/articles/cls. A line that just fits the
 * window in one face and not in the other moves less.
 */
const MOST_SHIFT = 0.1;

/** The local faces of app/styles/typeface.css. `npm test` installs one where Linux has none. */
const FALLBACKS = /^(?:Arial|Liberation Sans|Roboto)$/;

/** How far a page has shifted by the time its faces are there and drawn. */
function layoutShiftOf(page: Page): Promise<number> {
  return page.evaluate(async () => {
    let sum = 0;
    const observer = new PerformanceObserver((list) => add(list.getEntries()));
    function add(entries: PerformanceEntry[]) {
      for (const entry of entries) sum += entry.toJSON().value;
    }
    observer.observe({ type: 'layout-shift', buffered: true });
    await document.fonts.ready;
    // Two frames: one that would lay the face out, one that would report what it moved.
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    await new Promise((done) => setTimeout(done));
    add(observer.takeRecords());
    return sum;
  });
}

for (const path of [...examplesOfKinds, unknownPath]) {
  test(`${path} fits the window in the fallback face, and stays where it is when Manrope comes late`, async ({
    page,
  }) => {
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 823 });
      // What is held is not read from the cache either.
      const deliver = await hold(page, '**/*.woff2');
      const arrived = page.waitForEvent('requestfinished', (request) =>
        request.url().endsWith('.woff2'),
      );
      await page.goto(path, { waitUntil: 'commit' });
      await page.waitForFunction(
        () => performance.getEntriesByName('first-contentful-paint').length > 0,
      );
      const fallback = await platformFontsOf(page, 'h1');
      expect(fallback, 'the face until Manrope is there: install fonts-liberation').toMatch(
        FALLBACKS,
      );
      const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
      expect.soft(scrollWidth, `${width} px`).toBe(width);
      deliver();
      await arrived;
      await page.unrouteAll();
      expect.soft(await layoutShiftOf(page), `${width} px`).toBeLessThanOrEqual(MOST_SHIFT);
      expect(await platformFontsOf(page, 'h1')).toContain('Manrope');
    }
  });
}
