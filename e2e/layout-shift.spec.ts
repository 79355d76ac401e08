import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Page, test } from '@playwright/test';
import { pathOf } from '../lib/routes';
import { service } from './examples';
import { gate, hold } from './hold';
import { everyPath, pagesOfKinds, unknownPath } from './pages';
import { platformFontsOf } from './platform-fonts';

const WIDTHS = [360, 412, 768, 1280, 1440];

/** What Manrope may move when it comes after the first paint; good is 0.1: https://web.dev/articles/cls */
const MOST_SHIFT = 0.02;

/** The local faces of app/styles/typeface.css. `npm test` installs one where Linux has none. */
const FALLBACKS = /^(?:Arial|Liberation Sans|Roboto)$/;

/**
 * Any page may hold a line that just fits the window in one face and not in the other: that is its words' doing, and an
 * editor's next edit may bring it. Of so many pages of a kind most must stay.
 */
const PAGES_TRIED = 3;

/** How much wider or narrower than Manrope a long text may be in a fallback face, as a part of its width. */
const MOST_DIFFERENCE = 0.02;

/** Opens a page whose face arrives after the first paint, and resolves to how far its layout shifted. */
async function shiftWithLateFace(page: Page, path: string): Promise<number> {
  // What is held is not read from the cache either.
  const deliver = await hold(page, '**/*.woff2');
  const arrived = page.waitForEvent('requestfinished', (request) =>
    request.url().endsWith('.woff2'),
  );
  await page.goto(path, { waitUntil: 'commit' });
  await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint').length > 0,
  );
  const fallback = await platformFontsOf(page, 'h1');
  expect(fallback, 'the face until Manrope is there: install fonts-liberation').toMatch(FALLBACKS);
  deliver();
  await arrived;
  await page.unrouteAll();
  const shift = await layoutShiftOf(page);
  expect(await platformFontsOf(page, 'h1')).toContain('Manrope');
  return shift;
}

/** How far a page has shifted by the time its faces are there and drawn. */
function layoutShiftOf(page: Page): Promise<number> {
  return page.evaluate(async () => {
    let sum = 0;
    const observer = new PerformanceObserver((list) => add(list.getEntries()));
    function add(entries: PerformanceEntry[]) {
      for (const entry of entries) sum += entry.toJSON().value;
    }
    observer.observe({ type: 'layout-shift', buffered: true });
    await document.fonts.ready;
    // Two frames: one that would lay the face out, one that would report what it moved.
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    await new Promise((done) => setTimeout(done));
    add(observer.takeRecords());
    return sum;
  });
}

for (const paths of [...pagesOfKinds, [unknownPath] as const]) {
  test(`a page of the kind of ${paths[0]} stays where it is when Manrope comes late`, async ({
    page,
  }) => {
    for (const width of WIDTHS) {
      const moved: string[] = [];
      const sample = paths.slice(0, PAGES_TRIED);
      for (const path of sample) {
        await page.setViewportSize({ width, height: 823 });
        const shift = await shiftWithLateFace(page, path);
        if (shift > MOST_SHIFT) moved.push(`${path} by ${shift.toFixed(3)}`);
        else if (moved.length === 0) break;
      }
      const remedy =
        'if only its words were changed, a line on its first screen just fits in one face and not in the other: reword it by a word. Else something takes its size from the face, as ch does, or app/styles/typeface.css no longer has Manrope’s measures.';
      expect
        .soft(moved.length, `At ${width} px, ${moved.join(', ')}, over ${MOST_SHIFT}: ${remedy}`)
        .toBeLessThanOrEqual(sample.length / 3);
    }
  });
}

test('the fallback faces have Manrope’s measures', async ({ page }) => {
  await page.goto(pathOf(service));
  for (const weight of [400, 650]) {
    const [manrope, fallback] = await page.evaluate(async (weight) => {
      const context = document.createElement('canvas').getContext('2d');
      if (!context) return [];
      const text = document.body.innerText.replace(/\s+/g, ' ');
      const measured: { width: number; ascent: number; descent: number }[] = [];
      for (const family of getComputedStyle(document.body).fontFamily.split(',').slice(0, 2)) {
        context.font = `${weight} 100px ${family}`;
        await document.fonts.load(context.font);
        const { width, fontBoundingBoxAscent, fontBoundingBoxDescent } = context.measureText(text);
        measured.push({ width, ascent: fontBoundingBoxAscent, descent: fontBoundingBoxDescent });
      }
      return measured;
    }, weight);
    for (const measure of ['width', 'ascent', 'descent'] as const) {
      const difference = (fallback?.[measure] ?? 0) / (manrope?.[measure] ?? 0) - 1;
      expect.soft(Math.abs(difference), `${measure} at ${weight}`).toBeLessThan(MOST_DIFFERENCE);
    }
  }
});

test('every page has the face preloaded, and the next page takes it from the cache', async ({
  page,
}) => {
  for (const [id, delivery] of [
    ['home', ''],
    ['about', 'cache'],
    ['news', 'cache'],
  ] as const) {
    await page.goto(pathOf(id));
    const faces = await page.evaluate(async () => {
      await document.fonts.ready;
      return performance
        .getEntriesByType('resource')
        .map((entry) => entry.toJSON())
        .filter(({ name }) => name.endsWith('.woff2'))
        .map(({ initiatorType, deliveryType }) => ({ initiatorType, deliveryType }));
    });
    expect(faces, id).toEqual([{ initiatorType: 'link', deliveryType: delivery }]);
    expect(await platformFontsOf(page, 'h1')).toContain('Manrope');
  }
});

test('no page is painted while half of its header is there', async ({ context }) => {
  const whole = readFileSync('out/index.html', 'utf8');
  const half = whole.indexOf('<li', whole.indexOf('<nav')) + 1;
  const { opened: finished, open: finish } = gate();
  const server = createServer(async ({ url }, response) => {
    const markup = url === '/control' ? whole.replace(/<link rel="expect"[^>]*>/, '') : whole;
    const cut = half - (whole.length - markup.length);
    response.setHeader('Content-Type', 'text/html');
    response.write(markup.slice(0, cut));
    await finished;
    response.end(markup.slice(cut));
  }).listen(0);
  const { port } = server.address() as AddressInfo;
  const [page, control] = [await context.newPage(), await context.newPage()];
  for (const [opened, path] of [
    [page, '/'],
    [control, '/control'],
  ] as const) {
    await opened.goto(`http://localhost:${port}${path}`, { waitUntil: 'commit' });
    await expect(opened.locator('header nav')).toBeAttached();
  }
  const paints = () => performance.getEntriesByType('paint').length;
  // The same page without the link that it waits by has been painted by now.
  await control.waitForFunction(paints);
  expect(await page.evaluate(paints)).toBe(0);
  finish();
  await page.waitForFunction(paints);
  server.close();
});

test('in the fallback face, too, no page is wider than the window', async ({ page }) => {
  await page.route('**/*.woff2', (route) => route.abort());
  for (const path of [...everyPath, unknownPath]) {
    await page.goto(path);
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 823 });
      const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
      expect.soft(scrollWidth, `${path} at ${width} px`).toBe(width);
    }
  }
});
