import type { Browser, Page, Response } from 'playwright';

/** How long somebody who scrolled to the end stays there. */
const STAY_MS = 5_000;

/** The points that the pointer touches in each of a page's screens. */
const CROSSING = { columns: 4, rows: 3 };

/**
 * Bytes of script, as sent, that a page costs who only reads it to its end with a pointer, with a cold cache. A page
 * that is a tool as a whole fetches the framework at the first sign of a visitor.
 */
export async function scriptBytes(
  browser: Browser,
  url: string,
): Promise<{ bytes: number; isTool: boolean }> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    ignoreHTTPSErrors: true,
  });
  const page = await context.newPage();
  const sizes: Promise<number>[] = [];
  page.on('requestfinished', (request) => {
    if (!new URL(request.url()).pathname.endsWith('.js')) return;
    sizes.push(request.response().then(lengthOf));
  });
  await page.goto(url, { waitUntil: 'load' });
  const isTool = (await page.locator('[data-hydrate]:not([data-island])').count()) > 0;
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await page.waitForTimeout(STAY_MS);
  await crossOutsideIslands(page);
  await page.waitForLoadState('networkidle');
  const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  await context.close();
  return { bytes, isTool };
}

/** As the server says it: over HTTP/2 the browser counts the headers with the body. */
async function lengthOf(response: Response | null): Promise<number> {
  return Number((await response?.headerValue('content-length')) ?? 0);
}

/** Moves the pointer over the page, screen by screen from its end, but never onto an island. */
async function crossOutsideIslands(page: Page) {
  const screens = await page.evaluate(() => Math.ceil(document.body.scrollHeight / innerHeight));
  for (let screen = screens - 1; screen >= 0; screen -= 1) {
    // The pointer rests on the header while the page moves below it.
    await page.mouse.move(2, 2);
    const points = await page.evaluate(
      ({ top, columns, rows }) => {
        scrollTo({ top: top * innerHeight, behavior: 'instant' });
        return Array.from({ length: columns * rows }, (_, index) => ({
          x: (((index % columns) + 0.5) * innerWidth) / columns,
          y: ((Math.floor(index / columns) + 0.5) * innerHeight) / rows,
        })).filter(({ x, y }) => !document.elementFromPoint(x, y)?.closest('[data-island]'));
      },
      { top: screen, ...CROSSING },
    );
    for (const { x, y } of points) await page.mouse.move(x, y);
  }
}
