import type { BrowserContext, Page } from '@playwright/test';

/** Holds back every request whose address matches, until what this resolves to is called. */
export async function hold(where: Page | BrowserContext, address: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await where.route(address, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
