import { expect, type Locator, type Page, test } from '@playwright/test';
import { carouselWords } from '../content/interface';
import { strip as shown } from './examples';
import { hold } from './hold';
import { watchFirstSigns } from './hydrate';
import { liveStripsOf, stripsOf } from './parts';

const view = (page: Page) => page.getByRole('group', { name: carouselWords.label });
const pause = (page: Page) => page.getByRole('checkbox', { name: carouselWords.pause });
/** What is pressed: the checkbox itself is drawn by its label. */
const pauseBox = (page: Page) => stripsOf(page).locator('label').first();
const logos = (page: Page) => page.getByRole('list', { name: shown.name }).getByRole('listitem');

/** Whether a logo moves while half a second's frames pass. */
const moves = (logo: Locator) =>
  logo.first().evaluate(async (element) => {
    const start = element.getBoundingClientRect().x;
    for (let frame = 0; frame < 30; frame += 1) await new Promise(requestAnimationFrame);
    return Math.abs(start - element.getBoundingClientRect().x) > 3;
  });

/** Brings the strip into the middle of the window, with the pointer away from it. */
async function show(page: Page) {
  await page.goto(shown.path);
  await stripsOf(page).evaluate((element) => {
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
  });
  await page.mouse.move(2, 2);
}

/** Presses the strip, and waits until Embla moves it. */
async function showLive(page: Page) {
  await show(page);
  await view(page).click();
  await expect(liveStripsOf(page)).toBeAttached();
  await page.mouse.move(2, 2);
}

/** Every logo is wholly inside the window's width, once, and stands still. */
async function expectGrid(page: Page) {
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
  await expect(stripsOf(page).locator('ul[inert]').first()).toBeHidden();
  expect(await moves(logos(page))).toBe(false);
}

test.use({ viewport: { width: 1280, height: 800 } });

test('the logos move, each once in the accessibility tree; a press fetches Embla, a pointer does not', async ({
  page,
}) => {
  const fetched: string[] = [];
  await watchFirstSigns(page);
  page.on('request', (request) => {
    if (request.url().includes('/islands/')) fetched.push(request.url());
  });
  await show(page);
  const tree = await stripsOf(page).ariaSnapshot();
  expect(tree.match(/- listitem/g)).toHaveLength(shown.count);
  await expect.poll(() => moves(logos(page))).toBe(true);
  await view(page).hover();
  await page.mouse.move(2, 2);
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
  expect(fetched).toEqual([]);
  await view(page).click();
  await expect(liveStripsOf(page)).toBeAttached();
});

test('Embla moves the strip by a logo at an arrow key, and as far as it is dragged', async ({
  page,
}) => {
  await showLive(page);
  await view(page).focus();
  await expect.poll(() => moves(logos(page))).toBe(false);
  const place = () => logos(page).evaluateAll((all) => all[1]?.getBoundingClientRect().x ?? 0);
  const before = await place();
  await page.keyboard.press('ArrowLeft');
  await expect.poll(place).toBeGreaterThan(before + 50);
  const { x = 0, y = 0 } = (await view(page).boundingBox()) ?? {};
  await page.mouse.move(x + 400, y + 10);
  await expect.poll(() => moves(logos(page))).toBe(false);
  const start = await place();
  await page.mouse.down();
  await page.mouse.move(x + 200, y + 10, { steps: 8 });
  await page.mouse.up();
  await expect.poll(place).toBeLessThan(start - 150);
});

test('Pause stops the strip and shows all of it, also when it is pressed before Embla comes', async ({
  page,
}) => {
  const arrive = await hold(page, '**/islands/**');
  await show(page);
  await pauseBox(page).click();
  await expectGrid(page);
  arrive();
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  await expectGrid(page);
  await pause(page).press('Space');
  await expect(liveStripsOf(page)).toBeAttached();
  await pause(page).blur();
  await expect.poll(() => moves(logos(page))).toBe(true);
});

test('where motion is unwelcome and on paper the strip is a grid', async ({ page }) => {
  await showLive(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expectGrid(page);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await expect(liveStripsOf(page)).toBeAttached();
  await page.emulateMedia({ media: 'print' });
  await expectGrid(page);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the strip moves, rests under the pointer, pauses with all logos shown, and promises no keys', async ({
    page,
  }) => {
    const list = stripsOf(page).locator('ul').first();
    const state = () => list.evaluate((one) => one.getAnimations()[0]?.playState);
    await page.goto(shown.path);
    await expect(logos(page)).toHaveCount(shown.count);
    expect(await state()).toBe('running');
    await view(page).hover();
    expect(await state()).toBe('paused');
    await pauseBox(page).click();
    expect(await state()).toBeUndefined();
    await expect(view(page)).not.toHaveAccessibleName(new RegExp(carouselWords.keys));
    await expect(view(page)).not.toHaveAttribute('tabindex', /.*/);
  });
});
