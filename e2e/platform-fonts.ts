import type { Page } from '@playwright/test';

/** The families that an element's own text is drawn in, as the fonts name themselves: what a style asks for may be missing. */
export async function platformFontsOf(page: Page, selector: string): Promise<string> {
  // Chromium numbers a page's nodes anew once it is parsed, and knows none of the numbers that it gave before.
  await page.waitForLoadState('domcontentloaded');
  // Asked from outside, for a page without JavaScript answers no promise.
  const session = await page.context().newCDPSession(page);
  try {
    await session.send('DOM.enable');
    await session.send('CSS.enable');
    const { root } = await session.send('DOM.getDocument');
    const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
    const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
    return fonts.map(({ familyName }) => familyName).join();
  } finally {
    await session.detach();
  }
}
