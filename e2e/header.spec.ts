import { expect, type Page, test } from '@playwright/test';
import { headOffice } from '../content/company';
import { headerWords, scrollToTopWords } from '../content/interface';
import { serviceFamilies } from '../content/navigation';
import type { RouteId } from '../content/routes';
import { labelOf, pathOf } from '../lib/routes';
import { family, otherFamily } from './examples';

const DESKTOP = { width: 1280, height: 800 };
const PHONE = { width: 360, height: 740 };
const TRANSPARENT = 'rgba(0, 0, 0, 0)';

const header = (page: Page) => page.getByRole('banner');
/** The link to a page, in the bar or in its panel. */
const linkTo = (page: Page, id: RouteId) =>
  header(page).getByRole('link', { name: labelOf(id), exact: true });
const inPanel = (page: Page) => linkTo(page, family.items[0]);
const servicesToggle = (page: Page) =>
  header(page).locator('summary:visible', { hasText: headerWords.services });
const panel = (page: Page) => header(page).locator('[data-first]').locator('../..');
const menuToggle = (page: Page) => header(page).locator('summary', { hasText: headerWords.menu });
const toggleName = (id: RouteId) => `${labelOf(id)}: ${headerWords.pages}`;
const familyToggle = (page: Page, id: RouteId) =>
  header(page).locator('summary', { hasText: toggleName(id) });
const arrow = (page: Page) => page.getByRole('button', { name: scrollToTopWords.label });
const leave = (page: Page) => page.mouse.move(600, 780);
const scrollTo = (page: Page, top: number) =>
  page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);

/** The families, each followed by its pages where it is one of those shown. */
const pathsOfPanel = (shown: (id: RouteId) => boolean) =>
  serviceFamilies.flatMap(({ route, items }) =>
    [route, ...(shown(route) ? items.map((item) => item.route) : [])].map(pathOf),
  );

const TOGGLES = [headerWords.services, ...serviceFamilies.map(({ route }) => toggleName(route))];

/** Each toggle of the header that the accessibility tree has, and whether it is told to be expanded. */
async function announced(page: Page): Promise<Record<string, boolean>> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  return Object.fromEntries(
    nodes.flatMap(({ ignored, role, name, properties = [] }) =>
      !ignored && role?.value.startsWith('DisclosureTriangle') && TOGGLES.includes(name?.value)
        ? [[name?.value, properties.find((one) => one.name === 'expanded')?.value.value === true]]
        : [],
    ),
  );
}

/** Presses a family's row in the panel beside its link. */
async function pressBeside(page: Page, route: RouteId) {
  const row = await linkTo(page, route).locator('..').boundingBox();
  if (!row) throw new Error('The panel is closed.');
  await page.mouse.click(row.x + row.width - 8, row.y + row.height / 2);
}

/** Of the Services panel, the pages of one family are shown and those of no other. */
async function expectPagesOf(page: Page, shown: RouteId) {
  await expect
    .poll(() =>
      panel(page)
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
    )
    .toEqual(pathsOfPanel((route) => route === shown));
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
    await expectPagesOf(page, serviceFamilies[0].route);
    for (const { route, items } of serviceFamilies) {
      await linkTo(page, route).hover();
      await expectPagesOf(page, route);
      await leave(page);
      if (items.length > 0) {
        await pressBeside(page, route);
        await leave(page);
        await expectPagesOf(page, route);
      }
      expect(await height()).toBe(before);
    }
  });

  test('under the keyboard each family’s pages follow its link, however fast the keys come', async ({
    page,
  }) => {
    await page.goto(pathOf('about'));
    const order = pathsOfPanel(() => true);
    for (const pointer of [700, 20]) {
      await page.mouse.move(600, pointer);
      await servicesToggle(page).focus();
      await page.keyboard.press('Enter');
      const met = [];
      for (const _ of order) {
        await page.keyboard.press('Tab');
        met.push(await page.evaluate(() => document.activeElement?.getAttribute('href')));
      }
      expect(met).toEqual(order);
      await page.keyboard.press('Escape');
      await expect(servicesToggle(page)).toBeFocused();
    }
  });

  test('the panel opens and closes by hover, key or press, and what is announced is what it shows', async ({
    page,
  }) => {
    await page.goto(pathOf('about'));
    const expectOpen = async (services: boolean) => {
      await expect(inPanel(page)).toBeVisible({ visible: services });
      expect(await announced(page)).toEqual({ [headerWords.services]: services });
    };
    await leave(page);
    await expectOpen(false);
    await linkTo(page, 'services').hover();
    await expectOpen(true);
    await linkTo(page, otherFamily.route).hover();
    await expectPagesOf(page, otherFamily.route);
    expect(await announced(page)).toEqual({ [headerWords.services]: true });
    await leave(page);
    await expectOpen(false);
    await servicesToggle(page).click();
    await leave(page);
    await expectOpen(true);
    await servicesToggle(page).click();
    await expectOpen(false);
    await page.keyboard.press('Enter');
    await expectOpen(true);
    await page.keyboard.press('Escape');
    await expectOpen(false);
  });

  test('the panel shows the family of the page first, and what each page offers', async ({
    page,
  }) => {
    for (const { route, items } of serviceFamilies) {
      await page.goto(pathOf(items.at(-1)?.route ?? route));
      await servicesToggle(page).click();
      await leave(page);
      await expectPagesOf(page, route);
      for (const { summary } of items) {
        await expect(header(page).getByText(summary, { exact: true })).toBeVisible();
      }
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
    await expect(inPanel(page)).toBeHidden();
    await servicesToggle(page).click();
    await leave(page);
    await expect(inPanel(page)).toBeVisible();
    await page.getByRole('contentinfo').dispatchEvent('click');
    await expect(inPanel(page)).toBeHidden();
    await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()));
    await services.hover();
    await inPanel(page).click();
    await expect(inPanel(page)).toBeHidden();
    for (const focused of [services, inPage]) {
      await leave(page);
      await expect(inPanel(page)).toBeHidden();
      await focused.focus();
      await services.hover();
      await expect(inPanel(page)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(inPanel(page)).toBeHidden();
    }
  });

  test('the bar is transparent at the top of home, and has a ground once words pass under it', async ({
    page,
  }) => {
    await page.goto(pathOf('home'));
    await page.mouse.move(600, 600);
    for (const [top, isSolid] of [
      [0, false],
      [1, true],
      [201, true],
      [0, false],
    ] as const) {
      await scrollTo(page, top);
      const background = expect(header(page));
      await (isSolid ? background.not : background).toHaveCSS('background-color', TRANSPARENT);
    }
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  test('what is announced of the sheet is what it shows, and Escape inside it closes it', async ({
    page,
  }) => {
    await page.goto(pathOf('about'));
    await menuToggle(page).click();
    const { phone } = headOffice;
    const call = header(page).getByRole('link', { name: phone.display, exact: true });
    await expect(call).toHaveAttribute('href', `tel:${phone.dial}`);
    const expectTold = async (services: boolean, opened?: RouteId) => {
      for (const { route, items } of serviceFamilies) {
        for (const item of items) {
          await expect(linkTo(page, item.route)).toBeVisible({ visible: route === opened });
        }
      }
      const unfolding = services ? serviceFamilies.filter(({ items }) => items.length > 0) : [];
      expect(await announced(page)).toEqual({
        [headerWords.services]: services,
        ...Object.fromEntries(unfolding.map(({ route }) => [toggleName(route), route === opened])),
      });
    };
    await expectTold(true);
    await servicesToggle(page).click();
    await expectTold(false);
    await servicesToggle(page).click();
    await expectTold(true);
    for (const { route } of [family, otherFamily]) {
      await familyToggle(page, route).click();
      await expectTold(true, route);
    }
    await familyToggle(page, otherFamily.route).click();
    await expectTold(true);

    await familyToggle(page, family.route).click();
    await inPanel(page).focus();
    await page.keyboard.press('Escape');
    await expect(inPanel(page)).toBeHidden();
    await expect(menuToggle(page)).toBeFocused();
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
    await expect(inPanel(page)).toBeHidden();
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
