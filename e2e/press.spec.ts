import { expect, type Page, test } from '@playwright/test';
import { labelOf, pathOf } from '../lib/routes';
import { stopAnimations } from './animations';

const SPREAD_MS = 550;

const button = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('link', { name: labelOf('contact'), exact: true })
    .last();

/** What moves on a button, and its circle when that has spread as far as it goes. */
function spread(page: Page) {
  return button(page).evaluate((element) => {
    const animations = element
      .getAnimations({ subtree: true })
      .filter(({ effect }) => (effect as KeyframeEffect).pseudoElement === '::after');
    for (const animation of animations) animation.finish();
    const { content, left, top, width, height, translate, borderRadius, scale, transform } =
      getComputedStyle(element, '::after');
    const { clientWidth, clientHeight } = element;
    const diameter = Number(scale) * new DOMMatrix(transform).a * Number.parseFloat(width);
    return {
      content,
      moves: animations
        .map((animation) => (animation as CSSTransition).transitionProperty)
        .toSorted(),
      durations: animations.map(({ effect }) => effect?.getComputedTiming().endTime),
      isRound: width === height && borderRadius === '50%',
      fromMiddle: [
        Number.parseFloat(left) + Number.parseFloat(width) / 2 - clientWidth / 2,
        Number.parseFloat(top) - clientHeight / 2,
      ].map((distance) => Math.round(Math.abs(distance))),
      translate,
      reachesCorners: diameter >= Math.hypot(clientWidth, clientHeight),
    };
  });
}

async function holdDown(page: Page) {
  await page.goto(pathOf('about'));
  await stopAnimations(page);
  await button(page).hover();
  await page.mouse.down();
}

const CIRCLE = {
  isRound: true,
  fromMiddle: [0, 0],
  translate: '0px -50%',
  reachesCorners: true,
};

test('a press spreads as a circle from the middle of the button to its corners, over 550 ms', async ({
  page,
}) => {
  await holdDown(page);
  expect(await spread(page)).toMatchObject({
    ...CIRCLE,
    moves: ['scale'],
    durations: [SPREAD_MS],
  });
});

test('the circle of a short press goes on to the corners while it fades', async ({ page }) => {
  await holdDown(page);
  // The release is no click, which would leave the page. It comes before the circle has grown.
  await button(page).evaluate((element, time) => {
    element.addEventListener('click', (event) => event.preventDefault());
    for (const animation of element.getAnimations({ subtree: true })) animation.currentTime = time;
  }, SPREAD_MS / 5);
  await page.mouse.up();
  const released = await spread(page);
  expect(released.moves).toEqual(['opacity', 'scale', 'transform']);
  expect(released.durations).toEqual([SPREAD_MS, SPREAD_MS, SPREAD_MS]);
  expect(released).toMatchObject(CIRCLE);
});

test('under reduced motion a press moves nothing', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await holdDown(page);
  expect(await spread(page)).toMatchObject({ content: 'none', durations: [] });
});
