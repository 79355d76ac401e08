import type { Page } from '@playwright/test';

/** A strip of logos: the parent of the group that shows a part of it. */
export const STRIP = 'main div:has(> [role="group"])';

/** The strips of a page; `[data-live]` says that script moves one. */
export const stripsOf = (page: Page) => page.locator(STRIP);

/** The strips of a page that Embla moves. */
export const liveStripsOf = (page: Page) => page.locator(`${STRIP}[data-live]`);

/** The line that says how many were found, in the listing and on the search page; a status repeats it after a rest. */
export const countLineOf = (page: Page) => page.getByRole('main').locator('p[tabindex="-1"]');

/** A post’s own text. */
export const postBodyOf = (page: Page) => page.locator('article > div > div > div:last-child');
