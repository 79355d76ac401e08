import { expect, type Locator, type Page, test } from '@playwright/test';
import { carouselWords } from '../content/interface';
import { LEAST_MOVING } from '../lib/carousel/strip-controls';
import { strip as shown, strips } from './examples';
import { hold } from './hold';
import { hydrate } from './hydrate';
import { liveStripsOf, STRIP, stripsOf } from './parts';

/** Frames over which a strip is watched: half a second at the usual rate. */
const FRAMES = 30;

const strip = stripsOf;
const view = (page: Page) => page.getByRole('group', { name: carouselWords.label });
/** What is pressed: the checkbox itself is drawn by its label. */
const pauseBox = (page: Page) => strip(page).locator('label').first();
const pause = (page: Page) => page.getByRole('checkbox', { name: carouselWords.pause });
const logos = (page: Page, name: string = shown.name) =>
  page.getByRole('list', { name }).getByRole('listitem');

/** How far the first logo moves while a number of frames pass, in pixels. */
function travel(logo: Locator): Promise<number> {
  return logo.first().evaluate(async (element, frames) => {
    const start = element.getBoundingClientRect().x;
    for (let frame = 0; frame < frames; frame += 1) await new Promise(requestAnimationFrame);
    return Math.round(start - element.getBoundingClientRect().x);
  }, FRAMES);
}

const expectMotion = (logo: Locator) => expect.poll(() => travel(logo)).toBeGreaterThan(3);
const expectRest = (logo: Locator) => expect.poll(() => travel(logo)).toBe(0);

/** Brings the strip into the middle of the window, with the pointer away from it. */
async function show(page: Page, path: string = shown.path) {
  await page.goto(path);
  await strip(page).evaluate((element) => {
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
  });
  await page.mouse.move(2, 2);
}

/** Reaches for the strip, and waits until Embla moves it. */
async function showLive(page: Page, path?: string) {
  await show(page, path);
  await view(page).hover();
  await expect(liveStripsOf(page)).toBeAttached();
  await page.mouse.move(2, 2);
}

test.use({ viewport: { width: 1280, height: 800 } });

for (const { path, name, count } of strips) {
  test(`${path} moves its logos, and only those are in the accessibility tree`, async ({
    page,
  }) => {
    await showLive(page, path);
    await expect(logos(page, name)).toHaveCount(count);
    const tree = await strip(page).ariaSnapshot();
    expect(tree.match(/- listitem/g)).toHaveLength(count);
    // Each row is a list and its double.
    const doubles = strip(page).locator('ul[aria-hidden=true][inert]');
    await expect(strip(page).locator('ul')).toHaveCount(2 * (await doubles.count()));
    await expectMotion(logos(page, name));
  });
}

test('two rows move against each other', async ({ page }) => {
  test.skip(shown.count < 2 * LEAST_MOVING, 'few logos are one row');
  await showLive(page);
  await expectMotion(logos(page));
  await expect.poll(() => travel(logos(page).last())).toBeLessThan(-3);
});

test('on a phone each row that moves has the whole width, or its logos would never be whole', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  for (const { path } of strips) {
    await page.goto(path);
    const widths = await strip(page).evaluate((element) =>
      [element, ...element.querySelectorAll(':scope > div')].map(({ clientWidth }) => clientWidth),
    );
    expect(widths.length, path).toBeGreaterThan(1);
    expect(new Set(widths).size, `${path}: ${widths}`).toBe(1);
  }
});

test('Pause stops the strip and shows all of its logos, and lets it go again, by keys too', async ({
  page,
}) => {
  await showLive(page);
  await pauseBox(page).click();
  await expect(pause(page)).toBeChecked();
  await expectAllShown(page);
  await expectRest(logos(page));
  await expect(view(page)).not.toHaveAttribute('tabindex', /.*/);
  await page.mouse.move(2, 2);
  await pause(page).press('Space');
  await expectMotion(logos(page));
});

test('what was paused before the script came stays paused', async ({ page }) => {
  const release = await hold(page, '**/_next/static/islands/**');
  await page.goto(shown.path, { waitUntil: 'domcontentloaded' });
  await pauseBox(page).click();
  await expect(pause(page)).toBeChecked();
  release();
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  await expect(pause(page)).toBeChecked();
  await expectAllShown(page);
  await expectRest(logos(page));
});

test('the strip rests under the pointer and with the focus, and moves on when they leave', async ({
  page,
}) => {
  await showLive(page);
  await view(page).hover();
  await expectRest(logos(page));
  await page.mouse.move(2, 2);
  await expectMotion(logos(page));
  await pause(page).focus();
  await page.keyboard.press('Tab');
  await expect(view(page)).toBeFocused();
  await expectRest(logos(page));
  // Back, for the next stop may be so far down that the strip leaves the window, where it rests too.
  await page.keyboard.press('Shift+Tab');
  await expectMotion(logos(page));
});

test('arrow keys move the strip by a logo, and round its ends', async ({ page }) => {
  await showLive(page);
  await view(page).focus();
  const first = () =>
    strip(page).evaluate((element) => {
      const edge = element.querySelector('[role=group]')?.getBoundingClientRect().left ?? 0;
      const nearest = [...element.querySelectorAll('li')]
        .map((logo) => ({ logo, distance: Math.abs(logo.getBoundingClientRect().left - edge) }))
        .sort((a, b) => a.distance - b.distance)[0];
      return nearest && nearest.distance < 2 ? nearest.logo.textContent : 'between two';
    });
  const names = await view(page).locator('ul:not([inert]) > li').allTextContents();
  await page.keyboard.press('ArrowRight');
  await expect.poll(first).not.toBe('between two');
  // Over the end that is near, and a step back: each step is animated.
  const start = names.indexOf((await first()) ?? '');
  for (let index = start - 1; index >= -2; index -= 1) {
    await page.keyboard.press('ArrowLeft');
    await expect.poll(first, { intervals: [50] }).toBe(names.at(index));
  }
  await page.keyboard.press('ArrowRight');
  await expect.poll(first).toBe(names.at(-1));
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 800 } });

  test('a strip that was tapped moves on by itself', async ({ page }) => {
    await showLive(page);
    await view(page).tap();
    await expectMotion(logos(page));
  });
});

/** Where the first logo is in a frame, and whether Embla moves it. */
interface Frame {
  time: number;
  x: number;
  live: boolean;
}

/** Watches a page's strip from the first frame on. */
async function watchFrames(page: Page): Promise<() => Promise<Frame[]>> {
  await page.addInitScript((strip) => {
    const seen: Frame[] = [];
    Object.assign(window, { seen });
    const watch = (time: number) => {
      const x = document.querySelector(`${strip} li`)?.getBoundingClientRect().x;
      const live = document.querySelector(`${strip}[data-live]`) !== null;
      if (x !== undefined) seen.push({ time, x, live });
      requestAnimationFrame(watch);
    };
    requestAnimationFrame(watch);
  }, STRIP);
  return () => page.evaluate(() => (window as unknown as { seen: Frame[] }).seen);
}

test('Embla takes over where the marquee is', async ({ page }) => {
  const seen = await watchFrames(page);
  await showLive(page);
  await expectMotion(logos(page));
  const frames = await seen();
  const takeover = frames.findIndex(({ live }) => live);
  const [before, after] = frames.slice(takeover - 1, takeover + 1);
  if (!before || !after) throw new Error('Embla came before the first frame.');
  // It moves 40 px a second: by less than a pixel in a frame, by more where a busy machine drops some.
  const moved = ((after.time - before.time) * 40) / 1_000;
  expect(Math.abs(after.x - before.x)).toBeLessThan(moved + 4);
});

test('Embla keeps the place when the window is resized', async ({ page }) => {
  await showLive(page);
  await view(page).focus();
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowRight');
  await expectRest(logos(page));
  const offset = () =>
    strip(page).evaluate((element) => {
      const edge = element.querySelector('[role=group]')?.getBoundingClientRect().left ?? 0;
      return Math.round((element.querySelector('li')?.getBoundingClientRect().left ?? 0) - edge);
    });
  const before = await offset();
  expect(before).toBeLessThan(-100);
  await page.setViewportSize({ width: 1100, height: 800 });
  await expectRest(logos(page));
  expect(Math.abs((await offset()) - before)).toBeLessThan(2);
});

test('Embla is fetched where somebody reaches for a strip, and nowhere else', async ({ page }) => {
  const scripts: string[] = [];
  page.on('response', async (response) => {
    if (!response.url().endsWith('.js')) return;
    if ((await response.text()).includes('autoScroll:play')) scripts.push(response.url());
  });
  await show(page);
  await hydrate(page);
  await page.waitForLoadState('networkidle');
  expect(scripts).toEqual([]);
  await view(page).hover();
  await expect.poll(() => scripts.length).toBe(1);
});

test.describe('where motion is unwelcome', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the strip is a grid that stands still, whole and without Pause', async ({ page }) => {
    await show(page);
    await hydrate(page);
    await view(page).hover();
    await expectGrid(page);
    await expectRest(logos(page));
    await expect(view(page)).not.toHaveAttribute('tabindex', /.*/);
    await expect(liveStripsOf(page)).toHaveCount(0);
  });
});

test('a strip that moves becomes the grid on paper, and when the visitor asks the system for less motion', async ({
  page,
}) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await showLive(page);
  await expectMotion(logos(page));
  await page.emulateMedia({ media: 'print' });
  await expectGrid(page);
  await page.emulateMedia({ media: 'screen', reducedMotion: 'reduce' });
  await expectGrid(page);
  await expect(liveStripsOf(page)).toHaveCount(0);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await expect(liveStripsOf(page)).toBeAttached();
  // The grid was another height, and a strip out of sight rests.
  await strip(page).first().scrollIntoViewIfNeeded();
  await expectMotion(logos(page));
  expect(errors).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  /** Without script there are no frames to count: the animation itself is asked. */
  const running = (page: Page) =>
    strip(page)
      .locator('ul')
      .first()
      .evaluate((list) => {
        const [animation] = list.getAnimations();
        return animation?.playState === 'running';
      });

  test('the strip moves, pauses with all logos shown, rests under the pointer, and promises no keys', async ({
    page,
  }) => {
    await page.goto(shown.path);
    await expect(logos(page)).toHaveCount(shown.count);
    expect(await running(page)).toBe(true);
    await pauseBox(page).click();
    await page.mouse.move(2, 2);
    expect(await running(page)).toBe(false);
    await expectAllShown(page);
    await pauseBox(page).click();
    await page.mouse.move(2, 2);
    expect(await running(page)).toBe(true);
    await view(page).hover();
    expect(await running(page)).toBe(false);
    await page.mouse.move(2, 2);
    await pause(page).focus();
    await page.keyboard.press('Tab');
    await expect(view(page)).not.toBeFocused();
    await expect(view(page)).not.toHaveAccessibleName(new RegExp(carouselWords.keys));
  });
});

/** The logos stand in a grid, and Pause is gone. */
async function expectGrid(page: Page) {
  await expect(pauseBox(page)).toBeHidden();
  await expectAllShown(page);
}

/** Every logo is wholly inside the window's width, once. */
async function expectAllShown(page: Page) {
  for (const double of await strip(page).locator('ul[inert]').all())
    await expect(double).toBeHidden();
  const outside = () =>
    logos(page).evaluateAll(
      (items) =>
        items.filter((item) => {
          const { left, right, width } = item.getBoundingClientRect();
          return width === 0 || left < 0 || right > document.documentElement.clientWidth;
        }).length,
    );
  await expect.poll(outside).toBe(0);
  await expect(logos(page)).toHaveCount(shown.count);
}
