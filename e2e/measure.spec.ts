import { expect, type Page, test } from '@playwright/test';
import { everyPath } from './pages';

/** The most characters that a paragraph is wide, after Bringhurst: 45 to 75. */
const MOST_CHARACTERS = 75;

/** A single line may hold a tenth more, where its letters happen to be narrow. */
const MOST_IN_SINGLE_LINE = 1.1 * MOST_CHARACTERS;

const WIDTHS = [768, 1440];

/** The lines of a page's paragraphs, as they are set. */
function paragraphsOf(page: Page): Promise<string[][]> {
  return page.evaluate(() => {
    const shown = [...document.querySelectorAll('main p')].filter((one) => one.checkVisibility());
    return shown.map((paragraph) => {
      const lines = new Map<number, string>();
      const texts = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        for (const { 0: word, index } of (text.textContent ?? '').matchAll(/\S+\s*/g)) {
          const range = new Range();
          range.setStart(text, index);
          range.setEnd(text, index + word.trimEnd().length);
          const bottom = Math.round(range.getBoundingClientRect().bottom);
          lines.set(bottom, (lines.get(bottom) ?? '') + word);
        }
      }
      return [...lines.values()].map((line) => line.trim());
    });
  });
}

/** Whether a paragraph's full lines have too many characters on average; the last one is seldom full. */
function isTooWide(lines: readonly string[]): boolean {
  const [first = ''] = lines;
  if (lines.length <= 1) return first.length > MOST_IN_SINGLE_LINE;
  const full = lines.slice(0, -1);
  return full.join('').length / full.length > MOST_CHARACTERS;
}

test(`no paragraph is over ${MOST_CHARACTERS} characters wide, on a tablet or a desktop`, async ({
  page,
}) => {
  const wide: string[] = [];
  for (const path of everyPath) {
    await page.goto(path);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      const paragraphs = (await paragraphsOf(page)).filter(isTooWide);
      wide.push(...paragraphs.map((lines) => `${path} at ${width} px: ${lines[0]}`));
    }
  }
  expect(wide).toEqual([]);
});
