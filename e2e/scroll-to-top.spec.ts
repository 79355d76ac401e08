import { expect, type Page, test } from '@playwright/test';
import { scrollToTopWords } from '../content/interface';
import { pathOf } from '../lib/routes';
import { otherService, service } from './examples';

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

test('the arrow never lies over what has the focus', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const path of [pathOf(service), pathOf(otherService)]) {
    await page.goto(path);
    await scrollTo(page, 900);
    await expect(arrow(page)).toBeVisible();
    await page.locator('main a').filter({ visible: true }).first().focus();
    const covered = [];
    while (await page.locator('main :focus').count()) {
      covered.push(await page.evaluate(coveredFocus));
      await page.keyboard.press('Tab');
    }
    expect(covered.length).toBeGreaterThan(1);
    expect(covered.filter(Boolean)).toEqual([]);
  }
});

test('beside the page’s words there is room for the arrow', async ({ page }) => {
  for (const width of [768, 1024, 1280, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(pathOf(service));
    await scrollTo(page, 900);
    await expect(arrow(page)).toBeVisible();
    const { x = 0, height = 0 } = (await arrow(page).boundingBox()) ?? {};
    expect(height).toBeGreaterThanOrEqual(44);
    expect(await endOfWords(page), `${width} px`).toBeLessThanOrEqual(x);
  }
});

/** How far right the lines of a page reach, but for its strips of logos, which run through the window. */
function endOfWords(page: Page): Promise<number> {
  return page.evaluate(() => {
    let end = 0;
    for (const part of document.querySelectorAll('main, footer')) {
      const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const { parentElement } = texts.currentNode;
        if (
          !parentElement?.checkVisibility() ||
          parentElement.closest('svg, .sr-only, [data-island]')
        )
          continue;
        const range = new Range();
        range.selectNodeContents(texts.currentNode);
        for (const { right, width } of range.getClientRects())
          if (width) end = Math.max(end, right);
      }
    }
    return end;
  });
}

/** The words of what has the focus, where the arrow lies over a part of it. Runs in the page. */
function coveredFocus(): string | undefined {
  const over = document.querySelector('[data-scroll-to-top]')?.getBoundingClientRect();
  const focused = document.activeElement;
  const covered = [...(focused?.getClientRects() ?? [])].some(
    ({ right, bottom, left, top }) =>
      over && right > over.left && left < over.right && bottom > over.top && top < over.bottom,
  );
  return covered ? (focused?.textContent ?? '') : undefined;
}
