import { expect, type Page, test } from '@playwright/test';
import { postsIn } from '../lib/blog/post-folder';
import { postPath } from '../lib/blog/post-path';
import { pathOf } from '../lib/routes';
import { service } from './examples';
import { hold } from './hold';
import { everyPath, unknownPath } from './pages';

const WIDTHS = [360, 1280];

/** One page of each shape: the face is the same for all, and seconds a page are many. */
const SHAPES = [
  pathOf('home'),
  pathOf('services'),
  pathOf(service),
  pathOf('blog'),
  ...postsIn('content/posts')
    .slice(0, 1)
    .map(({ id }) => postPath(id)),
  pathOf('contact'),
  pathOf('privacy'),
  unknownPath,
];

/** Opens a page whose face arrives after the first paint, and resolves to how far its layout shifted. */
async function shiftWithLateFace(page: Page, path: string): Promise<number> {
  const deliver = await hold(page, '**/*.woff2');
  const arrived = page.waitForEvent('requestfinished', (request) =>
    request.url().endsWith('.woff2'),
  );
  await page.goto(path, { waitUntil: 'commit' });
  await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint').length > 0,
  );
  deliver();
  await arrived;
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

for (const path of SHAPES) {
  test(`${path} stays as it was painted when its face comes late`, async ({ browser, baseURL }) => {
    for (const width of WIDTHS) {
      // A context each, for a face that is in the cache does not come late.
      const context = await browser.newContext({ baseURL, viewport: { width, height: 823 } });
      const page = await context.newPage();
      expect(await shiftWithLateFace(page, path), `shift at ${width} px`).toBe(0);
      await context.close();
    }
  });
}

test('in the system’s face, too, no page is wider than the window', async ({ page }) => {
  // A face that comes late leaves the page in the system's own, as one that never comes does.
  await page.route('**/*.woff2', (route) => route.abort());
  for (const path of [...everyPath, unknownPath]) {
    await page.goto(path);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 823 });
      const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
      expect.soft(scrollWidth, `${path} at ${width} px`).toBe(width);
    }
  }
});

test('from the second page on, text is Manrope', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.goto(pathOf('about'), { waitUntil: 'networkidle' });
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', {
    nodeId: root.nodeId,
    selector: 'h1',
  });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  expect(fonts.map(({ familyName }) => familyName).join()).toMatch(/^Manrope/);
});
