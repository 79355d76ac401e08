import { expect, test } from '@playwright/test';
import { everyPath, unknownPath } from '../../e2e/pages';
import { platformFontsOf } from '../../e2e/platform-fonts';
import { A4, type State, states } from '../../e2e/states';
import { slugOf } from '../../lib/text';

const HEIGHT = 800;
/** A phone's, a tablet's and a desktop's window. */
const WIDTHS = [360, 768, 1440];
/** What the clocks of pages show that set no time themselves, or each visit would differ. */
const MOMENT = new Date('2026-03-01T18:35:00Z');

/** Each page as it is before anything is done, and on paper. */
const pages = [...everyPath, unknownPath].flatMap((path): State[] => [
  { name: path, path, widths: WIDTHS },
  { name: path, path, widths: [A4], media: { media: 'print' } },
]);

for (const state of [...pages, ...states]) {
  for (const width of state.widths) {
    test.describe(() => {
      test.use({ contextOptions: { viewport: { width, height: HEIGHT }, ...state.context } });

      const tag = `@${state.build ?? 'site'}`;
      test(`${state.name}, ${width} px`, { tag }, async ({ page }) => {
        await page.emulateMedia({ reducedMotion: 'reduce', ...state.media });
        if (state.prepare) await state.prepare(page);
        else await page.clock.setFixedTime(MOMENT);
        await page.goto(state.path);
        // An island may replace the heading meanwhile.
        const face = () => platformFontsOf(page, 'h1').catch(() => '');
        await expect.poll(face, { timeout: 15_000 }).toContain('Manrope');
        await state.enter?.(page);
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ reducedMotion: 'reduce', ...state.media, colorScheme });
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
