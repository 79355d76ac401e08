import { expect, test } from '@playwright/test';
import { type PrivacyPart, privacy } from '../content/privacy';
import { pathOf } from '../lib/routes';
import { hydrate } from './hydrate';
import { originNamed, VITALS_URL } from './variants';

test('where an address for them is set, a page sends its web vitals when it is left', async ({
  page,
}) => {
  const bodies: string[] = [];
  await page.route(VITALS_URL, (route) => {
    bodies.push(route.request().postData() ?? '');
    return route.fulfill({ status: 204 });
  });
  await page.goto(`${originNamed('archive')}${pathOf('about')}`);
  await hydrate(page);
  await page.waitForLoadState('networkidle');
  expect(bodies).toEqual([]);
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });
  await expect.poll(() => bodies.length).toBe(1);
  const vitals: { name: string; value: number; page: string }[] = JSON.parse(bodies[0] ?? '');
  expect(vitals.map(({ name }) => name)).toEqual(expect.arrayContaining(['TTFB', 'FCP', 'CLS']));
  for (const vital of vitals)
    expect(vital).toMatchObject({ page: pathOf('about'), value: expect.any(Number) });
});

test('where none is set, nothing is measured and nothing is sent', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(pathOf('about'));
  await hydrate(page);
  await page.goto(pathOf('privacy'));
  const parts: readonly PrivacyPart[] = privacy.parts;
  for (const { heading } of parts.filter(({ when }) => when === 'vitalsReported')) {
    await expect(page.getByRole('heading', { name: heading, exact: true })).toHaveCount(0);
  }
  expect(asked.filter((url) => new URL(url).hostname !== 'localhost')).toEqual([]);
});
