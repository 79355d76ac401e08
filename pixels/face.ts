import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { CDPSession, Page } from 'playwright';

const FACE_TIMEOUT_MS = 15_000;

/**
 * Has a page that will be opened wait for the site's face: it is optional, so a visit does without where it comes
 * late, and two releases would not compare. Each sheet that says so is changed, and with it its hash in the policies.
 */
export async function waitForFace(page: Page, url: string) {
  await page.route(url, async (route) => {
    const answer = await route.fetch();
    const html = await answer.text();
    const changes = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, css = '']) => {
      const patient = css.replace('font-display:optional', 'font-display:block');
      return { css, patient, hashes: [hashOf(css), hashOf(patient)] as const };
    });
    let body = html;
    let headers = JSON.stringify(answer.headers());
    for (const { css, patient, hashes } of changes) {
      body = body.replace(css, () => patient).replaceAll(...hashes);
      headers = headers.replaceAll(...hashes);
    }
    await route.fulfill({ response: answer, headers: JSON.parse(headers), body });
  });
}

/** A style sheet's hash, as a policy names it. */
function hashOf(css: string): string {
  return createHash('sha256').update(css).digest('base64');
}

/** Resolves when a page's heading is drawn in the site's face. @throws where it is not in time. */
export async function expectFace(page: Page) {
  // Asked from outside, for a page without JavaScript answers no promise.
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  for (const started = Date.now(); Date.now() - started < FACE_TIMEOUT_MS; await wait(50)) {
    // An island may replace the heading meanwhile.
    if (await isHeadingInFace(session).catch(() => false)) return session.detach();
  }
  throw new Error('The heading is not in the site’s face.');
}

async function isHeadingInFace(session: CDPSession): Promise<boolean> {
  const { root } = await session.send('DOM.getDocument');
  const heading = { nodeId: root.nodeId, selector: 'h1' };
  const { nodeId } = await session.send('DOM.querySelector', heading);
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  return fonts.some(({ isCustomFont }) => isCustomFont);
}
