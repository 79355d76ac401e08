import type { Browser, Page } from 'playwright';
import { blog, postCategories } from '../../content/blog';
import { routes } from '../../content/routes';
import { median } from './lighthouse';
import { BARE_PATH } from './reference';
import { type Network, slowPage } from './slow-phone';

/** Ms that what works without the framework may take on a slowed processor. */
export const MOST_WITHOUT_FRAMEWORK_MS = 50;

/** Something that a visitor presses, on a page that was only loaded before. */
export interface Press {
  name: string;
  path: string;
  /** Whether HTML and CSS do it, so that the reference does it too. */
  withoutFramework: boolean;
  act: (page: Page) => Promise<unknown>;
  /** Resolves to the time of the first frame that shows the effect, on the page's clock. */
  effect: (page: Page) => Promise<number>;
}

/** What a condition, asked at each frame, first answers: the time of the first frame that shows the effect. */
async function firstFrame(
  page: Page,
  shownAt: (words: string) => number | false | undefined,
  words = '',
): Promise<number> {
  const frame = await page.waitForFunction(shownAt, words, { polling: 'raf' });
  return Number(await frame.jsonValue());
}

const menu = (page: Page) => page.locator('header details').first().locator('summary');

/** On the page of most sections, for what opens a menu may touch all that lies under it. */
const MENU: Press = {
  name: 'Menu',
  path: routes.mssp.path,
  withoutFramework: true,
  act: (page) => menu(page).tap(),
  effect: (page) =>
    firstFrame(
      page,
      () => document.querySelector('header nav li a')?.checkVisibility() && performance.now(),
    ),
};

/** The same press where nothing else is: less than this no page of the reference can take. */
export const BARE_PRESS: Press = { ...MENU, name: 'a page of one toggle', path: BARE_PATH };

export const PRESSES: readonly Press[] = [
  MENU,
  {
    name: 'Services in the menu',
    path: MENU.path,
    withoutFramework: true,
    act: async (page) => {
      await menu(page).tap();
      await page.locator('header nav details').first().locator('summary').tap();
    },
    effect: (page) =>
      firstFrame(
        page,
        () => document.querySelector('header nav li ul a')?.checkVisibility() && performance.now(),
      ),
  },
  {
    name: 'strip’s Pause',
    path: routes.home.path,
    withoutFramework: true,
    act: (page) => page.locator('main [data-island] label').first().tap(),
    effect: (page) =>
      firstFrame(
        page,
        () =>
          [...document.querySelectorAll('main [data-island] [role="group"] ul')].every(
            (list) => getComputedStyle(list).animationName === 'none',
          ) && performance.now(),
      ),
  },
  {
    name: 'strip drag',
    path: routes.home.path,
    withoutFramework: false,
    act: (page) => page.locator('main [data-island] [role="group"]').first().tap(),
    effect: (page) =>
      firstFrame(
        page,
        () => document.querySelector('main [data-island][data-live]') !== null && performance.now(),
      ),
  },
  {
    name: 'blog filter',
    path: routes.blog.path,
    withoutFramework: false,
    act: (page) => page.locator('select[name="category"]').selectOption(postCategories[0]),
    effect: (page) =>
      firstFrame(
        page,
        (before) => {
          const count = document.querySelector('main p[tabindex="-1"]')?.textContent;
          return Boolean(count && !before.includes(count)) && performance.now();
        },
        `${blog.listing.newest} ${blog.listing.loading}`,
      ),
  },
  {
    name: 'contact submit',
    path: routes.contact.path,
    withoutFramework: false,
    act: (page) => page.locator('main form [type="submit"]').tap(),
    // Blank: a field is named, by the form or by the browser itself.
    effect: (page) =>
      firstFrame(
        page,
        () =>
          document.querySelector('main form :is([aria-invalid="true"], :invalid:focus)') !== null &&
          performance.now(),
      ),
  },
];

/** Median ms from the last press, or the change of a field, to the frame that shows its effect. */
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
    const shown = press.effect(page);
    await press.act(page);
    const end = await shown;
    const start = await page.evaluate(
      () => performance.getEntriesByName('pressed').at(-1)?.startTime ?? NaN,
    );
    times.push(end - start);
    await page.context().close();
  }
  return median(times);
}
