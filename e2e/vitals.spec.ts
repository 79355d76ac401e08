import { expect, type Page, test } from '@playwright/test';
import { pathOf } from '../lib/routes';
import { archive, originOf, VITALS_URL } from './variants';

const leave = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });

/** Opens a page that measures, and resolves to the beacons that have come, which grow. */
async function visit(page: Page): Promise<string[]> {
  const bodies: string[] = [];
  await page.route(VITALS_URL, (route) => {
    bodies.push(route.request().postData() ?? '');
    return route.fulfill({ status: 204 });
  });
  const script = page.waitForResponse(/\/vitals\.[\w-]+\.js$/);
  await page.goto(`${originOf(archive)}${pathOf('about')}`);
  await script;
  await page.waitForLoadState('networkidle');
  return bodies;
}

test('who touches nothing sends the page’s web vitals once, when it is left', async ({ page }) => {
  const bodies = await visit(page);
  expect(bodies).toEqual([]);
  await leave(page);
  await expect.poll(() => bodies.length).toBe(1);
  const { LCP, ...vitals } = JSON.parse(bodies[0] ?? '');
  // Nothing else: no word of who the visitor is.
  expect(vitals).toEqual({
    path: pathOf('about'),
    navigationType: 'navigate',
    TTFB: expect.any(Number),
    FCP: expect.any(Number),
    CLS: expect.any(Number),
  });
  await leave(page);
  expect(bodies).toHaveLength(1);
});

test('who asks by Global Privacy Control not to be followed is not measured', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true });
  });
  const bodies = await visit(page);
  await leave(page);
  await page.goto(`${originOf(archive)}${pathOf('privacy')}`);
  await page.waitForLoadState('networkidle');
  expect(bodies).toEqual([]);
});
