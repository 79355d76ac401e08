import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The footer is every page's, and tried with it; the captcha's markup is not the site's. */
const NOT_OF_THE_STATE = ['footer', '#captcha'];

/** What axe finds wrong with a page, but for the parts that some selectors find: a line for each rule. */
export async function faultsToAxe(page: Page, exclude: readonly string[] = []): Promise<string[]> {
  const builder = new AxeBuilder({ page })
    .withTags(RULES)
    // Legacy mode opens no second page for its report, which only frames of other origins need.
    .setLegacyMode()
    // The nodes that pass are not asked for, so none is described.
    .options({ resultTypes: ['violations'] });
  for (const selector of exclude) builder.exclude(selector);
  const { violations } = await builder.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}

/** Words that a column should hold; a longer one may break. */
const WORD = /(?<!\S)\p{L}{3,15}(?=[\s,.:;?]|$)/gu;

/** What makes a page wider than its window, the labels of drawings that its edge cuts, and broken words: a line each. */
export function layoutFaultsOf(page: Page): Promise<string[]> {
  return page.evaluate((WORD) => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const isCut = ({ left, right }: DOMRect) => [0, clientWidth].some((x) => left < x && x < right);
    const seen = [...document.querySelectorAll('main svg[role="img"] text')]
      .filter((label) => isCut(label.getBoundingClientRect()))
      .map(({ textContent }) => `cut at the window's edge: ${textContent}`);
    const word = document.createRange();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      for (const { 0: letters, index } of (text.nodeValue ?? '').matchAll(WORD)) {
        word.setStart(text, index);
        word.setEnd(text, index + letters.length);
        const lines = new Set([...word.getClientRects()].map(({ top }) => top));
        if (lines.size > 1) seen.push(`broken: ${letters}`);
      }
    }
    if (scrollWidth <= clientWidth) return seen;
    const widest = [...document.querySelectorAll('body *')].findLast(
      (element) => element.getBoundingClientRect().right > clientWidth + 1,
    );
    return [...seen, `${scrollWidth - clientWidth} px too wide: ${widest?.outerHTML.slice(0, 80)}`];
  }, WORD);
}

/** That the state which a test has brought a page to is accessible, and fits a window of 1280 px at 400 % zoom. */
export async function expectSound(page: Page) {
  expect(await faultsToAxe(page, NOT_OF_THE_STATE)).toEqual([]);
  const size = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 800 });
  expect(await layoutFaultsOf(page)).toEqual([]);
  if (size) await page.setViewportSize(size);
}
