import { expect, test } from '@playwright/test';
import { everyPath, unknownPath } from './pages';

/** Lighthouse's phone. */
const PHONE = { width: 412, height: 823 };

/** A word that changes line within a paragraph counts up to this; a line more or less counts ten times it. */
const MOST_SHIFT = 0.005;

test.use({ viewport: PHONE });

for (const path of [...everyPath, unknownPath]) {
  test(`${path} stays where it is when its face comes late`, async ({ page }) => {
    let deliver = () => {};
    const painted = new Promise<void>((resolve) => {
      deliver = resolve;
    });
    await page.route('**/*.woff2', async (route) => {
      await painted;
      await route.continue();
    });
    await page.goto(path, { waitUntil: 'commit' });
    await page.waitForFunction(
      () => performance.getEntriesByName('first-contentful-paint').length > 0,
    );
    const faces = await page.evaluate(() => {
      const face = [...document.fonts].find(({ family }) => family.startsWith('manrope'));
      return face?.status;
    });
    expect(faces).toBe('loading');
    deliver();
    const shift = await page.evaluate(async () => {
      let sum = 0;
      const observer = new PerformanceObserver((list) => add(list.getEntries()));
      function add(entries: PerformanceEntry[]) {
        for (const entry of entries) sum += entry.toJSON().value;
      }
      observer.observe({ type: 'layout-shift', buffered: true });
      await document.fonts.ready;
      // Two frames: one that lays the face out, one that reports what it moved.
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      await new Promise((done) => setTimeout(done));
      add(observer.takeRecords());
      return sum;
    });
    expect(shift, 'A line that wraps anew: reword the first paragraph a little.').toBeLessThan(
      MOST_SHIFT,
    );
  });
}
