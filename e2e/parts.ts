import type { Page } from '@playwright/test';

/** A strip of logos: the parent of the group that shows a part of it. */
export const STRIP = 'main div:has(> [role="group"])';

/** The strips of a page; `[data-live]` says that script moves one. */
export const stripsOf = (page: Page) => page.locator(STRIP);

/** The strips of a page that Embla moves. */
export const liveStripsOf = (page: Page) => page.locator(`${STRIP}[data-live]`);

/** A post's own text, which its links to share it follow. */
export const postBodyOf = (page: Page) => page.locator('article div:has(+ p)');
