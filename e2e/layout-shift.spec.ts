import { expect, type Page, test } from '@playwright/test';
import { hold } from './hold';
import { everyPath, unknownPath } from './pages';

const WIDTHS = [360, 1280];

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

for (const path of [...everyPath, unknownPath]) {
  test(`${path} stays as it was painted when its face comes late`, async ({ browser, baseURL }) => {
    for (const width of WIDTHS) {
      // A context each, for a face that is in the cache does not come late.
      const context = await browser.newContext({ baseURL, viewport: { width, height: 823 } });
      const page = await context.newPage();
      expect(await shiftWithLateFace(page, path), `shift at ${width} px`).toBe(0);
      const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(scrollWidth, 'in the system face, too, nothing is wider than the window').toBe(width);
      await context.close();
    }
  });
}

test('from the second page on, text is Manrope', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.goto('/about', { waitUntil: 'networkidle' });
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
