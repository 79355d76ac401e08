import { expect, type Page, test } from '@playwright/test';
import { contact } from '../content/contact';
import { carouselWords } from '../content/interface';
import { contrastOf } from '../lib/contrast';
import { pathOf } from '../lib/routes';
import { strip, suggestionPath } from './examples';
import { hydrate } from './hydrate';
import { examplesOfKinds } from './pages';

/** What is read, and what tells by its shape: WCAG 2.2, 1.4.3 and 1.4.11. */
const LEAST = { text: 4.5, shape: 3 };

/** What a page's words, drawings and controls lack in contrast to what they stand on, a line each. */
async function faintParts(page: Page): Promise<string[]> {
  return (await coloursOfParts(page)).flatMap(({ what, kind, pairs }) => {
    const contrast = Math.max(...pairs.map(([front, ground]) => contrastOf(front, ground)));
    return contrast < LEAST[kind] ? [`${what}: ${contrast.toFixed(2)}`] : [];
  });
}

/** A word, a drawing's part or a control, and the pairs of colours of which one must tell it from its ground. */
interface Part {
  what: string;
  kind: keyof typeof LEAST;
  pairs: [front: number[], ground: number[]][];
}

function coloursOfParts(page: Page): Promise<Part[]> {
  return page.evaluate(() => {
    /** Red, green and blue from 0 to 255, and opacity from 0 to 1. */
    const read = (colour: string) => {
      const parts = colour.startsWith('rgb') ? (colour.match(/[\d.]+/g)?.map(Number) ?? []) : [];
      if (parts.length < 3) throw new Error(`${colour} is not told in red, green and blue.`);
      return parts;
    };
    const pair = (front: string, ground: string): Part['pairs'][number] => [
      read(front).slice(0, 3),
      read(ground).slice(0, 3),
    ];
    const window = getComputedStyle(document.body).backgroundColor;
    const groundOf = (element: Element | null): string => {
      if (!element) return window;
      const { backgroundColor } = getComputedStyle(element);
      return read(backgroundColor)[3] !== 0 ? backgroundColor : groundOf(element.parentElement);
    };
    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true });

    const words = [...document.querySelectorAll('body *')].flatMap((element): Part[] => {
      const text = [...element.childNodes].find(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      );
      if (!text || element.closest('svg, noscript, script') || !isShown(element)) return [];
      const { color, forcedColorAdjust } = getComputedStyle(element);
      // Browsers lay the window's own ground under every word, unless the element keeps its colours.
      const ground = forcedColorAdjust === 'none' ? groundOf(element) : window;
      const what = `“${text.textContent?.trim().slice(0, 40)}”`;
      return [{ what, kind: 'text', pairs: [pair(color, ground)] }];
    });

    const drawn = document.querySelectorAll('svg :is(text, path, circle, rect, line)');
    const drawings = [...drawn].flatMap((part): Part[] => {
      if (!isShown(part) || part.closest('defs, symbol')) return [];
      // The ground itself, around a mark or under a word; and a tone, which says nothing that lines do not say.
      if (part.matches('line.stroke-paper')) return [];
      if (part.matches('.stroke-none:is(.fill-paper, .fill-surface, .fill-line)')) return [];
      const { fill, stroke } = getComputedStyle(part);
      const isText = part.tagName === 'text';
      // A shape tells by its line or by what fills it.
      const inks = (isText ? [fill] : [fill, stroke]).filter((colour) => colour !== 'none');
      if (inks.length === 0) return [];
      // What has the colour of paper is a word on an area in the colour of words.
      const ground = part.matches('text.fill-paper')
        ? getComputedStyle(document.body).color
        : groundOf(part.closest('svg'));
      const pairs = inks.map((ink) => pair(ink, ground));
      return [{ what: part.outerHTML.slice(0, 60), kind: isText ? 'text' : 'shape', pairs }];
    });

    const fields = document.querySelectorAll('input, select, textarea, button, [class*="button"]');
    const controls = [...fields].flatMap((control): Part[] => {
      if (!isShown(control) || control.matches('.link, .sr-only')) return [];
      const style = getComputedStyle(control);
      const around = groundOf(control.parentElement);
      const edge = style.borderBottomStyle === 'none' ? around : style.borderBottomColor;
      const pairs = [pair(edge, around), pair(groundOf(control), around)];
      return [{ what: `${control.outerHTML.slice(0, 60)} has no edge`, kind: 'shape', pairs }];
    });
    return [...words, ...drawings, ...controls];
  });
}

test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

for (const path of [...examplesOfKinds, suggestionPath]) {
  test(`every word, drawing and control of ${path} shows in forced colours, light and dark`, async ({
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
  await page.goto(strip.path);
  const label = page.locator('label', { hasText: carouselWords.pause });
  const ground = () => label.evaluate((element) => getComputedStyle(element).backgroundColor);
  const before = await ground();
  await label.click();
  await page.mouse.move(2, 2);
  expect(await ground()).not.toBe(before);
});
