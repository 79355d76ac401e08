import { expect, type Page, test } from '@playwright/test';
import { everyPath } from './pages';
import { brokenWordsOf, layoutFaultsOf } from './reflow';

/** The spacing that WCAG 2.2 asks a page to bear, 1.4.12. */
const SPACED = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-bottom: 2em !important; }`;

/** Sizes of the browser's own text, in px: what it is shipped with, and twice that. */
const TEXT = 16;
const LARGE_TEXT = 32;

/** Sets the size that text has where a page says nothing, as in the browser's settings. */
async function setText(page: Page, standard: number) {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard, fixed: standard } });
  await session.detach();
}

// Sheets made by script are no inline styles, which the policy refuses.
const space = (page: Page, css: string) =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = text ? [sheet] : [];
  }, css);

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const path of everyPath) {
  test(`${path} reads on a desktop, and bears spaced and doubled text, zoom, and a low window`, async ({
    page,
  }) => {
    const faults: Record<string, string[]> = {};
    const look = async (name: string, width: number, height: number) => {
      await page.setViewportSize({ width, height });
      const found = await layoutFaultsOf(page);
      if (found.length > 0) faults[name] = found;
    };
    await page.goto(path);
    for (const width of [1440, 768, 360]) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await brokenWordsOf(page), `words broken at ${width} px`).toEqual([]);
    }
    await look('a desktop', 1440, 900);
    await look('400 % zoom', 320, 800);
    await look('400 % zoom of a low window', 320, 256);
    await space(page, SPACED);
    await look('spaced text, 320 px', 320, 800);
    await look('spaced text, 1280 px', 1280, 800);
    await space(page, '');
    await setText(page, LARGE_TEXT);
    for (const width of [360, 768, 1024]) await look(`doubled text, ${width} px`, width, 800);
    await setText(page, TEXT);
    expect(faults).toEqual({});
    expect(
      await page.evaluate(() => document.getAnimations().length),
      'nothing moves where motion is unwelcome',
    ).toBe(0);
  });
}
