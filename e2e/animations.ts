import type { Page } from '@playwright/test';

/** Stops the clock of the page's animations and transitions: what begins stays at its beginning however slow the machine is. */
export async function stopAnimations(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Animation.enable');
  await session.send('Animation.setPlaybackRate', { playbackRate: 0 });
}
