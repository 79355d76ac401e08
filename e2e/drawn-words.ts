import type { Page } from '@playwright/test';
import sharp from 'sharp';

/** What lies under words, the least contrast that they need there: WCAG 2.2, 1.4.3. */
export const LEAST_CONTRAST = 4.5;

/** A word as it is laid out in the window; twice, where it breaks. */
export interface DrawnWord {
  word: string;
  colour: number[];
  box: { x: number; y: number; width: number; height: number };
}

/** The words that a part of the page has in the window, but for what lies under a bar, or in what a selector finds. */
export function wordsIn(page: Page, part: string, except: string): Promise<DrawnWord[]> {
  return page.evaluate(
    ([part, except]) => {
      const root = document.querySelector(part);
      if (!root) throw new Error(`The page has no ${part}.`);
      const canvas = document.createElement('canvas').getContext('2d');
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const words: DrawnWord[] = [];
      while (walker.nextNode()) {
        const { textContent, parentElement } = walker.currentNode;
        if (!parentElement || !textContent?.trim()) continue;
        if (!parentElement.checkVisibility() || parentElement.closest(except)) continue;
        if (isClipped(parentElement)) continue;
        const { color, fill } = getComputedStyle(parentElement);
        const colour = channelsOf(parentElement.closest('svg') ? fill : color);
        for (const { 0: word, index } of textContent.matchAll(/\S+/g)) {
          const range = document.createRange();
          range.setStart(walker.currentNode, index);
          range.setEnd(walker.currentNode, index + word.length);
          for (const { x, y, width, height } of range.getClientRects()) {
            const ends = [x + 1, x + width - 1].flatMap((left) => [
              document.elementFromPoint(left, y + 1),
              document.elementFromPoint(left, y + height - 1),
            ]);
            if (width === 0 || ends.some((end) => end && !root.contains(end))) continue;
            if (y < 0 || y + height > innerHeight) continue;
            words.push({ word, colour, box: { x, y, width, height } });
          }
        }
      }
      return words;

      /** Also of a colour between two others, which is given in another space. */
      function channelsOf(color: string): number[] {
        if (!canvas) throw new Error('There is no canvas to paint a colour on.');
        canvas.fillStyle = color;
        canvas.fillRect(0, 0, 1, 1);
        return [...canvas.getImageData(0, 0, 1, 1).data.subarray(0, 3)];
      }

      function isClipped(element: Element | null): boolean {
        if (!element) return false;
        return getComputedStyle(element).clipPath !== 'none' || isClipped(element.parentElement);
      }
    },
    [part, except] as const,
  );
}

/** The window's pixels. */
export async function pixelsOf(page: Page) {
  return sharp(await page.screenshot())
    .raw()
    .toBuffer({ resolveWithObject: true });
}

/** The window's pixels, without its words. */
export async function groundOf(page: Page) {
  const wordless = await page.evaluateHandle(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      `main * { color: transparent !important; text-decoration: none !important }
      main text { fill: transparent !important }`,
    );
    document.adoptedStyleSheets.push(sheet);
    return sheet;
  });
  const pixels = await pixelsOf(page);
  await wordless.evaluate((sheet) => sheet.replaceSync(''));
  return pixels;
}
