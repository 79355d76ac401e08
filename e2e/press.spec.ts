import { expect, type Locator, type Page, test } from '@playwright/test';
import { labelOf, pathOf } from '../lib/routes';

const SPREAD_MS = 550;

const button = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('link', { name: labelOf('contact'), exact: true })
    .last();

async function holdDown(page: Page) {
  await page.goto(pathOf('about'));
  await button(page).hover();
  await page.mouse.down();
}

/** The circle's diameter in widths of the button, at a moment of what moves it. */
const widthAt = (pressed: Locator, moment: number) =>
  pressed.evaluate((element, time) => {
    for (const animation of element.getAnimations({ subtree: true })) {
      animation.pause();
      animation.currentTime = time;
    }
    return Number(getComputedStyle(element, '::after').scale);
  }, moment);

test('a press spreads as a circle from the middle of the button, over 550 ms', async ({ page }) => {
  await holdDown(page);
  const circle = await button(page).evaluate((element) => {
    const { left, top, width, height, translate, borderRadius } = getComputedStyle(
      element,
      '::after',
    );
    const [animation] = element.getAnimations({ subtree: true });
    return {
      middle: [
        Number.parseFloat(left) + Number.parseFloat(width) / 2 - element.clientWidth / 2,
        Number.parseFloat(top) - element.clientHeight / 2,
      ].map((distance) => Math.round(Math.abs(distance))),
      round: width === height && borderRadius === '50%',
      translate,
      duration: animation?.effect?.getComputedTiming().duration,
      // Far enough for the corners.
      reach: Math.hypot(element.clientWidth, element.clientHeight) / Number.parseFloat(width),
    };
  });
  expect(circle).toMatchObject({
    middle: [0, 0],
    round: true,
    translate: '0px -50%',
    duration: SPREAD_MS,
  });
  const widths = [
    await widthAt(button(page), 0),
    await widthAt(button(page), SPREAD_MS / 2),
    await widthAt(button(page), SPREAD_MS),
  ];
  const [start = 1, half = 0, end = 0] = widths;
  expect(start).toBe(0);
  expect(half).toBeGreaterThan(start);
  expect(end).toBeGreaterThan(half);
  expect(end).toBeGreaterThanOrEqual(circle.reach);
});

test('let go before it is done, a press fades at its full size', async ({ page }) => {
  await holdDown(page);
  // The release is no click, which would leave the page.
  await button(page).evaluate((element) =>
    element.addEventListener('click', (event) => event.preventDefault()),
  );
  await widthAt(button(page), SPREAD_MS / 2);
  await page.mouse.up();
  const faded = await button(page).evaluate((element) => {
    const moving = element.getAnimations({ subtree: true });
    return moving.map((animation) => [
      (animation as CSSTransition).transitionProperty,
      animation.effect?.getComputedTiming().duration,
    ]);
  });
  expect(faded).toEqual([['opacity', SPREAD_MS]]);
  const size = () => button(page).evaluate((element) => getComputedStyle(element, '::after').scale);
  expect(await size()).toBe('1.5');
  await expect
    .poll(() => button(page).evaluate((element) => getComputedStyle(element, '::after').opacity))
    .toBe('0');
});

test('under reduced motion a press moves nothing', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await holdDown(page);
  const { content, moving } = await button(page).evaluate((element) => ({
    content: getComputedStyle(element, '::after').content,
    moving: element.getAnimations({ subtree: true }).length,
  }));
  expect([content, moving]).toEqual(['none', 0]);
});
