import { expect, type Page, test } from '@playwright/test';
import { company } from '../content/company';
import { headerWords, scrollToTopWords } from '../content/interface';
import { serviceFamilies } from '../content/navigation';
import type { RouteId } from '../content/routes';
import { labelOf, pathOf } from '../lib/routes';
import { family, otherFamily } from './examples';

const header = (page: Page) => page.getByRole('banner');
/** The link to a page, in the bar or in its panel. */
const linkTo = (page: Page, id: RouteId) =>
  header(page).getByRole('link', { name: labelOf(id), exact: true });
const inPanel = (page: Page) => linkTo(page, family.items[0]);
const servicesToggle = (page: Page) =>
  header(page).locator('summary', { hasText: headerWords.services });
const panel = (page: Page) => header(page).locator('[data-first]').locator('../..');
const menuToggle = (page: Page) => header(page).locator('summary', { hasText: headerWords.menu });
const familyToggle = (page: Page, family: string) =>
  header(page).locator('summary', { hasText: `${family}: ${headerWords.pages}` });

/** Each toggle of the header that the accessibility tree has, and whether it is told to be expanded. */
async function announced(page: Page): Promise<Record<string, boolean>> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  return Object.fromEntries(
    nodes.flatMap(({ ignored, role, name, properties = [] }) =>
      !ignored &&
      role?.value.startsWith('DisclosureTriangle') &&
      HEADER_TOGGLES.includes(name?.value)
        ? [[name?.value, properties.find((one) => one.name === 'expanded')?.value.value === true]]
        : [],
    ),
  );
}

const HEADER_TOGGLES = [
  headerWords.services,
  ...serviceFamilies.map(({ route }) => `${labelOf(route)}: ${headerWords.pages}`),
];

/** Presses a family's row in the panel beside its link. */
async function pressBeside(page: Page, route: RouteId) {
  const row = await linkTo(page, route).locator('..').boundingBox();
  if (!row) throw new Error('The panel is closed.');
  await page.mouse.click(row.x + row.width - 8, row.y + row.height / 2);
}

/** Of the Services panel, the pages of one family are shown and those of no other. */
async function expectPagesOf(page: Page, shown: RouteId) {
  for (const { route, items } of serviceFamilies) {
    await expect(linkTo(page, route)).toBeVisible();
    for (const item of items) {
      await expect(linkTo(page, item.route)).toBeVisible({ visible: route === shown });
    }
  }
}

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('the panel shows one family at a time, under the pointer, a press or the focus, and never jumps', async ({
    page,
  }) => {
    await page.goto(pathOf('about'));
    await servicesToggle(page).click();
    await page.mouse.move(600, 780);
    const height = () => panel(page).evaluate((element) => element.clientHeight);
    const before = await height();
    await expectPagesOf(page, serviceFamilies[0].route);
    for (const { route, items } of serviceFamilies) {
      await linkTo(page, route).hover();
      await expectPagesOf(page, route);
      await page.mouse.move(600, 780);
      if (items.length > 0) {
        await pressBeside(page, route);
        await page.mouse.move(600, 780);
        await expectPagesOf(page, route);
      }
      expect(await height()).toBe(before);
    }
  });

  test('under the keyboard each family’s pages follow its link, however fast the keys come', async ({
    page,
  }) => {
    await page.goto(pathOf('about'));
    await servicesToggle(page).focus();
    const order = serviceFamilies.flatMap(({ route, items }) => [
      route,
      ...items.map((item) => item.route),
    ]);
    for (const pointer of [700, 20]) {
      await page.mouse.move(600, pointer);
      await servicesToggle(page).focus();
      await page.keyboard.press('Enter');
      const met = [];
      for (const _ of order) {
        await page.keyboard.press('Tab');
        met.push(await page.evaluate(() => document.activeElement?.getAttribute('href')));
      }
      expect(met).toEqual(order.map(pathOf));
      await page.keyboard.press('Escape');
    }
  });

  test('what is announced of the header is what it shows, by hover, key or press', async ({
    page,
  }) => {
    await page.goto(pathOf('about'));
    const isTold = async (services: boolean) => {
      await expect(inPanel(page)).toBeVisible({ visible: services });
      expect(await announced(page)).toEqual({ [headerWords.services]: services });
    };
    await page.mouse.move(600, 780);
    await isTold(false);
    await linkTo(page, 'services').hover();
    await isTold(true);
    await linkTo(page, otherFamily.route).hover();
    await expectPagesOf(page, otherFamily.route);
    expect(await announced(page)).toEqual({ [headerWords.services]: true });
    await page.mouse.move(600, 780);
    await isTold(false);
    await servicesToggle(page).click();
    await page.mouse.move(600, 780);
    await isTold(true);
    await servicesToggle(page).click();
    await isTold(false);
    await page.keyboard.press('Enter');
    await isTold(true);
    await page.keyboard.press('Escape');
    await isTold(false);
  });

  test('the panel shows the family of the page first, and what each page offers', async ({
    page,
  }) => {
    for (const { route, items } of serviceFamilies) {
      await page.goto(pathOf(items.at(-1)?.route ?? route));
      await servicesToggle(page).click();
      await page.mouse.move(600, 780);
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
    const { bottom, scrolls } = await panel(page).evaluate((element) => ({
      bottom: element.getBoundingClientRect().bottom,
      scrolls: getComputedStyle(element).overflowY,
    }));
    expect(bottom).toBeLessThanOrEqual(301);
    expect(scrolls).toBe('auto');
  });

  test('the panel opens on hover and closes when the pointer leaves', async ({ page }) => {
    await page.goto(pathOf('about'));
    await expect(inPanel(page)).toBeHidden();
    await linkTo(page, 'services').hover();
    await expect(inPanel(page)).toBeVisible();
    await page.mouse.move(600, 700);
    await expect(inPanel(page)).toBeHidden();
  });

  test('the panel works with the keyboard alone, and Escape closes it', async ({ page }) => {
    await page.goto(pathOf('about'));
    await servicesToggle(page).focus();
    await page.keyboard.press('Enter');
    await expect(inPanel(page)).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(inPanel(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(inPanel(page)).toBeHidden();
    await expect(servicesToggle(page)).toBeFocused();
  });

  test('Escape also closes a panel that the resting pointer holds open', async ({ page }) => {
    await page.goto(pathOf('about'));
    const services = linkTo(page, 'services');
    await services.hover();
    await expect(inPanel(page)).toBeVisible();
    await services.focus();
    await page.keyboard.press('Escape');
    await expect(inPanel(page)).toBeHidden();
  });

  test('Escape closes a panel opened by hovering while the focus is in the page', async ({
    page,
  }) => {
    await page.goto(pathOf('about'));
    await page.mouse.move(600, 780);
    await page.locator('main a').first().focus();
    await linkTo(page, 'services').hover();
    await expect(inPanel(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(inPanel(page)).toBeHidden();
    await page.mouse.move(600, 780);
    await linkTo(page, 'services').hover();
    await expect(inPanel(page)).toBeVisible();
  });

  test('a link closes everything, even where it leads to the page it stands on', async ({
    page,
  }) => {
    await page.goto(pathOf(family.items[0]));
    await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()));
    await servicesToggle(page).click();
    await inPanel(page).click();
    await expect(inPanel(page)).toBeHidden();
  });

  test('the panel closes when focus moves on to the page', async ({ page }) => {
    await page.goto(pathOf('about'));
    await servicesToggle(page).click();
    await page.locator('main a').first().focus();
    await page.mouse.move(600, 780);
    await expect(inPanel(page)).toBeHidden();
  });

  test('the bar is transparent over the home hero and solid past 200 px', async ({ page }) => {
    await page.goto('/');
    await page.mouse.move(600, 600);
    const background = () => header(page).evaluate((bar) => getComputedStyle(bar).backgroundColor);
    await expect.poll(background).toBe('rgba(0, 0, 0, 0)');
    await page.evaluate(() => scrollTo({ top: 201, behavior: 'instant' }));
    await expect.poll(background).not.toBe('rgba(0, 0, 0, 0)');
    await page.evaluate(() => scrollTo({ top: 200, behavior: 'instant' }));
    await expect.poll(background).toBe('rgba(0, 0, 0, 0)');
  });

  test('without the boot script the bar stays solid over all that is scrolled under it', async ({
    page,
  }) => {
    await page.route('**/_next/static/boot.*.js', (route) => route.abort());
    await page.goto(pathOf('home'));
    await page.mouse.move(600, 600);
    await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
    await expect(header(page)).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  });

  test('the page a visitor is on is marked', async ({ page }) => {
    await page.goto(pathOf('about'));
    await expect(header(page).locator('[aria-current=page]')).toHaveText(labelOf('about'));
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('Escape inside an unfolded family closes the menu and gives it the focus', async ({
    page,
  }) => {
    await page.goto(pathOf('about'));
    await menuToggle(page).click();
    await servicesToggle(page).click();
    await familyToggle(page, labelOf(family.route)).click();
    await inPanel(page).focus();
    await page.keyboard.press('Escape');
    await expect(inPanel(page)).toBeHidden();
    await expect(menuToggle(page)).toBeFocused();
  });

  test('what is announced of the sheet is what it shows', async ({ page }) => {
    await page.goto(pathOf('about'));
    await menuToggle(page).click();
    const nameOf = (id: RouteId) => `${labelOf(id)}: ${headerWords.pages}`;
    const expectTold = async (services: boolean, opened?: RouteId) => {
      const told = await announced(page);
      expect(told[headerWords.services]).toBe(services);
      for (const { route, items } of serviceFamilies) {
        expect(told[nameOf(route)]).toBe(
          services && items.length > 0 ? route === opened : undefined,
        );
        for (const item of items) {
          await expect(linkTo(page, item.route)).toBeVisible({ visible: route === opened });
        }
      }
    };
    await expectTold(false);
    await servicesToggle(page).click();
    await expectTold(true);
    for (const { route } of [family, otherFamily]) {
      await familyToggle(page, labelOf(route)).click();
      await expectTold(true, route);
    }
    await familyToggle(page, labelOf(otherFamily.route)).click();
    await expectTold(true);
  });

  test('the menu ends with the head office’s telephone', async ({ page }) => {
    await page.goto(pathOf('about'));
    await menuToggle(page).click();
    const { phone } = Object.values(company.offices)[0] ?? {};
    await expect(
      header(page).getByRole('link', { name: phone?.display ?? '', exact: true }),
    ).toHaveAttribute('href', `tel:${phone?.dial}`);
  });

  test('the arrow to the top is no stop while the menu is open', async ({ page }) => {
    await page.goto(pathOf('about'));
    await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
    const arrow = page.getByRole('button', { name: scrollToTopWords.label });
    await expect(arrow).toBeVisible();
    await menuToggle(page).click();
    await expect(arrow).toBeHidden();
  });
});

test('on a low window neither the bar nor the arrow covers the page', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto(pathOf('about'));
  await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
  await expect(page.locator('html[data-scrolled=true]')).toBeAttached();
  await expect(page.getByRole('button', { name: scrollToTopWords.label })).toBeHidden();
  await expect(header(page)).not.toBeInViewport();
});

test('the arrow to the top leaves every link of the footer free', async ({ page }) => {
  await page.goto(pathOf('about'));
  for (const width of [360, 500, 768, 1024, 1300]) {
    await page.setViewportSize({ width, height: 800 });
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    const arrow = page.getByRole('button', { name: scrollToTopWords.label });
    await expect(arrow).toBeVisible();
    const place = await arrow.boundingBox();
    for (const link of await page.getByRole('contentinfo').getByRole('link').all()) {
      const box = await link.boundingBox();
      const apart = !box || !place || box.x + box.width <= place.x || box.y + box.height <= place.y;
      expect(apart, `${await link.innerText()} at ${width} px`).toBe(true);
    }
  }
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(`on a phone ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ viewport: { width: 360, height: 740 }, javaScriptEnabled });

    test('the menu opens, shows one family at a time, and closes', async ({ page }) => {
      await page.goto(pathOf('about'));
      const inOther = linkTo(page, otherFamily.items[0]);
      await expect(inPanel(page)).toBeHidden();
      await menuToggle(page).click();
      await expect(linkTo(page, 'home')).toBeVisible();
      await expect(inPanel(page)).toBeHidden();
      await servicesToggle(page).click();
      await familyToggle(page, labelOf(family.route)).click();
      await expect(inPanel(page)).toBeVisible();
      await familyToggle(page, labelOf(otherFamily.route)).click();
      await expect(inOther).toBeVisible();
      await expect(inPanel(page)).toBeHidden();
      await menuToggle(page).click();
      await expect(inOther).toBeHidden();
    });

    test('the page under the menu leaves the tab order, and keeps its place', async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(pathOf('about'));
      const place = () =>
        page.evaluate(() => [scrollY, document.documentElement.scrollHeight].join(' of '));
      await page.mouse.wheel(0, 900);
      await expect.poll(place).toMatch(/^900 /);
      const before = await place();
      // Not by the mouse, for which Playwright scrolls to where a sticky toggle stands in the page.
      await menuToggle(page).dispatchEvent('click');
      await expect(linkTo(page, 'home')).toBeVisible();
      expect(await place()).toBe(before);
      await menuToggle(page).dispatchEvent('click');
      await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
      expect(await place()).toBe(before);

      await menuToggle(page).dispatchEvent('click');
      await header(page).getByRole('link').last().focus();
      await page.keyboard.press('Tab');
      await expect(page.locator(':is(main, footer) :focus')).toHaveCount(0);
    });

    test('a link of the menu leads to its page, with the menu closed', async ({ page }) => {
      await page.goto(pathOf('about'));
      await menuToggle(page).click();
      await servicesToggle(page).click();
      await familyToggle(page, labelOf(family.route)).click();
      await inPanel(page).click();
      await page.waitForURL(pathOf(family.items[0]));
      await expect(inPanel(page)).toBeHidden();
    });
  });
}

test.describe('on a desktop without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 1280, height: 800 } });

  test('the panel opens by its toggle, and leaves when the focus does', async ({ page }) => {
    await page.goto(pathOf('about'));
    await servicesToggle(page).click();
    await page.mouse.move(600, 780);
    await expect(inPanel(page)).toBeVisible();
    await page.locator('main a').first().focus();
    await expect(inPanel(page)).toBeHidden();
  });

  test('the bar over the home hero is solid from the start', async ({ page }) => {
    await page.goto(pathOf('home'));
    await expect(header(page)).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  });
});
