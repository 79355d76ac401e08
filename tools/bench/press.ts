import type { Browser, Page } from 'playwright';
import { blog, postCategories } from '../../content/blog';
import { routes } from '../../content/routes';
import { median } from './lighthouse';
import { BARE_PATH } from './reference';

/** Ms that what works without the framework may take on a slowed processor. */
export const MOST_WITHOUT_FRAMEWORK_MS = 50;

/** How much slower the processor is than this machine's. */
export const CPU_SLOWDOWN = 4;

const PHONE = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  ignoreHTTPSErrors: true,
};

/** The second is the network of Lighthouse's phone. */
export const NETWORKS = {
  loopback: undefined,
  '4G': {
    offline: false,
    latency: 150,
    downloadThroughput: 1.6e6 / 8,
    uploadThroughput: 0.75e6 / 8,
  },
};
export type Network = keyof typeof NETWORKS;

/** Something that a visitor presses, on a page that was only loaded before. */
export interface Press {
  name: string;
  path: string;
  /** Whether HTML and CSS do it, so that the reference does it too. */
  withoutFramework: boolean;
  act: (page: Page) => Promise<unknown>;
  /** Asked in the page at each frame, with `words`: the time, once the effect shows. */
  shownAt: (words: string) => number | false | undefined;
  words?: string;
}

const menu = (page: Page) => page.locator('header details').first().locator('summary');

/** On the page of most sections, for what opens a menu may touch all that lies under it. */
const MENU: Press = {
  name: 'Menu',
  path: routes.mssp.path,
  withoutFramework: true,
  act: (page) => menu(page).tap(),
  shownAt: () => document.querySelector('header nav li a')?.checkVisibility() && performance.now(),
};

/** The same press where nothing else is: less than this no page of the reference can take. */
export const BARE_PRESS: Press = { ...MENU, name: 'a page of one toggle', path: BARE_PATH };

export const PRESSES: readonly Press[] = [
  MENU,
  {
    name: 'strip drag',
    path: routes.home.path,
    withoutFramework: false,
    act: (page) => page.locator('main [data-island] [role="group"]').first().tap(),
    shownAt: () =>
      document.querySelector('main [data-island][data-live]') !== null && performance.now(),
  },
  {
    name: 'blog filter',
    path: routes.blog.path,
    withoutFramework: false,
    act: (page) => page.locator('select[name="category"]').selectOption(postCategories[0]),
    shownAt: (before) => {
      const count = document.querySelector('main p[tabindex="-1"]')?.textContent;
      return Boolean(count && !before.includes(count)) && performance.now();
    },
    words: `${blog.listing.newest} ${blog.listing.loading}`,
  },
  {
    name: 'contact submit',
    path: routes.contact.path,
    withoutFramework: false,
    act: (page) => page.locator('main form [type="submit"]').tap(),
    // Blank: a field is named, by the form or by the browser itself.
    shownAt: () =>
      document.querySelector('main form :is([aria-invalid="true"], :invalid:focus)') !== null &&
      performance.now(),
  },
];

/** Median ms from the press, or the change of a field, to the first frame that shows its effect. */
export async function pressToEffect(
  browser: Browser,
  origin: string,
  press: Press,
  network: Network,
  runs: number,
): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const page = await slowPage(browser, network);
    await page.addInitScript(() => {
      for (const sign of ['pointerdown', 'change']) {
        addEventListener(
          sign,
          ({ timeStamp }) => performance.mark('pressed', { startTime: timeStamp }),
          true,
        );
      }
    });
    await page.goto(`${origin}${press.path}`, { waitUntil: 'load' });
    const shown = page.waitForFunction(press.shownAt, press.words ?? '', { polling: 'raf' });
    await press.act(page);
    const end = Number(await (await shown).jsonValue());
    const start = await page.evaluate(
      () => performance.getEntriesByName('pressed').at(-1)?.startTime ?? NaN,
    );
    times.push(end - start);
    await page.context().close();
  }
  return median(times);
}

/** A phone's page on a slowed processor, in a context of its own with a cold cache. */
async function slowPage(browser: Browser, network: Network): Promise<Page> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  const limits = NETWORKS[network];
  if (limits) {
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', limits);
  }
  return page;
}
