import { expect, type Page, test } from '@playwright/test';
import { contact } from '../content/contact';
import { carouselWords } from '../content/interface';
import { pathOf } from '../lib/routes';
import { homeStrip } from './examples';
import { hydrate } from './hydrate';
import { examplesOfShapes } from './pages';

/** What is read, and what tells by its shape: WCAG 2.2, 1.4.3 and 1.4.11. */
const LEAST = { text: 4.5, shape: 3 };

/** What a page's words, drawings and controls lack in contrast to what they stand on, a line each. */
function faintParts(page: Page): Promise<string[]> {
  return page.evaluate((least) => {
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    if (!canvas) throw new Error('A canvas is needed to tell colours.');
    const known = new Map<string, readonly [luminance: number, opacity: number]>();
    const read = (colour: string) => {
      const before = known.get(colour);
      if (before) return before;
      canvas.clearRect(0, 0, 1, 1);
      canvas.fillStyle = colour;
      canvas.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0, alpha = 0] = [
        ...canvas.getImageData(0, 0, 1, 1).data,
      ].map((part) => part / 255);
      const [r = 0, g = 0, b = 0] = [red, green, blue].map((part) =>
        part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
      );
      const found = [0.2126 * r + 0.7152 * g + 0.0722 * b, alpha] as const;
      known.set(colour, found);
      return found;
    };
    const contrastOf = (one: string, other: string) => {
      const [darker = 0, lighter = 0] = [read(one)[0], read(other)[0]].sort((a, b) => a - b);
      return (lighter + 0.05) / (darker + 0.05);
    };
    const window = getComputedStyle(document.body).backgroundColor;
    const groundOf = (element: Element | null): string => {
      if (!element) return window;
      const { backgroundColor } = getComputedStyle(element);
      return read(backgroundColor)[1] > 0 ? backgroundColor : groundOf(element.parentElement);
    };
    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true });

    const faintWords = [...document.querySelectorAll('body *')].flatMap((element) => {
      const words = [...element.childNodes].find(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      );
      if (!words || element.closest('svg, noscript, script') || !isShown(element)) return [];
      const { color, forcedColorAdjust } = getComputedStyle(element);
      // Browsers lay the window's own ground under every word, unless the element keeps its colours.
      const ground = forcedColorAdjust === 'none' ? groundOf(element) : window;
      const contrast = contrastOf(color, ground);
      return contrast < least.text
        ? [`“${words.textContent?.trim().slice(0, 40)}”: ${contrast.toFixed(2)}`]
        : [];
    });

    const drawn = document.querySelectorAll('svg :is(text, path, circle, rect, line)');
    const faintDrawings = [...drawn].flatMap((part) => {
      if (!isShown(part) || part.closest('defs, symbol')) return [];
      const { fill, stroke } = getComputedStyle(part);
      const isText = part.tagName === 'text';
      // A shape tells by its line or by what fills it.
      const inks = (isText ? [fill] : [fill, stroke]).filter((colour) => colour !== 'none');
      const ground = groundOf(part.closest('svg'));
      const contrast = Math.max(...inks.map((colour) => contrastOf(colour, ground)));
      const wanted = isText ? least.text : least.shape;
      return inks.length > 0 && contrast < wanted
        ? [`${part.outerHTML.slice(0, 60)}: ${contrast.toFixed(2)}`]
        : [];
    });

    const controls = document.querySelectorAll(
      'input, select, textarea, button, [class*="button"]',
    );
    const edgeless = [...controls].flatMap((control) => {
      if (!isShown(control) || control.matches('.link, .sr-only')) return [];
      const style = getComputedStyle(control);
      const around = groundOf(control.parentElement);
      const edge = style.borderBottomStyle === 'none' ? around : style.borderBottomColor;
      const contrast = Math.max(contrastOf(edge, around), contrastOf(groundOf(control), around));
      return contrast < least.shape
        ? [`${control.outerHTML.slice(0, 60)} has no edge: ${contrast.toFixed(2)}`]
        : [];
    });
    return [...faintWords, ...faintDrawings, ...edgeless];
  }, LEAST);
}

test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

for (const [shape, path] of examplesOfShapes) {
  test(`every word, drawing and control of the ${shape} page ${path} shows in forced colours, light and dark`, async ({
    page,
  }) => {
    await page.goto(path);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await faintParts(page), colorScheme).toEqual([]);
    }
  });
}

test('what is wrong in the form is marked by more than a colour, and its words show', async ({
  page,
}) => {
  await page.goto(pathOf('contact'));
  await hydrate(page);
  const { submit, fields } = contact.form;
  await page.getByRole('button', { name: submit, exact: true }).click();
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  expect(await faintParts(page)).toEqual([]);
  const field = ({ label }: { label: string }) =>
    page.getByRole('textbox', { name: label, exact: true });
  await expect(field(fields.user_name)).toHaveCSS('border-bottom-style', 'double');
  await expect(field(fields.user_phone)).toHaveCSS('border-bottom-style', 'solid');
});

test('Pause looks different once it is pressed', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto(homeStrip.path);
  const label = page.locator('label', { hasText: carouselWords.pause });
  const ground = () => label.evaluate((element) => getComputedStyle(element).backgroundColor);
  const before = await ground();
  await label.click();
  await page.mouse.move(2, 2);
  expect(await ground()).not.toBe(before);
});
