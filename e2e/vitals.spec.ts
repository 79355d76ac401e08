import { expect, type Page, test } from '@playwright/test';
import { pathOf } from '../lib/routes';
import { originNamed, VITALS_URL } from './variants';

const leave = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });

/** Opens a page that reports, and resolves to the beacons that have come, which grow. */
async function visit(page: Page): Promise<string[]> {
  const bodies: string[] = [];
  await page.route(VITALS_URL, (route) => {
    bodies.push(route.request().postData() ?? '');
    return route.fulfill({ status: 204 });
  });
  await page.goto(`${originNamed('archive')}${pathOf('about')}`, { waitUntil: 'networkidle' });
  return bodies;
}

test('where an address for them is set, who touches nothing sends the page’s web vitals when it is left', async ({
  page,
}) => {
  const bodies = await visit(page);
  await expect(page.locator('script[src*="/vitals."]')).toBeAttached();
  expect(bodies).toEqual([]);
  await leave(page);
  await expect.poll(() => bodies.length).toBe(1);
  const vitals = JSON.parse(bodies[0] ?? '');
  expect(vitals).toMatchObject({ path: pathOf('about'), navigationType: 'navigate' });
  for (const name of ['TTFB', 'FCP', 'CLS']) expect(vitals[name]).toEqual(expect.any(Number));
  const known = ['path', 'navigationType', 'connection', 'TTFB', 'FCP', 'LCP', 'CLS', 'INP'];
  expect(Object.keys(vitals).filter((key) => !known.includes(key))).toEqual([]);
  await leave(page);
  expect(bodies).toHaveLength(1);
});

test('who asks by Global Privacy Control not to be followed is not measured', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true });
  });
  const bodies = await visit(page);
  await leave(page);
  await page.goto(`${originNamed('archive')}${pathOf('privacy')}`, { waitUntil: 'networkidle' });
  expect(bodies).toEqual([]);
});
