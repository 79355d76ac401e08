import { expect, type Page } from '@playwright/test';

/** Moves the pointer, so that the boot script fetches the framework, and waits until the islands are hydrated. */
export async function hydrate(page: Page) {
  // The boot script comes a moment after the page: move until somebody listens.
  await expect(async () => {
    await page.mouse.move(40, 400);
    await page.mouse.move(60, 420);
    await expect(page.locator('html[data-hydrated]')).toBeAttached({ timeout: 1000 });
  }).toPass();
}
