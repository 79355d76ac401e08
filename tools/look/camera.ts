import type { Browser, Page } from 'playwright';
import type { State } from '../../e2e/states';
import { expectFace } from './face';

const SCHEMES = ['light', 'dark'] as const;

/** A state's pictures, as PNGs. */
export type Pictures = Readonly<Record<(typeof SCHEMES)[number], Buffer>>;

const HEIGHT = 800;

/** A phone's, a tablet's and a desktop's window. */
const WIDTHS = [360, 768, 1440];

/** What the clocks of pages show that set no time themselves, or each visit would differ. */
const MOMENT = new Date('2026-03-01T18:35:00Z');

/** The pages at some addresses, as they are before anything is done. */
export function pageStates(paths: readonly string[]): State[] {
  return paths.map((path) => ({ name: path, path, widths: WIDTHS }));
}

const STEP_TIMEOUT_MS = 15_000;

/**
 * What photographs the pages at an origin: a state at a width, once in each colour scheme, with everything that moves
 * at rest. It rejects where the state cannot be reached.
 */
export function cameraAt(browser: Browser, origin: string) {
  return async (state: State, width: number): Promise<Pictures> => {
    const viewport = { width, height: HEIGHT };
    const context = await browser.newContext({ viewport, ...state.context });
    try {
      const page = await context.newPage();
      page.setDefaultTimeout(STEP_TIMEOUT_MS);
      await page.emulateMedia({ reducedMotion: 'reduce', ...state.media });
      if (state.prepare) await state.prepare(page);
      else await page.clock.setFixedTime(MOMENT);
      await page.goto(origin + state.path);
      await expectFace(page);
      await state.enter?.(page);
      return { light: await take(page, state, 'light'), dark: await take(page, state, 'dark') };
    } finally {
      await context.close();
    }
  };
}

async function take(page: Page, { media, inWindow }: State, colorScheme: keyof Pictures) {
  await page.emulateMedia({ reducedMotion: 'reduce', ...media, colorScheme });
  return page.screenshot({
    fullPage: !inWindow,
    animations: 'disabled',
    caret: 'hide',
    mask: [page.locator('iframe')], // What another host draws there may be late, and is not ours.
  });
}
