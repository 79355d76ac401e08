import { expect, type Page, type Route, test } from '@playwright/test';
import { contact } from '../content/contact';
import { pathOf } from '../lib/routes';
import { answerWith, fill, KEYED, openKeyed, solveAndSubmit } from './contact-page';
import { originNamed, REPORTS_URL, VITALS_URL } from './variants';

const { form: words } = contact;

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
  await expect(page.locator('script[src*="/reports."]')).toBeAttached();
  expect(bodies).toEqual([]);
  await leave(page);
  await expect.poll(() => bodies.length).toBe(1);
  const vitals = JSON.parse(bodies[0] ?? '');
  expect(vitals).toMatchObject({ path: pathOf('about'), navigationType: 'navigate' });
  for (const name of ['TTFB', 'FCP', 'CLS']) expect(vitals[name]).toEqual(expect.any(Number));
  expect(vitals.release).toMatch(/^\d+\.\d+\.\d+\+/);
  const known = [
    'type',
    'release',
    'path',
    'at',
    'navigationType',
    'connection',
    'TTFB',
    'FCP',
    'LCP',
    'CLS',
    'INP',
  ];
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

/** What is typed into the form: none of it may be in a report. */
const TYPED = {
  user_name: 'Zarathustra Quixote',
  user_email: 'quixote@windmill.example',
  user_phone: '+6591234567',
  subject: 'Rocinante',
  message: 'quota captcha network "blocked" timeout\n{"cause":"typed"} Dulcinea',
};

const FAILURES = [
  ['quota', (route: Route) => answerWith(route, 429, 'Too many requests')],
  ['captcha', (route: Route) => answerWith(route, 400, 'reCAPTCHA: malformed')],
  ['blocked', (route: Route) => answerWith(route, 403, 'Forbidden')],
  ['network', (route: Route) => route.abort()],
] as const;

for (const [cause, send] of FAILURES) {
  test(`a message that fails for ${cause} is reported once, with the cause and nothing typed`, async ({
    page,
  }) => {
    const bodies = await failing(page, send);
    await expect.poll(() => bodies.map((body) => JSON.parse(body).type)).toEqual(['form']);
    const report = JSON.parse(bodies[0] ?? '');
    expect(report).toEqual({
      type: 'form',
      cause,
      path: pathOf('contact'),
      release: expect.stringMatching(/^\d+\.\d+\.\d+\+/),
    });
    for (const value of Object.values(TYPED)) expect(bodies.join()).not.toContain(value);
  });
}

test('who asks by Global Privacy Control not to be followed has no failure reported', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true });
  });
  const bodies = await failing(page, (route) => answerWith(route, 429, 'Too many requests'));
  await leave(page);
  expect(bodies).toEqual([]);
});

test('hosts name the endpoint for what browsers report by themselves', async ({ request }) => {
  const headers = (await request.get(KEYED)).headers();
  expect(headers['reporting-endpoints']).toBe(`default="${REPORTS_URL}"`);
  expect(headers['content-security-policy']).toContain('; report-to default');
});

/** Sends a message that fails; resolves to the beacons, once the failure shows. */
async function failing(page: Page, send: (route: Route) => Promise<unknown>) {
  const bodies: string[] = [];
  const { form } = await openKeyed(page, { send });
  await page.route(REPORTS_URL, (route) => {
    bodies.push(route.request().postData() ?? '');
    return route.fulfill({ status: 204 });
  });
  await expect(page.locator('script[src*="/reports."]')).toBeAttached();
  await fill(page, TYPED);
  await solveAndSubmit(page);
  await expect(form.alert.filter({ hasText: words.alerts.failed })).toBeVisible();
  return bodies;
}
