import type { Page } from '@playwright/test';

/** What makes a page wider than its window, a line; nothing where it is not. */
export function layoutFaultsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const widest = [...document.querySelectorAll('body *')].findLast(
      (element) => element.getBoundingClientRect().right > clientWidth + 1,
    );
    return [`${scrollWidth - clientWidth} px too wide: ${widest?.outerHTML.slice(0, 80)}`];
  });
}
