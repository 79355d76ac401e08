import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { addressOf } from '../build/page-address';
import { filesBelow } from '../build/public-files';
import { headerWords } from '../content/interface';
import { pathOf } from '../lib/routes';
import { faultsToAxe } from './axe';
import { everyPath, unknownPath } from './pages';
import { layoutFaultsOf } from './reflow';

const contact = pathOf('contact');

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

for (const path of [...everyPath, unknownPath]) {
  test(`${path} is sound, wide and narrow, light and dark, and says the same without script`, async ({
    page,
    browser,
    baseURL,
  }) => {
    const messages: string[] = [];
    page.on('console', (message) => messages.push(message.text()));
    page.on('pageerror', (error) => messages.push(error.message));
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 1440, height: 900 });
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(path === unknownPath ? 404 : 200);

    await expect(page.locator('h1')).toHaveCount(1);
    for (const landmark of ['banner', 'main', 'contentinfo'] as const) {
      await expect(page.getByRole(landmark)).toHaveCount(1);
    }
    await expect(page.getByRole('navigation', { name: headerWords.nav })).toHaveCount(1);
    await expect(
      page.locator(`main a[href^="${contact}"], header a[href="${contact}"]`).first(),
    ).toBeAttached();

    await expect(page.locator('head > :first-child')).toHaveAttribute(
      'http-equiv',
      'Content-Security-Policy',
    );
    await expect(page.locator('script:not([src], [type="application/ld+json"])')).toHaveCount(0);

    expect(await faultsToAxe(page), 'light, 1440 px').toEqual([]);
    expect(await layoutFaultsOf(page), '1440 px').toEqual([]);
    // 320 px is a window of 1280 px at 400 % zoom.
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 320, height: 800 });
    expect(await faultsToAxe(page), 'dark, 320 px').toEqual([]);
    expect(await layoutFaultsOf(page), '320 px').toEqual([]);
    await page.evaluate((text) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(text);
      document.adoptedStyleSheets = [sheet];
    }, SPACED);
    expect(await layoutFaultsOf(page), '320 px, spaced text').toEqual([]);
    await page.evaluate(() => {
      document.adoptedStyleSheets = [];
    });
    await setText(page, LARGE_TEXT);
    await page.setViewportSize({ width: 640, height: 800 });
    expect(await layoutFaultsOf(page), '640 px, doubled text').toEqual([]);
    await setText(page, TEXT);

    // Where the address is unknown, the browser itself reports the 404 of the document.
    expect(messages.filter((text) => !(path === unknownPath && text.includes('404')))).toEqual([]);

    const plain = await browser.newPage({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
    await plain.goto(path);
    const said = await wordsOf(plain);
    await plain.close();
    expect(await wordsOf(page)).toEqual(said);
  });
}

/** Sets the size that text has where a page says nothing, as in the browser's settings. */
async function setText(page: Page, standard: number) {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard, fixed: standard } });
  await session.detach();
}

/** The words of a page's main part, but for a clock's and those that stand in for script. */
async function wordsOf(page: Page): Promise<string[]> {
  const texts = await page
    .locator(
      'main :is(h1, h2, h3, h4, p, li, th, td, dt, dd, label, summary):not(:has([data-time-zone]), noscript *)',
    )
    .allTextContents();
  return texts.map((text) => text.replace(/\s+/g, ' ').trim());
}

test('every link of a page leads to a page or file that is there, and to a part of it that is there', () => {
  const files = filesBelow('out').filter((file) => !/\.(?:br|gz)$/.test(file));
  const pages = new Map(
    files
      .filter((file) => file.endsWith('.html'))
      .map((file) => [addressOf(file), readFileSync(`out/${file}`, 'utf8')]),
  );
  const lost = [...pages].flatMap(([page, html]) =>
    [...html.matchAll(/<a\b[^>]*\shref="(\/[^"?#]*)?(?:\?[^"#]*)?(?:#([^"]*))?"/g)]
      .filter(([, path = page, id]) => {
        const target = pages.get(path);
        const isThere = target !== undefined || files.includes(path.slice(1));
        // `#answers=…` is for the contact form, and names no part of it.
        const part = id?.includes('=') ? undefined : id;
        return !isThere || (part && !target?.includes(`id="${decodeURIComponent(part)}"`));
      })
      .map(([link]) => `${page}: ${link}`),
  );
  expect(lost).toEqual([]);
});
