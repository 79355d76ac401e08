import { expect, test } from '@playwright/test';
import { everyPath, unknownPath } from '../../e2e/pages';
import { platformFontsOf } from '../../e2e/platform-fonts';
import { open, type State, states } from '../../e2e/states';
import { slugOf } from '../../lib/text';

const HEIGHT = 800;
/** A phone's, a tablet's and a desktop's window. */
const WIDTHS = [360, 768, 1440];
/** The width of a sheet of A4 at 96 dpi. */
const A4 = 794;

/** Each page as it is before anything is done, and on paper. */
const pages = [...everyPath, unknownPath].flatMap((path): State[] => [
  { name: path, path, widths: WIDTHS },
  { name: path, path, widths: [A4], media: { media: 'print' } },
]);

for (const state of [...pages, ...states]) {
  for (const width of state.widths) {
    test.describe(() => {
      test.use({ viewport: { width, height: HEIGHT }, javaScriptEnabled: !state.withoutScript });

      const tag = `@${state.build ?? 'site'}`;
      test(`${state.name}, ${width} px`, { tag }, async ({ page }) => {
        await open(page, state);
        // An island may replace the heading meanwhile.
        const face = () => platformFontsOf(page, 'h1').catch(() => '');
        await expect.poll(face).toContain('Manrope');
        await state.enter?.(page);
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme });
          const picture = [slugOf(state.name) || 'home', `${width}-${colorScheme}.png`];
          await expect.soft(page).toHaveScreenshot(picture, {
            fullPage: !state.inWindow,
            mask: [page.locator('iframe')], // What another host draws there may be late, and is not ours.
            threshold: 0,
          });
        }
      });
    });
  }
}
