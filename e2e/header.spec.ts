import { expect, type Page, test } from '@playwright/test';
import { headerWords, scrollToTopWords } from '../content/interface';
import { serviceFamilies } from '../content/navigation';
import type { RouteId } from '../content/routes';
import { labelOf, pathOf } from '../lib/routes';
import { family, otherFamily } from './examples';
import { expectSound } from './sound';

const DESKTOP = { width: 1280, height: 800 };
const PHONE = { width: 360, height: 740 };
const TRANSPARENT = 'rgba(0, 0, 0, 0)';

const header = (page: Page) => page.getByRole('banner');
/** The link to a page, in the bar or in its panel. */
const linkTo = (page: Page, id: RouteId) =>
  header(page)
    .getByRole('link', { name: labelOf(id), exact: true })
    .first();
const inPanel = (page: Page) => linkTo(page, family.first);
const inOther = (page: Page) => linkTo(page, otherFamily.first);
const servicesToggle = (page: Page) =>
  header(page).locator('summary:visible', { hasText: headerWords.services });
const menuToggle = (page: Page) => header(page).locator('summary', { hasText: headerWords.menu });
const toggleName = (id: RouteId) => `${labelOf(id)}: ${headerWords.pages}`;
const familyToggle = (page: Page, id: RouteId) =>
  header(page).locator('summary', { hasText: toggleName(id) });
const arrow = (page: Page) => page.getByRole('button', { name: scrollToTopWords.label });
const leave = (page: Page) => page.mouse.move(600, 780);
const scrollTo = (page: Page, top: number) =>
  page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);

/** The families whose pages a visitor sees, by what lies on top where their first link stands. */
const seenFamilies = async (page: Page) => {
  const seen: RouteId[] = [];
  for (const { route, items } of serviceFamilies) {
    const [first] = items;
    if (!first) continue;
    const isSeen = await linkTo(page, first.route).evaluate((link) => {
      const { left, top, height } = link.getBoundingClientRect();
      return Boolean(
        link.parentElement?.contains(document.elementFromPoint(left + 4, top + height / 2)),
      );
    });
    if (isSeen) seen.push(route);
  }
  return seen;
};

/** What the accessibility tree of the header has: names of links, and of toggles that are expanded. */
async function toldOf(page: Page) {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  const told = nodes.filter(({ ignored }) => !ignored);
  const expanded = told.filter(({ properties = [] }) =>
    properties.some((one) => one.name === 'expanded' && one.value.value === true),
  );
  return {
    links: told.filter(({ role }) => role?.value === 'link').map(({ name }) => String(name?.value)),
    expanded: expanded.map(({ name }) => String(name?.value)),
  };
}

test.describe('on a desktop', () => {
  test.use({ viewport: DESKTOP });

  test('the panel shows the family of the page first, and another one under the pointer or a press', async ({
    page,
  }) => {
    await page.goto(pathOf(otherFamily.first));
    await linkTo(page, 'services').hover();
    await expect.poll(() => seenFamilies(page)).toEqual([otherFamily.route]);
    await linkTo(page, family.route).hover();
    await expect.poll(() => seenFamilies(page)).toEqual([family.route]);
    await leave(page);
    await expect(inPanel(page)).toBeHidden();
    await servicesToggle(page).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => seenFamilies(page)).toEqual([otherFamily.route]);
    await familyToggle(page, family.route).click();
    await leave(page);
    await expect.poll(() => seenFamilies(page)).toEqual([family.route]);
    await expectSound(page);
  });

  test('a screen reader has every page of the open panel, and of toggles whether they are expanded', async ({
    page,
  }) => {
    await page.goto(pathOf('about'));
    await leave(page);
    const all = serviceFamilies.flatMap(({ items }) => items.map(({ route }) => labelOf(route)));
    const closed = await toldOf(page);
    expect(closed.links.filter((name) => all.includes(name))).toEqual([]);
    await servicesToggle(page).click();
    await leave(page);
    await expect.poll(async () => (await toldOf(page)).links).toEqual(expect.arrayContaining(all));
    const [first] = serviceFamilies;
    expect((await toldOf(page)).expanded).toEqual([headerWords.services, toggleName(first.route)]);
    await familyToggle(page, otherFamily.route).click();
    await expect
      .poll(async () => (await toldOf(page)).expanded)
      .toEqual([headerWords.services, toggleName(otherFamily.route)]);
  });

  test('the panel closes when the focus moves on, a press goes beside it, a link is followed, and on Escape', async ({
    page,
  }) => {
    await page.goto(pathOf('about'));
    const inPage = page.locator('main a').first();
    for (const close of [
      () => inPage.focus(),
      () => page.getByRole('contentinfo').dispatchEvent('click'),
      () => page.keyboard.press('Escape'),
    ]) {
      await servicesToggle(page).click();
      await leave(page);
      await expect(inPanel(page)).toBeVisible();
      await close();
      await expect(inPanel(page)).toBeHidden();
    }
    await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()));
    await linkTo(page, 'services').hover();
    await inPanel(page).click();
    await expect(inPanel(page)).toBeHidden();
    // Escape closes it though the pointer holds it open.
    await leave(page);
    await linkTo(page, 'services').hover();
    await expect(inPanel(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(inPanel(page)).toBeHidden();
  });

  test('the bar is transparent on home until 200 px, and solid on every other page', async ({
    page,
  }) => {
    for (const [id, isClear] of [
      ['home', true],
      ['about', false],
    ] as const) {
      await page.goto(pathOf(id));
      await page.mouse.move(600, 600);
      for (const [top, isSolid] of [
        [200, !isClear],
        [201, true],
        [0, !isClear],
      ] as const) {
        await scrollTo(page, top);
        const background = expect(header(page), `${id} at ${top}`);
        await (isSolid ? background.not : background).toHaveCSS('background-color', TRANSPARENT);
      }
    }
  });
});

test('on a phone the menu shows one family at a time, and Escape inside it closes it', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto(pathOf('about'));
  await menuToggle(page).click();
  await familyToggle(page, otherFamily.route).click();
  const shown = [headerWords.menu, headerWords.services, toggleName(otherFamily.route)];
  expect((await toldOf(page)).expanded).toEqual(shown);
  await expectSound(page);
  await inOther(page).focus();
  await page.keyboard.press('Escape');
  await expect(inOther(page)).toBeHidden();
  await expect(menuToggle(page)).toBeFocused();
});

test.describe('without JavaScript', () => {
  test.use({ viewport: PHONE, javaScriptEnabled: false });

  test('the menu opens, shows one family at a time, and leads to a page with the menu closed', async ({
    page,
  }) => {
    await page.goto(pathOf('about'));
    await expect(inPanel(page)).toBeHidden();
    await menuToggle(page).click();
    await expect(linkTo(page, 'home')).toBeVisible();
    await familyToggle(page, otherFamily.route).click();
    await expect(inOther(page)).toBeVisible();
    await familyToggle(page, family.route).click();
    await expect(inOther(page)).toBeHidden();
    await inPanel(page).click();
    await page.waitForURL(pathOf(family.first));
    await expect(inPanel(page)).toBeHidden();
  });

  test('the page under the menu leaves the tab order, and keeps its place', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(pathOf('about'));
    await page.mouse.wheel(0, 900);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(900);
    // Not by the mouse, for which Playwright scrolls to where a sticky toggle stands in the page.
    await menuToggle(page).dispatchEvent('click');
    await expect(page.getByRole('main').getByRole('link').first()).toBeHidden();
    expect(await page.evaluate(() => scrollY)).toBe(900);
    await header(page).getByRole('link').last().focus();
    await page.keyboard.press('Tab');
    await expect(page.locator(':is(main, footer) :focus')).toHaveCount(0);
  });

  test('on a desktop the panel opens by its toggle and leaves when the focus does, under a solid bar', async ({
    page,
  }) => {
    await page.setViewportSize(DESKTOP);
    await page.goto(pathOf('home'));
    await expect(header(page)).not.toHaveCSS('background-color', TRANSPARENT);
    await servicesToggle(page).click();
    await leave(page);
    await expect(inPanel(page)).toBeVisible();
    await page.locator('main a').first().focus();
    await expect(inPanel(page)).toBeHidden();
  });
});

test('the arrow appears past 200 px, 100 ms after the page began, and takes it smoothly to its top', async ({
  page,
}) => {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.goto(pathOf('about'));
  await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'smooth');
  await scrollTo(page, 900);
  await expect(arrow(page)).toBeHidden();
  await page.clock.runFor(100);
  await expect(arrow(page)).toBeVisible();
  await page.clock.resume();
  await scrollTo(page, 200);
  await expect(arrow(page)).toBeHidden();
  await scrollTo(page, 201);
  await expect(arrow(page)).toBeVisible();
  await arrow(page).click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(arrow(page)).toBeHidden();
});

test('a missing scroll container is a message in the console and nothing else', async ({
  page,
}) => {
  const messages: string[] = [];
  page.on('console', (message) => messages.push(message.text()));
  await page.goto(pathOf('about'));
  await scrollTo(page, 900);
  await expect(arrow(page)).toBeVisible();
  await page.evaluate(() => {
    const none = document.createDocumentFragment().querySelectorAll('html');
    document.querySelectorAll = () => none;
  });
  await arrow(page).click();
  expect(messages).toEqual(['Nothing to scroll.']);
  expect(await page.evaluate(() => window.scrollY)).toBe(900);
});

test('a press of a button takes 550 ms, and moves nothing where motion is unwelcome', async ({
  page,
}) => {
  await page.goto(pathOf('about'));
  const button = page
    .getByRole('main')
    .getByRole('link', { name: labelOf('contact'), exact: true });
  // Not as an animation, which is over when a busy machine looks.
  const spread = () =>
    button.last().evaluate((element) => {
      const { content, transition } = getComputedStyle(element, '::after');
      return content === 'none' ? 'nothing' : transition;
    });
  await button.last().hover();
  await page.mouse.down();
  await expect.poll(spread).toBe('scale 0.55s ease-out');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect.poll(spread).toBe('nothing');
});
