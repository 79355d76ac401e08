import { expect, type Locator, type Page, test } from '@playwright/test';
import { serviceWords } from '../content/interface';
import { SPECIMEN_FRAGMENT } from '../content/specimen';
import { contrastOf } from '../lib/contrast';
import { pathOf } from '../lib/routes';
import { groundOf, LEAST_CONTRAST, pixelsOf, wordsIn } from './drawn-words';
import { everyService } from './examples';

/** The narrowest phone that is common. */
const PHONE = { width: 360, height: 800 };

/** The least size of letters that are read, in CSS px. */
const LEAST_TEXT = 11;

/** A4 at 96 dpi less the page's margins, which print.css sets. */
const SHEET = { width: 688, height: 1024 };

const SHEET_OF_PAGE = `#${SPECIMEN_FRAGMENT}`;

/** What print.css keeps free for the foot, in px. */
const FOOT = 31;

for (const id of everyService) {
  test(`${pathOf(id)} shows one specimen, which says so first, fits a phone and prints on one sheet`, async ({
    page,
  }) => {
    await page.setViewportSize(PHONE);
    await page.goto(`${pathOf(id)}#${SPECIMEN_FRAGMENT}`);
    const sheet = page.locator(`#${SPECIMEN_FRAGMENT}`);
    await expect(sheet).toHaveCount(1);
    await expect(sheet).toBeInViewport();
    expect((await sheet.innerText()).trimStart()).toMatch(new RegExp(`^${serviceWords.specimen}`));

    expect(await clippedIn(sheet)).toEqual([]);
    expect(await smallestTextIn(sheet)).toBeGreaterThanOrEqual(LEAST_TEXT);

    await page.setViewportSize(SHEET);
    await page.emulateMedia({ media: 'print' });
    const mark = sheet.getByText(serviceWords.specimen, { exact: true });
    await expect(mark, 'black words have no black ground').toHaveCSS(
      'background-color',
      'rgba(0, 0, 0, 0)',
    );
    const { inside, height } = await printedSectionOf(sheet);
    expect(inside, 'no sheet of paper ends in it').toBe('avoid');
    expect(height).toBeLessThanOrEqual(SHEET.height - FOOT);
  });
}

const DESKTOP = { width: 1440, height: 900 };

const SCHEMES = ['light', 'dark'] as const;

// Each is seen in both windows, which take turns at the schemes.
for (const [index, id] of everyService.entries()) {
  for (const [place, size] of [PHONE, DESKTOP].entries()) {
    const colorScheme = SCHEMES[(index + place) % 2];
    test(`what moves on the specimen of ${pathOf(id)} hides no words and shifts nothing, ${size.width} px, ${colorScheme}`, async ({
      page,
    }) => {
      await page.setViewportSize(size);
      await page.emulateMedia({ colorScheme, reducedMotion: 'no-preference' });
      await page.goto(pathOf(id));
      await page.evaluate(() => document.fonts.ready);
      const sizes = await sizesOn(page);
      const { top, height } = await page.locator(SHEET_OF_PAGE).evaluate((sheet) => {
        const box = sheet.getBoundingClientRect();
        return { top: box.top + scrollY, height: box.height };
      });
      const faint: string[] = [];
      for (let at = top - size.height * 0.7; at < top + height; at += size.height / 4) {
        await scrollTo(page, at);
        faint.push(...(await faintWords(page)).map((word) => `${Math.round(at - top)}: ${word}`));
      }
      expect(faint).toEqual([]);
      const moves = await movesOn(page);
      expect(moves.length, 'nothing moves').toBeGreaterThan(0);
      expect(new Set(moves), 'all is done once the sheet has passed').toEqual(new Set([1]));
      expect(await sizesOn(page), 'nothing is laid out anew').toEqual(sizes);
    });
  }
}

test('no specimen moves for who asks for less motion, or on paper', async ({ page }) => {
  for (const id of everyService) {
    for (const media of [
      { media: 'screen', reducedMotion: 'reduce' },
      { media: 'print', reducedMotion: 'no-preference' },
    ] as const) {
      await page.emulateMedia(media);
      await page.goto(pathOf(id));
      await page.locator(SHEET_OF_PAGE).scrollIntoViewIfNeeded();
      expect(await movesOn(page), `${id}, ${media.media}`).toEqual([]);
    }
  }
});

const scrollTo = (page: Page, top: number) =>
  page.evaluate(async (top) => {
    window.scrollTo({ top, behavior: 'instant' });
    // What follows the scroll does so with the next frame.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  }, top);

/** How large everything on the sheet is laid out, whatever turns or scales it; what is in a drawing has no such size. */
const sizesOn = (page: Page) =>
  page
    .locator(`${SHEET_OF_PAGE} *`)
    .evaluateAll((elements) =>
      elements.map((element) =>
        element instanceof HTMLElement ? [element.offsetWidth, element.offsetHeight] : [],
      ),
    );

/** How far each animation on the sheet has come, from 0 to 1. */
const movesOn = (page: Page) =>
  page
    .locator(SHEET_OF_PAGE)
    .evaluate((sheet) =>
      sheet
        .getAnimations({ subtree: true })
        .map(({ effect }) => effect?.getComputedTiming().progress),
    );

/** What of a pixel’s channels, added up, tells it from the same one without words. */
const LEAST_INK = 24;

/** The words on the sheet whose letters are hard to read where they stand now, or not there. */
async function faintWords(page: Page): Promise<string[]> {
  const words = await wordsIn(page, SHEET_OF_PAGE, '.sr-only');
  const { data: inked } = await pixelsOf(page);
  const { data: ground, info } = await groundOf(page);
  return words.flatMap(({ word, colour, box }) => {
    let least = 0;
    for (let y = Math.floor(box.y); y < box.y + box.height; y++) {
      for (let x = Math.floor(box.x); x < box.x + box.width; x++) {
        const at = (y * info.width + x) * info.channels;
        const under = [...ground.subarray(at, at + 3)];
        const ink = under.reduce((sum, one, i) => sum + Math.abs(one - Number(inked[at + i])), 0);
        if (ink < LEAST_INK) continue;
        const contrast = contrastOf(colour, under);
        least = Math.min(least || contrast, contrast);
      }
    }
    return least < LEAST_CONTRAST ? [`“${word}”: ${least.toFixed(2)}`] : [];
  });
}

/** Whether the section that a sheet stands in may break on paper, and how high it is there. */
function printedSectionOf(sheet: Locator) {
  return sheet.evaluate((element) => {
    const section = element.closest('section') ?? element;
    const { breakInside: inside } = getComputedStyle(section);
    return { inside, height: section.getBoundingClientRect().height };
  });
}

/** What stands out of the sheet at its right edge. */
function clippedIn(sheet: Locator): Promise<string[]> {
  return sheet.evaluate((element) => {
    const edge = element.getBoundingClientRect().right;
    return [...element.querySelectorAll('*')]
      .filter((inner) => inner.getBoundingClientRect().right > edge)
      .map((inner) => inner.textContent ?? '');
  });
}

/** The size of the smallest letters on the sheet. */
function smallestTextIn(sheet: Locator): Promise<number> {
  return sheet.evaluate((element) => {
    const inner = [...element.querySelectorAll('*')].filter(({ textContent }) => textContent);
    return Math.min(...inner.map((one) => Number.parseFloat(getComputedStyle(one).fontSize)));
  });
}
