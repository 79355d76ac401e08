import { setTimeout as wait } from 'node:timers/promises';
import puppeteer, { type Browser } from 'puppeteer-core';
import { routes } from '../../content/routes';
import { CHROMIUM_FLAGS } from '../chromium.mjs';
import { median } from './median';

const DESKTOP = { width: 1440, height: 900 };

/** How long one question to the browser may take. */
const PATIENCE_MS = 500;

/** Would keep the browser from fetching a page ahead. */
const NO_SPECULATION = '--disable-background-networking';

interface Painted {
  time: number;
  prerendered: boolean;
}

/** What a pointer that rests on a link before it presses makes of the next page. */
export interface HoverCost {
  /** Median ms from the click to the next page's largest paint. */
  milliseconds: number;
  /** How many of the pages had been made ahead of the click. */
  prerendered: number;
}

/**
 * Rests a pointer on a link to `path` for `restMs`, and clicks. By Puppeteer, which follows a page that was made ahead:
 * Playwright switches that off in every browser that it drives.
 */
export async function hoverToPainted(
  executablePath: string | undefined,
  origin: string,
  path: string,
  restMs: number,
  runs: number,
): Promise<HoverCost> {
  const browser = await puppeteer.launch({
    ...(executablePath === undefined ? { channel: 'chrome' } : { executablePath }),
    args: [
      ...CHROMIUM_FLAGS.filter((flag) => flag !== NO_SPECULATION),
      '--ignore-certificate-errors',
    ],
    defaultViewport: DESKTOP,
  });
  const measured: Painted[] = [];
  for (let run = 0; run < runs; run += 1) {
    measured.push(await hoverOnce(browser, origin, path, restMs));
  }
  await Promise.race([browser.close(), wait(PATIENCE_MS)]);
  browser.process()?.kill();
  return {
    milliseconds: median(measured.map(({ time }) => time)),
    prerendered: measured.filter(({ prerendered }) => prerendered).length,
  };
}

async function hoverOnce(
  browser: Browser,
  origin: string,
  path: string,
  restMs: number,
): Promise<Painted> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.goto(`${origin}${routes.services.path}`, { waitUntil: 'networkidle0' });
  const link = await page.$(`main a[href="${path}"]`);
  if (!link) throw new Error(`${routes.services.path} has no link to ${path}.`);
  await link.evaluate((anchor) => {
    anchor.scrollIntoView({ block: 'center', behavior: 'instant' });
    anchor.addEventListener('click', () => localStorage.setItem('clicked', String(Date.now())));
  });
  await link.hover();
  await wait(restMs);
  await page.mouse.down();
  // While a page that was made ahead takes the place of this one, some answers never come and others are errors.
  page.mouse.up().catch(() => {});
  let painted: Painted | undefined;
  while (painted === undefined) {
    const answer = page.evaluate(paintedAfterClick, path).catch(() => undefined);
    painted = await Promise.race([answer, wait(PATIENCE_MS, undefined)]);
  }
  await Promise.race([context.close(), wait(PATIENCE_MS)]);
  return painted;
}

/** In the page: when its largest paint was, measured from the click that led to it; undefined on another page. */
function paintedAfterClick(path: string): Promise<Painted> | undefined {
  if (location.pathname !== path) return undefined;
  const [navigation] = performance.getEntriesByType('navigation');
  const { activationStart = 0 } = { ...navigation?.toJSON() };
  return new Promise((resolve) => {
    new PerformanceObserver((list) => {
      const seen = Math.max(list.getEntries().at(-1)?.startTime ?? Number.NaN, activationStart);
      const time = performance.timeOrigin + seen - Number(localStorage.getItem('clicked'));
      resolve({ time, prerendered: activationStart > 0 });
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
}
