import type { Page } from '@playwright/test';

declare global {
  interface Window {
    announced: string[];
  }
}

/** Writes down what the live regions of an opened page's main say from now on; resolves to what returns it. */
export async function noteAnnouncements(page: Page): Promise<() => Promise<string[]>> {
  await page.getByRole('main').evaluate((main) => {
    window.announced = [];
    new MutationObserver((changes) => {
      const regions = changes.map(({ target }) => {
        const element = target instanceof Element ? target : target.parentElement;
        return element?.closest('[role="status"], [role="alert"]')?.textContent;
      });
      for (const text of new Set(regions)) if (text) window.announced.push(text);
    }).observe(main, { subtree: true, childList: true, characterData: true });
  });
  return () => page.evaluate(() => window.announced);
}
