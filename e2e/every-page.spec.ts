import { readFileSync } from 'node:fs';
import { expect, type Page, type Request, test } from '@playwright/test';
import { load } from 'cheerio';
import { addressOf } from '../build/page-address';
import { filesBelow } from '../build/public-files';
import { headOffice } from '../content/company';
import { afterContact } from '../content/contact';
import { pathOf, serviceIds } from '../lib/routes';
import { plain } from '../lib/text';
import { faultsOfFocus } from './focus';
import { hydrate, readToTheEnd, watchFirstSigns } from './hydrate';
import { everyPath, examplesOfKinds, fileOf, inOneLine, textsOf, unknownPath } from './pages';
import { isWhole } from './run';
import { faultsToAxe, layoutFaultsOf } from './sound';

/** What a first visit may ask for, in bytes as they are sent: a font a file. The page for unknown addresses also puts cases right. */
const MOST = { requests: 8, font: 14_000, bytes: 60_000, script: 1_500, scriptOfUnknown: 2_000 };

/** The spacing that WCAG 2.2 asks a page to bear, 1.4.12. */
const SPACED = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-bottom: 2em !important; }`;

const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 360, height: 740 };

/** The sizes of a browser's own text in px, as they are and twice as large. */
const USUAL_TEXT = { standard: 16, fixed: 13 };
const LARGE_TEXT = { standard: 32, fixed: 32 };

/** How the console tells of what the policy refuses. */
const REFUSAL = /Content Security Policy|Trusted(?:HTML|Script)/;

/** The pages that name the head office's number beside their first button. */
const pathsWithCall: readonly string[] = [pathOf('home'), ...serviceIds.map(pathOf)];

test.use({
  colorScheme: 'dark',
  contextOptions: { reducedMotion: 'reduce' },
  // A window of 1280 px at 400 % zoom.
  viewport: { width: 320, height: 800 },
});

for (const path of [...everyPath, unknownPath]) {
  test(`${path} is light, sound, narrow and wide, says the same without script, and hydrates in silence`, async ({
    page,
  }) => {
    const messages: string[] = [];
    // Where the address is unknown, the browser itself reports the 404 of the document.
    page.on('console', (message) => {
      if (path !== unknownPath || !message.text().includes('404')) messages.push(message.text());
    });
    page.on('pageerror', (error) => messages.push(error.message));
    const requests: Request[] = [];
    page.on('request', (request) => requests.push(request));
    await watchFirstSigns(page);
    const answer = await page.goto(path);
    // Not of `goto`: a busy browser may pause for half a second before it comes to the script at the page's end.
    await page.waitForLoadState('networkidle');
    expect(answer?.status()).toBe(path === unknownPath ? 404 : 200);
    await expectLight(page, requests, path === unknownPath ? MOST.scriptOfUnknown : MOST.script);

    await expect(page.locator('h1')).toHaveCount(1);
    for (const landmark of ['banner', 'main', 'contentinfo'] as const) {
      await expect(page.getByRole(landmark)).toHaveCount(1);
    }
    await expect(
      page.locator(`:is(main, header) a[href^="${pathOf('contact')}"]`).first(),
    ).toBeAttached();
    await expect(page.locator('head > :first-child')).toHaveAttribute(
      'http-equiv',
      'Content-Security-Policy',
    );
    await expect(
      page.locator(
        'script:not([integrity], [type="application/ld+json"], [type="speculationrules"])',
      ),
    ).toHaveCount(0);
    expect(await wordsOf(page)).toEqual(wordsInFileOf(path));

    // The footer is every page's.
    const tried = path === pathOf('home') ? [] : ['footer'];
    expect(await faultsToAxe(page, tried), 'dark, 320 px').toEqual([]);
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
    await page.emulateMedia({ colorScheme: 'light' });
    for (const width of [900, 1440]) {
      await page.setViewportSize({ ...DESKTOP, width });
      expect(await layoutFaultsOf(page), `${width} px`).toEqual([]);
    }
    if (isWhole && examplesOfKinds.includes(path)) {
      expect(await faultsToAxe(page), 'light, 1440 px').toEqual([]);
    }
    const session = await page.context().newCDPSession(page);
    await session.send('Page.setFontSizes', { fontSizes: LARGE_TEXT });
    await page.setViewportSize({ width: 640, height: 800 });
    expect(await layoutFaultsOf(page), '640 px, doubled text').toEqual([]);
    await session.send('Page.setFontSizes', { fontSizes: USUAL_TEXT });

    if (pathsWithCall.includes(path)) await expectReach(page);
    await page.setViewportSize(PHONE);
    await hydrateInSilence(page);
    expect(messages).toEqual([]);
    if (examplesOfKinds.includes(path)) expect(await faultsOfFocus(page)).toEqual([]);
    await page.locator('summary, main button').evaluateAll((controls) => {
      for (const control of controls as HTMLElement[]) control.click();
    });
    await page.keyboard.press('Escape');
    expect(messages.filter((text) => REFUSAL.test(text))).toEqual([]);
  });
}

/** That a page says before the first scroll what it is, whom to call and what happens next. */
async function expectReach(page: Page) {
  const main = page.getByRole('main');
  for (const viewport of [DESKTOP, PHONE]) {
    await page.setViewportSize(viewport);
    await page.evaluate(() => window.scrollTo(0, 0));
    for (const part of [
      main.getByRole('heading', { level: 1 }),
      main.locator(`a[href^="${pathOf('contact')}"]`).first(),
      main.locator(`a[href="tel:${headOffice.phone.dial}"]`).first(),
      main.getByText(plain(afterContact.first)).first(),
    ]) {
      await expect(part).toBeInViewport({ ratio: 1 });
    }
  }
}

/** That the islands of a page keep each of its elements, and ask for no stylesheet. */
async function hydrateInSilence(page: Page) {
  const styles = () => page.locator('style, link, meta, title').count();
  const before = await styles();
  await page.evaluate(() => {
    for (const element of document.querySelectorAll('[data-root] *'))
      Object.assign(element, { isFirst: true });
  });
  await hydrate(page);
  expect(await styles()).toBe(before);
  // React draws an island anew where its markup is not what the island would draw.
  const drawn = await page
    .locator('[data-root] *')
    .evaluateAll((all) => all.filter((element) => !('isFirst' in element)).map(String));
  expect(drawn).toEqual([]);
}

/** That a first visit asks for little and for nobody else's, and that no framework comes to who reads. */
async function expectLight(page: Page, requests: readonly Request[], script: number) {
  const sizes = await Promise.all(
    requests.map(async (request) => ({
      type: request.resourceType(),
      bytes: (await request.sizes()).responseBodySize,
    })),
  );
  const bytesOf = (types: RegExp) =>
    sizes.flatMap(({ type, bytes }) => (types.test(type) ? bytes : []));
  expect(sumOf(bytesOf(/script/)), 'script').toBeLessThanOrEqual(script);
  expect(Math.max(0, ...bytesOf(/font/)), 'a font').toBeLessThanOrEqual(MOST.font);
  expect(sumOf(bytesOf(/./)), 'in all').toBeLessThanOrEqual(MOST.bytes);
  const addresses = requests.map((request) => request.url());
  expect(addresses.length, addresses.join('\n')).toBeLessThanOrEqual(MOST.requests);
  const origins = new Set(addresses.map((address) => new URL(address).origin));
  expect([...origins]).toEqual([new URL(page.url()).origin]);

  if ((await page.locator('[data-hydrate]:not([data-island])').count()) > 0) return; // A page that is a tool.
  await readToTheEnd(page);
  const further = requests.slice(addresses.length);
  const scripts = further.filter(isScript).map((request) => request.url());
  expect(scripts, 'what reading fetches').toEqual([]);
}

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0);

const isScript = (request: Request) =>
  request.resourceType() === 'script' || request.url().includes('/islands/');

/** What holds the words of a page's main part, but for a clock's and those that stand in for script. */
const WORDS =
  'main :is(h1, h2, h3, h4, p, li, th, td, dt, dd, label, summary):not(:has([data-time-zone]), noscript *)';

async function wordsOf(page: Page): Promise<string[]> {
  return (await page.locator(WORDS).allTextContents()).map(inOneLine);
}

function wordsInFileOf(path: string): string[] {
  return textsOf(load(readFileSync(fileOf(path)), { scriptingEnabled: false }), WORDS);
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
