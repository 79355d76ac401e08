import { expect, type Page, test } from '@playwright/test';
import { headerWords, scrollToTopWords } from '../content/interface';
import { serviceFamilies, servicesBeside } from '../content/navigation';
import type { RouteId } from '../content/routes';
import { labelOf, pathOf } from '../lib/routes';
import { family, otherFamily } from './examples';

const DESKTOP = { width: 1280, height: 800 };
const PHONE = { width: 360, height: 740 };
const TRANSPARENT = 'rgba(0, 0, 0, 0)';

const header = (page: Page) => page.getByRole('banner');
/** The link to a page, in the bar or in its panel. */
const linkTo = (page: Page, id: RouteId) =>
  header(page)
    .getByRole('link', { name: labelOf(id), exact: true })
    .first();
const inPanel = (page: Page) => linkTo(page, family.items[0]);
const servicesToggle = (page: Page) =>
  header(page).locator('summary:visible', { hasText: headerWords.services });
const panel = (page: Page) =>
  header(page)
    .locator('details[name="service-family"]')
    .first()
    .locator('xpath=ancestor::ul[1]/..');
const menuToggle = (page: Page) => header(page).locator('summary', { hasText: headerWords.menu });
const toggleName = (id: RouteId) => `${labelOf(id)}: ${headerWords.pages}`;
const familyToggle = (page: Page, id: RouteId) =>
  header(page).locator('summary', { hasText: toggleName(id) });
const arrow = (page: Page) => page.getByRole('button', { name: scrollToTopWords.label });
const leave = (page: Page) => page.mouse.move(600, 780);
const scrollTo = (page: Page, top: number) =>
  page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);

/** The pages of a family that a visitor sees, by what lies on top where each link stands. */
const seenPages = (page: Page) =>
  panel(page)
    .getByRole('link')
    .evaluateAll((links) =>
      links
        .filter((link) => {
          const { left, top, height } = link.getBoundingClientRect();
          const over = document.elementFromPoint(left + 4, top + height / 2);
          return over !== null && link.parentElement?.contains(over);
        })
        .map((link) => link.getAttribute('href')),
    );

const isOpen = (details: Element) => (details as HTMLDetailsElement).open;

/** The families, each followed by its pages where it is the one shown, and the row under them. */
const pathsOfPanel = (isShown: (id: RouteId) => boolean) =>
  [
    ...serviceFamilies.flatMap(({ route, items }) => [
      route,
      ...(isShown(route) ? items.map((item) => item.route) : []),
    ]),
    ...servicesBeside,
  ].map(pathOf);

/** What the accessibility tree of the header has: names of links, and of toggles whether they are expanded. */
async function toldOf(page: Page) {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  const told = nodes.filter(({ ignored }) => !ignored);
  const named = (kind: string) =>
    told.filter(({ role }) => role?.value.startsWith(kind)).map((node) => String(node.name?.value));
  const expanded = told.flatMap(({ name, properties = [] }) =>
    properties.some((one) => one.name === 'expanded' && one.value.value === true)
      ? [String(name?.value)]
      : [],
  );
  return { links: named('link'), toggles: named('DisclosureTriangle'), expanded };
}

test.describe('on a desktop', () => {
  test.use({ viewport: DESKTOP });

  test('the panel shows one family at a time, under the pointer, a press or the focus, and never jumps', async ({
    page,
  }) => {
    await page.goto(pathOf('about'));
    await servicesToggle(page).click();
    await leave(page);
    const height = () => panel(page).evaluate((element) => element.clientHeight);
    const before = await height();
    for (const { route, items } of serviceFamilies) {
      const only = pathsOfPanel((id) => id === route);
      await linkTo(page, route).hover();
      await expect.poll(() => seenPages(page)).toEqual(only);
      const toggle = familyToggle(page, route);
      if (items.length > 0) {
        if (!(await toggle.locator('..').evaluate(isOpen))) await toggle.click();
        await leave(page);
        await expect.poll(() => seenPages(page)).toEqual(only);
      }
      expect(await height()).toBe(before);
    }
  });

  test('a screen reader has every page of the open panel, and each family’s toggle with its state', async ({
    page,
  }) => {
    await page.goto(pathOf('about'));
    await leave(page);
    const all = serviceFamilies.flatMap(({ items }) => items.map(({ route }) => labelOf(route)));
    const closed = await toldOf(page);
    expect(closed.links.filter((name) => all.includes(name))).toEqual([]);
    await servicesToggle(page).click();
    await leave(page);
    // The panel opens over some frames.
    await expect
      .poll(async () => (await toldOf(page)).links)
      .toEqual(expect.arrayContaining([...all, ...servicesBeside.map((id) => labelOf(id))]));
    const open = await toldOf(page);
    expect(open.toggles).toEqual(
      expect.arrayContaining(
        serviceFamilies.flatMap(({ route, items }) =>
          items.length > 0 ? [toggleName(route)] : [],
        ),
      ),
    );
    expect(open.expanded).toEqual([headerWords.services, toggleName(serviceFamilies[0].route)]);
    await familyToggle(page, otherFamily.route).click();
    await expect
      .poll(async () => (await toldOf(page)).expanded)
      .toEqual([headerWords.services, toggleName(otherFamily.route)]);
  });

  test('the panel shows the family of the page first, and opens and closes by hover, key or press', async ({
    page,
  }) => {
    for (const { route, items } of serviceFamilies) {
      await page.goto(pathOf(items.at(-1)?.route ?? route));
      await linkTo(page, 'services').hover();
      await expect(panel(page)).toBeVisible();
      await page.mouse.move(600, 20);
      await servicesToggle(page).focus();
      await page.keyboard.press('Enter');
      await expect.poll(() => seenPages(page)).toEqual(pathsOfPanel((id) => id === route));
      await page.keyboard.press('Enter');
      await expect(panel(page)).toBeHidden();
    }
  });

  test('a panel higher than the window scrolls', async ({ page }) => {
    await page.setViewportSize({ width: 960, height: 300 });
    await page.goto(pathOf('about'));
    await servicesToggle(page).click();
    await expect(panel(page)).toHaveCSS('overflow-y', 'auto');
    const bottom = await panel(page).evaluate((element) => element.getBoundingClientRect().bottom);
    expect(bottom).toBeLessThanOrEqual(301);
  });

  test('a panel closes when the focus moves on, a press goes beside it or a link is followed, and on Escape though the pointer holds it open', async ({
    page,
  }) => {
    await page.goto(pathOf('about'));
    const services = linkTo(page, 'services');
    const inPage = page.locator('main a').first();
    await servicesToggle(page).click();
    await leave(page);
    await inPage.focus();
    await expect(panel(page)).toBeHidden();
    await servicesToggle(page).click();
    await leave(page);
    await expect(panel(page)).toBeVisible();
    await page.getByRole('contentinfo').dispatchEvent('click');
    await expect(panel(page)).toBeHidden();
    await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()));
    await services.hover();
    await inPanel(page).click();
    await expect(panel(page)).toBeHidden();
    for (const focused of [services, inPage]) {
      await leave(page);
      await expect(panel(page)).toBeHidden();
      await focused.focus();
      await services.hover();
      await expect(panel(page)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(panel(page)).toBeHidden();
    }
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
        [0, !isClear],
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

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  test('the menu has one name, shows one family at a time, and Escape inside it closes it', async ({
    page,
  }) => {
    await page.goto(pathOf('about'));
    const names = async () => (await toldOf(page)).toggles.filter((name) => /menu/i.test(name));
    expect(await names()).toEqual([headerWords.menu]);
    await menuToggle(page).click();
    expect(await names()).toEqual([headerWords.menu]);
    for (const { route, items } of [otherFamily, family]) {
      await familyToggle(page, route).click();
      const shown = [headerWords.menu, headerWords.services, toggleName(route)];
      expect((await toldOf(page)).expanded).toEqual(shown);
      for (const each of serviceFamilies) {
        for (const item of each.items) {
          await expect(linkTo(page, item.route)).toBeVisible({
            visible: items.includes(item.route),
          });
        }
      }
    }
    await inPanel(page).focus();
    await page.keyboard.press('Escape');
    await expect(inPanel(page)).toBeHidden();
    await expect(menuToggle(page)).toBeFocused();
  });

  test('at 400 % the menu opens whole on a page that is scrolled, and the arrow covers no word', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 320, height: 256 });
    await page.goto(pathOf('about'));
    await scrollTo(page, 40);
    await menuToggle(page).dispatchEvent('click');
    await expect(menuToggle(page)).toBeInViewport({ ratio: 1 });
    await menuToggle(page).click();
    await scrollTo(page, 900);
    await expect(arrow(page)).toBeVisible();
    const { x = 0 } = (await arrow(page).boundingBox()) ?? {};
    const words = page.getByRole('main').locator('p, h2, h3, li').filter({ visible: true });
    const ends = await words.evaluateAll((all) =>
      all.map((one) => one.getBoundingClientRect().right),
    );
    expect(Math.max(...ends)).toBeLessThanOrEqual(x);
    await arrow(page).click();
    await expect(page.getByRole('main')).toBeFocused();
  });
});

test('on a low window the bar scrolls away, and the arrow hides while something is typed', async ({
  page,
}) => {
  await page.setViewportSize({ width: 740, height: 320 });
  await page.goto(pathOf('contact'));
  await scrollTo(page, 900);
  await expect(arrow(page)).toBeVisible();
  await expect(header(page)).not.toBeInViewport();
  const field = page.getByRole('textbox').last();
  await field.focus();
  await expect(arrow(page)).toBeHidden();
  await field.blur();
  await expect(arrow(page)).toBeVisible();
});

test('the arrow to the top leaves every link of the footer free', async ({ page }) => {
  await page.goto(pathOf('about'));
  for (const width of [360, 500, 768, 1024, 1300]) {
    await page.setViewportSize({ width, height: 800 });
    await scrollTo(page, 100_000);
    await expect(arrow(page)).toBeVisible();
    const place = await arrow(page).boundingBox();
    const covered = await page
      .getByRole('contentinfo')
      .getByRole('link')
      .evaluateAll((links, place) => {
        const isUnder = ({ right, bottom }: DOMRect) =>
          place && right > place.x && bottom > place.y;
        return links
          .filter((link) => isUnder(link.getBoundingClientRect()))
          .map((link) => link.textContent);
      }, place);
    expect(covered, `${width} px`).toEqual([]);
  }
});

test.describe('without JavaScript', () => {
  test.use({ viewport: PHONE, javaScriptEnabled: false });

  test('the menu opens, shows one family at a time, and leads to a page with the menu closed', async ({
    page,
  }) => {
    await page.goto(pathOf('about'));
    const inOther = linkTo(page, otherFamily.items[0]);
    await expect(inPanel(page)).toBeHidden();
    await menuToggle(page).click();
    await expect(linkTo(page, 'home')).toBeVisible();
    await expect(linkTo(page, family.route)).toBeVisible();
    await familyToggle(page, otherFamily.route).click();
    await expect(inOther).toBeVisible();
    await familyToggle(page, family.route).click();
    await expect(inOther).toBeHidden();
    await inPanel(page).click();
    await page.waitForURL(pathOf(family.items[0]));
    await expect(inPanel(page)).toBeHidden();
  });

  test('the page under the menu leaves the tab order, and keeps its place', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(pathOf('about'));
    const place = () =>
      page.evaluate(() => [scrollY, document.documentElement.scrollHeight].join(' of '));
    await page.mouse.wheel(0, 900);
    await expect.poll(place).toMatch(/^900 /);
    const before = await place();
    const inPage = page.getByRole('main').getByRole('link').first();
    for (const isOpen of [true, false, true]) {
      // Not by the mouse, for which Playwright scrolls to where a sticky toggle stands in the page.
      await menuToggle(page).dispatchEvent('click');
      await expect(linkTo(page, 'home')).toBeVisible({ visible: isOpen });
      await expect(inPage).toBeVisible({ visible: !isOpen });
      expect(await place()).toBe(before);
    }
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
