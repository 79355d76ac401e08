import { expect, type Page, test } from '@playwright/test';
import { scrollToTopWords } from '../content/interface';
import { pathOf } from '../lib/routes';

const arrow = (page: Page) => page.getByRole('button', { name: scrollToTopWords.label });
const scrollTo = (page: Page, top: number) =>
  page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);

test('the arrow appears past 200 px, and takes the page smoothly to its top', async ({ page }) => {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.goto(pathOf('about'));
  await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'smooth');
  // The page begins to listen 100 ms after it started.
  await scrollTo(page, 900);
  await expect(arrow(page)).toBeHidden();
  await page.clock.runFor(100);
  await expect(arrow(page)).toBeVisible();
  await page.clock.resume();
  await scrollTo(page, 200);
  await expect(arrow(page)).toBeHidden();
  await scrollTo(page, 201);
  await expect(arrow(page)).toBeVisible();
  await scrollTo(page, 900);
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
