import { expect, test } from '@playwright/test';
import { everyPath } from './pages';

test('what moves by itself as a page opens rests within a second', async ({ page }) => {
  const ends: number[] = [];
  await page.addInitScript(() => {
    const begun: number[] = [];
    Object.assign(window, { begun });
    document.addEventListener('animationstart', ({ target }) => {
      if (!(target instanceof Element)) return;
      for (const { timeline, effect } of target.getAnimations({ subtree: true })) {
        const { endTime } = effect?.getComputedTiming() ?? {};
        // What follows the scroll has another timeline; the strip of logos never ends, and has a button.
        if (timeline instanceof DocumentTimeline && endTime !== Number.POSITIVE_INFINITY) {
          begun.push(Number(endTime));
        }
      }
    });
  });
  for (const path of everyPath) {
    await page.goto(path);
    // What begins does so with a frame.
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
    ends.push(...(await page.evaluate((): number[] => Reflect.get(window, 'begun'))));
  }
  expect(ends.length, 'nothing moved').toBeGreaterThan(0);
  expect(Math.max(...ends)).toBeLessThanOrEqual(1000);
});
