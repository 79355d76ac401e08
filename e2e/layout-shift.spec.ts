import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Page, test } from '@playwright/test';
import { pathOf } from '../lib/routes';
import { gate, hold } from './hold';
import { examplesOfKinds, unknownPath } from './pages';
import { platformFontsOf } from './platform-fonts';

const WIDTHS = [360, 768, 1280];

/**
 * What Manrope may move when it comes after the first paint: https://web.dev/articles/cls. A line that just fits the
 * window in one face and not in the other moves less.
 */
const MOST_SHIFT = 0.1;

/** The local faces of app/styles/typeface.css. `npm test` installs one where Linux has none. */
const FALLBACKS = /^(?:Arial|Liberation Sans|Roboto)$/;

/** Of an office whose clocks change: `utcOffsetLabel` of lib/dates.ts. */
const LONGEST_OFFSET = 'UTC+10:30, summer +11';

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

for (const path of [...examplesOfKinds, unknownPath]) {
  test(`${path} fits the window in the fallback face, and stays where it is when Manrope comes late`, async ({
    page,
  }) => {
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 823 });
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
      expect(fallback, 'the face until Manrope is there: install fonts-liberation').toMatch(
        FALLBACKS,
      );
      const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
      expect.soft(scrollWidth, `${width} px`).toBe(width);
      deliver();
      await arrived;
      await page.unrouteAll();
      expect.soft(await layoutShiftOf(page), `${width} px`).toBeLessThanOrEqual(MOST_SHIFT);
      expect(await platformFontsOf(page, 'h1')).toContain('Manrope');
    }
  });
}

test('the time of day beside the telephone moves nothing, however long the offset before it', async ({
  browser,
}) => {
  for (const width of [360, 768, 1024, 1280, 1440]) {
    const heights = await Promise.all(
      [false, true].map(async (javaScriptEnabled) => {
        const context = await browser.newContext({
          javaScriptEnabled,
          viewport: { width, height: 823 },
        });
        const page = await context.newPage();
        await page.route('**/*', async (route) => {
          if (route.request().resourceType() !== 'document') return route.continue();
          const response = await route.fetch();
          const body = (await response.text()).replaceAll(
            />UTC[+−][\d:]+</g,
            `>${LONGEST_OFFSET}<`,
          );
          return route.fulfill({ response, body });
        });
        await page.goto(pathOf('services'));
        const opening = page.locator('main > .night').first();
        const clock = opening.locator('[data-time-zone]').first();
        if (javaScriptEnabled) await expect(clock).toHaveText(/^\d\d:\d\d$/);
        else await expect(clock).toHaveText(LONGEST_OFFSET);
        const box = await opening.boundingBox();
        await context.close();
        return box?.height;
      }),
    );
    expect(heights[1], `${width} px`).toBe(heights[0]);
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
