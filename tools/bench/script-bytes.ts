import type { Browser, Page, Response } from 'playwright';

/** The most bytes of script that a page for reading may send to who uses no island: the boot script. */
export const MOST_SCRIPT_FOR_READING = 1_300;

/** How long somebody who scrolled to the end stays there. */
const STAY_MS = 5_000;

/** The points that the pointer touches in each of a page's screens. */
const CROSSING = { columns: 4, rows: 3 };

/** What a visitor does who only reads; each begins where the one before ends. */
export const READING = ['load', 'scroll and 5 s', 'pointer outside islands'] as const;

/** What a page fetches for who only reads it. */
interface ScriptBytes {
  /** Bytes of script, as sent, after each step of reading. */
  bytes: number[];
  /** Whether the page is a tool, which fetches the framework at the first sign of a visitor. */
  tool: boolean;
}

/** Reads a page to its end as a visitor with a pointer does, with a cold cache. */
export async function scriptBytes(browser: Browser, url: string): Promise<ScriptBytes> {
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
  const total = async () => (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  await page.goto(url, { waitUntil: 'load' });
  // The boot script comes deferred, and what it fetches at idle after that.
  await page.waitForLoadState('networkidle');
  const tool = (await page.locator('[data-hydrate]').count()) > 0;
  const loaded = await total();
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await page.waitForTimeout(STAY_MS);
  const scrolled = await total();
  await crossOutsideIslands(page);
  await page.waitForLoadState('networkidle');
  const crossed = await total();
  await context.close();
  return { bytes: [loaded, scrolled, crossed], tool };
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
