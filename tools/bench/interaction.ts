import { type Browser, chromium, type Page } from 'playwright';
import { routes } from '../../content/routes';
import { CHROMIUM_FLAGS } from '../chromium.mjs';
import { median } from './median';

const PHONE = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  ignoreHTTPSErrors: true,
};

/** How much slower the processor is than this machine's. */
export const CPU_SLOWDOWN = 4;

/** The network of Lighthouse's phone. */
const MOBILE = {
  offline: false,
  latency: 150,
  downloadThroughput: 1.6e6 / 8,
  uploadThroughput: 0.75e6 / 8,
};

export const NETWORKS = { loopback: undefined, '4G': MOBILE };
export type Network = keyof typeof NETWORKS;

interface Conditions {
  slowdown?: number;
  network?: Network;
}

/** A phone's page on a slowed processor, in a context of its own with a cold cache. */
export async function slowPage(
  browser: Browser,
  { slowdown = CPU_SLOWDOWN, network = 'loopback' }: Conditions = {},
): Promise<Page> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const limits = NETWORKS[network];
  if (limits) {
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', limits);
  }
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

/** Where a click is timed: an origin, on a processor. */
export interface Click {
  origin: string;
  slowdown: number;
}

/**
 * Median ms, for each kind of click, from a click on a link to the next page's largest paint. The kinds take
 * turns, so that all see the same weather.
 */
export async function clicksToPainted(
  browser: Browser,
  clicks: readonly Click[],
  path: string,
  runs: number,
): Promise<number[]> {
  const times = clicks.map((): number[] => []);
  for (let run = 0; run < runs; run += 1) {
    for (const [index, click] of clicks.entries()) {
      times[index]?.push(await clickToPainted(browser, click, path));
    }
  }
  return times.map(median);
}

async function clickToPainted(
  browser: Browser,
  { origin, slowdown }: Click,
  path: string,
): Promise<number> {
  const page = await slowPage(browser, { slowdown });
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
