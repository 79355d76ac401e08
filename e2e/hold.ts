import type { BrowserContext, Page } from '@playwright/test';

/** Something to wait for, and what ends the waiting. */
export function gate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}

/** Holds back every request whose address matches, until what this resolves to is called. */
export async function hold(where: Page | BrowserContext, address: string): Promise<() => void> {
  const { opened, open } = gate();
  await where.route(address, async (route) => {
    await opened;
    await route.continue();
  });
  return open;
}
