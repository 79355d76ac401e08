import { expect, type Page, test } from '@playwright/test';
import { carouselWords } from '../content/interface';
import { pathOf } from '../lib/routes';
import { homeStrip, service } from './examples';

/** What is read, and what tells by its shape: WCAG 2.2, 1.4.3 and 1.4.11. */
const LEAST = { text: 4.5, shape: 3 };

/** The words and marks of a page's drawings that the window's own ground does not let through. */
function faintParts(page: Page): Promise<string[]> {
  return page.evaluate((least) => {
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    if (!canvas) throw new Error('A canvas is needed to tell colours.');
    const luminanceOf = (colour: string) => {
      canvas.fillStyle = colour;
      canvas.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0] = [...canvas.getImageData(0, 0, 1, 1).data]
        .map((part) => part / 255)
        .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const contrastOf = (one: string, other: string) => {
      const [darker = 0, lighter = 0] = [luminanceOf(one), luminanceOf(other)].sort(
        (a, b) => a - b,
      );
      return (lighter + 0.05) / (darker + 0.05);
    };
    const ground = getComputedStyle(document.body).backgroundColor;
    const parts = [...document.querySelectorAll('svg[role="img"] :is(text, path, circle)')];
    return parts.flatMap((part) => {
      const { fill, stroke } = getComputedStyle(part);
      const isText = part.tagName === 'text';
      // A shape tells by its line or by what fills it.
      const inks = (isText ? [fill] : [fill, stroke]).filter((colour) => colour !== 'none');
      const contrast = Math.max(...inks.map((colour) => contrastOf(colour, ground)));
      const wanted = isText ? least.text : least.shape;
      return inks.length > 0 && contrast < wanted
        ? [`${part.outerHTML.slice(0, 60)}: ${contrast.toFixed(2)}`]
        : [];
    });
  }, LEAST);
}

test.use({ contextOptions: { forcedColors: 'active' } });

for (const colorScheme of ['light', 'dark'] as const) {
  for (const path of [pathOf('home'), pathOf(service)]) {
    test(`the drawings of ${path} show in forced ${colorScheme} colours`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.goto(path);
      expect(await page.locator('svg[role="img"]').count()).toBeGreaterThan(0);
      expect(await faintParts(page)).toEqual([]);
    });
  }
}

test('Pause looks different once it is pressed', async ({ page }) => {
  await page.goto(homeStrip.path);
  const label = page.locator('label', { hasText: carouselWords.pause });
  const ground = () => label.evaluate((element) => getComputedStyle(element).backgroundColor);
  const before = await ground();
  await label.click();
  await page.mouse.move(2, 2);
  expect(await ground()).not.toBe(before);
});
