import { expect, type Locator, type Page, test } from '@playwright/test';
import { headOffice } from '../content/company';
import { reachWords, scrollToTopWords } from '../content/interface';
import { labelOf, pathOf } from '../lib/routes';
import { service } from './examples';

/** The narrowest window that pages are laid out for. */
const PHONE = { width: 320, height: 700 };

/** How far down a page's own ways to a human have gone. */
const PAST_ITS_OWN = 700;

const bar = (page: Page) => page.getByRole('navigation', { name: reachWords.nav });

const scrollTo = (page: Page, top: number) =>
  page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);

async function boxOf(part: Locator) {
  const box = await part.boundingBox();
  if (!box) throw new Error('It is not shown.');
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}

/** Whether nothing lies over the middle of a part that is in the window. */
async function isOnTop(part: Locator): Promise<boolean> {
  return await part.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(x + width / 3, y + height / 2));
  });
}

/** Whether words reach over the edge of their link. Runs in the page. */
function wordsCutIn(link: Element): boolean {
  const range = new Range();
  range.selectNodeContents(link);
  const [words, edge] = [range.getBoundingClientRect(), link.getBoundingClientRect()];
  return words.left < edge.left || words.right > edge.right || words.bottom > edge.bottom;
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, viewport: PHONE });

  test('two ways to a human stand at the foot of a phone’s window, between the page’s own and the footer', async ({
    page,
  }) => {
    await page.goto(pathOf(service));
    const ways = bar(page).getByRole('link');
    await expect(ways).toHaveCount(2);
    for (const way of await ways.all()) await expect(way).not.toBeInViewport();
    await page.mouse.move(100, 300);
    await page.mouse.wheel(0, PAST_ITS_OWN);
    for (const way of await ways.all()) {
      await expect(way).toBeInViewport({ ratio: 1 });
      const { height, bottom, right } = await boxOf(way);
      expect(height).toBeGreaterThanOrEqual(44);
      expect(bottom).toBeGreaterThan(PHONE.height - 56);
      expect(right).toBeLessThanOrEqual(PHONE.width);
      expect(await way.evaluate(wordsCutIn)).toBe(false);
    }
    await expect(ways.first()).toHaveAttribute('href', `tel:${headOffice.phone.dial}`);
    await expect(ways.first()).toContainText(headOffice.phone.display);
    await expect(ways.last()).toHaveAttribute('href', `${pathOf('contact')}?about=${service}`);
    // The night that ends the page has a button of its own, and slides over the bar but for who is in it by keyboard.
    const last = page.locator('main > * > section, main > section').last();
    await last.evaluate((section) => section.scrollIntoView({ block: 'end', behavior: 'instant' }));
    const own = last.getByRole('link', { name: labelOf('contact') });
    await expect(own).toBeInViewport({ ratio: 1 });
    await expect.poll(() => isOnTop(bar(page).locator('p'))).toBe(false);
    await ways.first().focus();
    await expect.poll(() => isOnTop(bar(page).locator('p'))).toBe(true);
    await ways.first().blur();
    await page.mouse.wheel(0, 100_000);
    await expect(page.getByRole('contentinfo')).toBeInViewport();
    await expect(bar(page).locator('p')).not.toBeInViewport();
    await page.emulateMedia({ media: 'print' });
    await expect(bar(page)).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
    await page.setViewportSize({ width: 768, height: 1024 });
    await expect(bar(page)).toBeHidden();
  });
});

test('the arrow to the top stands in that bar, after its ways, and under the page’s last words', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto(pathOf(service));
  await scrollTo(page, PAST_ITS_OWN);
  const arrow = page.getByRole('button', { name: scrollToTopWords.label });
  await expect(arrow).toBeVisible();
  // As long as the numbers of some countries.
  await bar(page)
    .locator('a span')
    .evaluate((number) => {
      number.textContent = '+000 0000 000 0000';
    });
  const inBar = await boxOf(arrow);
  expect(inBar.x).toBeGreaterThanOrEqual((await boxOf(bar(page).getByRole('link').last())).right);
  expect(inBar.y).toBeGreaterThan(PHONE.height - 56);
  expect(inBar.height).toBeGreaterThanOrEqual(44);
  await scrollTo(page, 100_000);
  const lastWords = page.getByRole('contentinfo').getByRole('link').last();
  await expect(lastWords).toBeInViewport({ ratio: 1 });
  expect((await boxOf(arrow)).y).toBeGreaterThanOrEqual((await boxOf(lastWords)).bottom);
});

test.describe('pages to look things up in', () => {
  test.use({ viewport: PHONE });

  for (const [id, most] of [
    ['glossary', 4_500],
    ['standards', 6_500],
  ] as const) {
    test(`${pathOf(id)} is an index, and a link to what it folds unfolds it`, async ({ page }) => {
      await page.goto(pathOf(id));
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(most);
      const folded = page.locator('main details:not([open]) [id]').last();
      await expect(folded).toBeHidden();
      await page.goto(`${pathOf(id)}#${await folded.getAttribute('id')}`);
      const target = page.locator(':target');
      await expect(target).toBeVisible();
      const heading = page.locator('section').filter({ has: target }).getByRole('heading').first();
      await expect(heading).toBeInViewport();
      await page.emulateMedia({ media: 'print' });
      for (const part of await page.locator('main :is(dl, table)[id]').all()) {
        await expect(part).toBeVisible();
      }
    });
  }

  test('what is chosen of the standards needs no unfolding', async ({ page }) => {
    await page.goto(pathOf('standards'));
    const tables = page.getByRole('main').locator('table');
    await expect(tables.first()).toBeHidden();
    await page.getByRole('radio').nth(1).check();
    await expect(tables.first()).toBeVisible();
    await expect(page.locator('main details > summary').first()).toBeHidden();
  });
});
