import { expect, test } from '@playwright/test';
import { pathOf, serviceIds } from '../lib/routes';
import { headingOf } from '../lib/section-heading';
import { pages } from './examples';

/** How long a page should be at most, in CSS px: advice, for what an editor has to say may decide otherwise. */
const MOST_LENGTH = { 1440: 5_500, 360: 7_000 } as const;

test.use({ javaScriptEnabled: false });

for (const id of serviceIds) {
  const service = pages[id];
  if (!service) continue;
  test(`${pathOf(id)} has its sections in their order, what they say open, and fits its window`, async ({
    page,
  }) => {
    const { sections, title, quote, callToAction } = service;
    for (const [width, most] of Object.entries(MOST_LENGTH)) {
      await page.setViewportSize({ width: Number(width), height: 800 });
      await page.goto(pathOf(id));
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(main.getByRole('heading', { level: 2 })).toHaveText([
        ...sections.map(headingOf),
        callToAction,
      ]);
      if (quote) await expect(main.getByText(quote)).toBeVisible();
      // All but the answers and the sources.
      const hidden = await main.evaluate((element) =>
        [...element.querySelectorAll('section :is(h2, h3, p, li, dd, td)')]
          .filter((part) => !part.closest('details:not([open]) > :not(summary), [inert]'))
          .filter((part) => !part.checkVisibility({ visibilityProperty: true }))
          .map(({ textContent }) => textContent),
      );
      expect(hidden).toEqual([]);
      const folds = sections.flatMap((one) => (one.kind === 'questions' ? one.items : []));
      await expect(main.locator('section details')).toHaveCount(folds.length);
      const { height, overflow } = await page.evaluate(() => {
        const { scrollHeight, scrollWidth, clientWidth } = document.documentElement;
        return { height: scrollHeight, overflow: scrollWidth - clientWidth };
      });
      expect(overflow, `px wider than ${width}`).toBe(0);
      if (height <= most) continue;
      const description = `${height} px long at ${width}, and ${most} read well`;
      test.info().annotations.push({ type: 'advice', description });
    }
  });
}
