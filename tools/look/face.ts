import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'playwright';
import { platformFontsOf } from '../../e2e/platform-fonts';

const FACE_TIMEOUT_MS = 15_000;

/** Resolves when a page's heading is drawn in the site's face. @throws where it is not in time. */
export async function expectFace(page: Page) {
  for (const started = Date.now(); Date.now() - started < FACE_TIMEOUT_MS; await wait(50)) {
    // An island may replace the heading meanwhile.
    const fonts = await platformFontsOf(page, 'h1').catch(() => '');
    if (fonts.includes('Manrope')) return;
  }
  throw new Error('The heading is not in the site’s face.');
}
