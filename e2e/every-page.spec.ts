import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { headerWords } from '../content/interface';
import { pathOf } from '../lib/routes';
import { faultsToAxe } from './axe';
import { everyPath, unknownPath } from './pages';

const contact = pathOf('contact');
/** WCAG 2.2, 1.4.10: a page fits it without sideways scroll. */
const NARROWEST = 320;
const WIDTHS = [NARROWEST, 360, 1280];
const SCHEMES = ['light', 'dark'] as const;

for (const path of [...everyPath, unknownPath]) {
  test(`${path} is sound at every width and in both schemes`, async ({ page, request }) => {
    const messages: string[] = [];
    page.on('console', (message) => messages.push(message.text()));
    page.on('pageerror', (error) => messages.push(error.message));

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

    await page.emulateMedia({ colorScheme: 'light' });
    expect(await hoursWithinNight(page), 'the 24 hours stand where night ends').toEqual([]);
    const [bar, first] = await page
      .locator('header, main > :first-child')
      .evaluateAll((parts) => parts.map((part) => getComputedStyle(part).colorScheme === 'dark'));
    expect(bar, 'the bar is as dark as what it lies on').toBe(first ?? false);

    for (const scheme of SCHEMES) {
      for (const width of WIDTHS) {
        await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
        await page.setViewportSize({ width, height: 800 });
        if (scheme === 'light') expect(await overflow(page), `${width}`).toBeLessThanOrEqual(0);
        if (width === NARROWEST) continue;
        expect(await faultsToAxe(page), `${scheme} ${width}`).toEqual([]);
      }
    }
    await expectLinksToResolve(page, request);
    // Where the address is unknown, the browser itself reports the 404 of the document.
    expect(messages.filter((text) => !(path === unknownPath && text.includes('404')))).toEqual([]);
  });
}

/** How many pixels the page is wider than its window. */
function overflow(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
}

/** What follows a scale of hours and is as dark as the section above it. */
function hoursWithinNight(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main > *')].flatMap((section) => {
      if (!getComputedStyle(section).backgroundImage.includes('repeating')) return [];
      const { bottom } = section.getBoundingClientRect();
      const below = [...document.querySelectorAll('main > *, footer')].find(
        (next) =>
          next.getBoundingClientRect().height > 0 && next.getBoundingClientRect().top >= bottom - 1,
      );
      return below && getComputedStyle(below).colorScheme === 'dark'
        ? [below.outerHTML.slice(0, 80)]
        : [];
    }),
  );
}

const bodies = new Map<string, Promise<string>>();

async function expectLinksToResolve(page: Page, request: APIRequestContext) {
  const links = await page
    .locator('a[href]')
    .evaluateAll((anchors) => anchors.map((anchor) => (anchor as HTMLAnchorElement).href));
  const origin = new URL(page.url()).origin;
  for (const link of new Set(links)) {
    const url = new URL(link);
    if (url.origin !== origin) continue;
    const body = await bodyAt(request, url.pathname);
    if (url.hash) {
      expect(body, `${link} names a fragment that is there`).toContain(
        `id="${decodeURIComponent(url.hash.slice(1))}"`,
      );
    }
  }
}

/** The body at a path, asked for once a worker; fails where the answer is not 200 at first hand. */
function bodyAt(request: APIRequestContext, path: string): Promise<string> {
  const known = bodies.get(path);
  if (known) return known;
  const asked = request.get(path, { maxRedirects: 0 }).then(async (answer) => {
    if (path !== unknownPath) expect(answer.status(), path).toBe(200);
    return answer.text();
  });
  bodies.set(path, asked);
  return asked;
}
