import { type Browser, chromium, type Page } from 'playwright';
import { routes } from '../content/routes';
import { CHROMIUM_FLAGS } from '../scripts/chromium.mjs';
import { median } from './median';

const PHONE = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  ignoreHTTPSErrors: true,
};
const CPU_SLOWDOWN = 4;

/** A page on a slowed processor, in a context of its own with a cold cache. */
async function slowPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  return page;
}

export async function withBrowser<Result>(
  executablePath: string | undefined,
  use: (browser: Browser) => Promise<Result>,
): Promise<Result> {
  const browser = await chromium.launch({
    executablePath,
    args: CHROMIUM_FLAGS,
  });
  try {
    return await use(browser);
  } finally {
    await browser.close();
  }
}

/** Median ms from the first tap on a page to its islands being ready, processor slowed four times. */
export async function tapToHydrated(browser: Browser, url: string, runs: number): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const page = await slowPage(browser);
    await page.addInitScript(() => {
      addEventListener('pointerdown', () => performance.mark('tap'), { capture: true, once: true });
      addEventListener('hydrated', () => performance.measure('tap to hydrated', 'tap'));
    });
    await page.goto(url, { waitUntil: 'load' });
    // On the heading, for a tap on a link would leave the processor to the next page.
    await page.locator('h1').tap();
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
    times.push(
      await page.evaluate(
        () => performance.getEntriesByName('tap to hydrated')[0]?.duration ?? NaN,
      ),
    );
    await page.context().close();
  }
  return median(times);
}

/**
 * Median ms, for each origin, from a click on a link to the next page's largest paint, processor slowed
 * four times. The origins take turns, so that all see the same weather.
 */
export async function clicksToPainted(
  browser: Browser,
  origins: readonly string[],
  path: string,
  runs: number,
): Promise<number[]> {
  const times = origins.map((): number[] => []);
  for (let run = 0; run < runs; run += 1) {
    for (const [index, origin] of origins.entries()) {
      times[index]?.push(await clickToPainted(browser, origin, path));
    }
  }
  return times.map(median);
}

async function clickToPainted(browser: Browser, origin: string, path: string): Promise<number> {
  const page = await slowPage(browser);
  await page.goto(`${origin}${routes.services.path}`, { waitUntil: 'load' });
  const link = page.locator(`main a[href="${path}"]`).first();
  await link.evaluate((anchor) => {
    anchor.addEventListener('click', () => sessionStorage.setItem('clicked', String(Date.now())));
  });
  await link.click();
  await page.waitForURL(`**${path}`);
  await page.waitForLoadState('networkidle');
  const time = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const painted = performance.timeOrigin + (list.getEntries().at(-1)?.startTime ?? NaN);
          resolve(painted - Number(sessionStorage.getItem('clicked')));
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );
  await page.context().close();
  return time;
}
