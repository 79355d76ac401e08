import { expect, type Page, test } from '@playwright/test';
import { labelOf, pathOf } from '../lib/routes';

const SPREAD_MS = 550;

const button = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('link', { name: labelOf('contact'), exact: true })
    .last();

/** Holds a button down, and resolves to what moves on it and to its circle when that has spread. */
async function holdDown(page: Page) {
  await page.goto(pathOf('about'));
  await button(page).hover();
  await page.mouse.down();
  return button(page).evaluate((element) => {
    const animations = element.getAnimations({ subtree: true });
    for (const animation of animations) animation.finish();
    const { content, left, top, width, height, translate, borderRadius, scale } = getComputedStyle(
      element,
      '::after',
    );
    const { clientWidth, clientHeight } = element;
    return {
      content,
      durations: animations.map(({ effect }) => effect?.getComputedTiming().duration),
      isRound: width === height && borderRadius === '50%',
      fromMiddle: [
        Number.parseFloat(left) + Number.parseFloat(width) / 2 - clientWidth / 2,
        Number.parseFloat(top) - clientHeight / 2,
      ].map((distance) => Math.round(Math.abs(distance))),
      translate,
      reachesCorners:
        Number(scale) * Number.parseFloat(width) >= Math.hypot(clientWidth, clientHeight),
    };
  });
}

test('a press spreads as a circle from the middle of the button to its corners, over 550 ms', async ({
  page,
}) => {
  expect(await holdDown(page)).toMatchObject({
    durations: [SPREAD_MS],
    isRound: true,
    fromMiddle: [0, 0],
    translate: '0px -50%',
    reachesCorners: true,
  });
});

test('under reduced motion a press moves nothing', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await holdDown(page)).toMatchObject({ content: 'none', durations: [] });
});
