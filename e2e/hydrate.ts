import { expect, type Page } from '@playwright/test';

/** Has a page that is for reading hydrate at any sign of a visitor: as if all of it were an island. */
export async function makeIsland(page: Page) {
  await page.locator('body').evaluate((body) => body.setAttribute('data-island', ''));
}

/** Moves the pointer, so that the boot script fetches the page's islands, if it has any, and waits until they respond. */
export async function hydrate(page: Page) {
  if ((await page.locator('[data-root]').count()) === 0) return;
  // The boot script comes a moment after the page, and a page may be replaced: move until somebody listens.
  await expect(async () => {
    await makeIsland(page);
    // In the margin, where no link is, and inside the lowest window that a test has.
    await page.mouse.move(4, 200);
    await page.mouse.move(9, 210);
    await expect(page.locator('html[data-hydrated]')).toBeAttached({ timeout: 1000 });
  }).toPass();
}

/**
 * For tests of what comes before the first sign of a visitor. It keeps a resting pointer quiet: Chromium's headless
 * shell has one in the corner of every page, and tells the page of it when that is laid out. And what a page leaves for
 * an idle moment it does at once, for on a busy machine that moment may not come.
 */
export async function watchFirstSigns(page: Page) {
  await page.addInitScript(() => {
    window.requestIdleCallback = (act) =>
      window.setTimeout(() => act({ didTimeout: false, timeRemaining: () => 1 }));
    addEventListener(
      'pointermove',
      (event) => {
        if (event.clientX === 0 && event.clientY === 0) event.stopImmediatePropagation();
      },
      true,
    );
  });
}

/** Opens the menu, scrolls to the end and crosses the page with the pointer, where no island is. */
export async function readToTheEnd(page: Page) {
  await page.locator('summary:visible').first().click();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  for (const top of [300, 1_000_000]) {
    await page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);
  }
  for (let y = 20; y < 800; y += 60) await page.mouse.move(200, y);
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 1000 })));
}
