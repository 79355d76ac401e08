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
 * Keeps a resting pointer quiet. Chromium's headless shell has one in the corner of every page, and tells the page of
 * it when that is laid out; for tests of what comes before the first sign of a visitor.
 */
export async function ignoreRestingPointer(page: Page) {
  await page.addInitScript(() => {
    addEventListener(
      'pointermove',
      (event) => {
        if (event.clientX === 0 && event.clientY === 0) event.stopImmediatePropagation();
      },
      true,
    );
  });
}
