import { expect, type Page, test } from '@playwright/test';
import { routes, type ServiceId } from '../content/routes';
import { contrastOf } from '../lib/contrast';
import { pathOf, serviceIds } from '../lib/routes';
import { stopAnimations } from './animations';
import { groundOf, LEAST_CONTRAST, wordsIn } from './drawn-words';
import { everyPath } from './pages';
import { inTurn, isWhole } from './run';

const WIDTHS = isWhole ? [360, 390, 768, 1024, 1440, 1920, 2560] : [360, 1024, 1920];

/** Of each family the page whose title is longest, and home. */
const longest = new Map(
  serviceIds
    .toSorted((one, other) => routes[one].label.length - routes[other].label.length)
    .map((id): [string, ServiceId] => [routes[id].family, id]),
);

for (const id of ['home', ...longest.values()] as const) {
  for (const [index, width] of WIDTHS.entries()) {
    test(`the words of ${pathOf(id)} stand clear of its drawing at ${width} px, and are whole`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: Math.max(800, Math.round(width * 0.6)) });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(pathOf(id));
      await page.evaluate(() => document.fonts.ready);
      for (const colorScheme of inTurn(['light', 'dark'] as const, index)) {
        await page.emulateMedia({ colorScheme });
        expect(await faintWords(page), colorScheme).toEqual([]);
      }
    });
  }
}

test('what moves by itself as a page opens rests within a second', async ({ page }) => {
  const ends: number[] = [];
  await page.addInitScript(() => {
    const begun: number[] = [];
    Object.assign(window, { begun });
    document.addEventListener('animationstart', ({ target }) => {
      if (!(target instanceof Element)) return;
      for (const { timeline, effect } of target.getAnimations({ subtree: true })) {
        const { endTime } = effect?.getComputedTiming() ?? {};
        // What follows the scroll has another timeline; the strip of logos never ends, and has a button.
        if (timeline instanceof DocumentTimeline && endTime !== Number.POSITIVE_INFINITY) {
          begun.push(Number(endTime));
        }
      }
    });
  });
  for (const path of everyPath) {
    await page.goto(path);
    // What begins does so with a frame.
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
    ends.push(...(await page.evaluate((): number[] => Reflect.get(window, 'begun'))));
  }
  expect(ends.length, 'nothing moved').toBeGreaterThan(0);
  expect(Math.max(...ends)).toBeLessThanOrEqual(1000);
});

test('a card’s drawing follows the scroll, is drawn anew under the pointer, and rests for who asks for less motion', async ({
  page,
}) => {
  await page.goto(pathOf('services'));
  const card = page.getByRole('listitem').filter({ has: page.locator('> svg') });
  const lit = card.first().locator('[pathLength="1"]').first();
  const byClock = () =>
    lit.evaluate((path) =>
      path.getAnimations().map(({ timeline }) => timeline instanceof DocumentTimeline),
    );
  await lit.scrollIntoViewIfNeeded();
  await expect.poll(byClock).toEqual([false]);
  await stopAnimations(page);
  await card.first().hover();
  await expect.poll(byClock).toEqual([true]);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect.poll(byClock).toEqual([]);
});

test('a card’s drawing grows into the one that opens its page, then its words come, but for who asks for less motion', async ({
  page,
}) => {
  await page.addInitScript(() => {
    // Not in TypeScript's DOM yet: https://drafts.csswg.org/css-view-transitions-2/#pagereveal
    addEventListener('pagereveal', (event) => {
      const transition: ViewTransition | null = Reflect.get(event, 'viewTransition');
      const moved = transition?.ready.then(() =>
        document
          .getAnimations()
          .flatMap(({ effect }) =>
            effect instanceof KeyframeEffect &&
            (effect.getKeyframes()[0]?.width || Number(effect.getTiming().delay) > 0)
              ? (effect.pseudoElement ?? [])
              : [],
          ),
      );
      Object.assign(window, { moved: moved ?? [] });
    });
  });
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    await page.emulateMedia({ reducedMotion });
    await page.goto(pathOf('services'));
    const card = page.locator('main li:has(> svg)').first();
    const name = await card.locator('svg').getAttribute('data-drawing');
    const path = await card.getByRole('link').first().getAttribute('href');
    await card.getByRole('link').first().click();
    await page.waitForURL(path ?? '');
    await page.waitForFunction(() => Reflect.has(window, 'moved'));
    const moved = await page.evaluate((): string[] => Reflect.get(window, 'moved'));
    for (const part of [`group(${name})`, 'new(match-element']) {
      expect(
        moved.some((pseudo) => pseudo.startsWith(`::view-transition-${part}`)),
        reducedMotion,
      ).toBe(reducedMotion === 'no-preference');
    }
  }
});

/** The words of the night that opens a page which their ground makes hard to read, or the window cuts. */
async function faintWords(page: Page): Promise<string[]> {
  const words = await wordsIn(page, 'main > .night', 'svg, .sr-only');
  expect(words.length).toBeGreaterThan(3);
  const { data, info } = await groundOf(page);
  return words.flatMap(({ word, colour, box }) => {
    if (box.x < 0 || box.x + box.width > info.width) return [`“${word}” is cut at ${box.x}`];
    let least = 21;
    for (let y = Math.floor(box.y); y < box.y + box.height && y < info.height; y++) {
      for (let x = Math.floor(box.x); x < box.x + box.width; x++) {
        const at = (y * info.width + x) * info.channels;
        least = Math.min(least, contrastOf(colour, [...data.subarray(at, at + 3)]));
      }
    }
    return least < LEAST_CONTRAST ? [`“${word}”: ${least.toFixed(2)}`] : [];
  });
}
