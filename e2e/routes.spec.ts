import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { home } from '../content/home';
import { notFound } from '../content/not-found';
import { retired, routes } from '../content/routes';
import { pathOfSuccessor } from '../lib/routes';
import { allPaths, listedPaths, unknownPath } from './pages';

/** Addresses that search results, e-mails and other sites may name: each is a page, or retired with its successor. */
const published = [
  '/',
  '/about',
  '/blogs',
  '/blog',
  '/news',
  '/services',
  '/mssp',
  '/siemservice',
  '/edrservice',
  '/xdrservice',
  '/socservice',
  '/secassessment',
  '/vaptservice',
  '/codereview',
  '/netarchreview',
  '/netconfig',
  '/training',
  '/consultancy',
  '/policydev',
  '/datagov',
  '/riskassess',
  '/gapanalysis',
  '/Cisoservice',
  '/contactus',
  '/csr-projects',
  '/framework',
  '/services/security-consultancy',
];

test('every published address is exported or retired, a post among them', () => {
  expect([...allPaths, ...Object.keys(retired)]).toEqual(expect.arrayContaining(published));
  expect(allPaths.some((path) => path.startsWith('/blog/'))).toBe(true);
});

test('every page has a title and a description of its own', async ({ request }) => {
  const titles = new Map<string, string>();
  const descriptions = new Map<string, string>();
  // `/blogs` shows what `/blog` shows, and says which of the two is canonical.
  for (const path of allPaths.filter((path) => path !== '/blogs')) {
    const html = await (await request.get(path)).text();
    const title = html.match(/<title>([^<]+)<\/title>/)?.[1] ?? '';
    const description = html.match(/<meta name="description" content="([^"]+)"/)?.[1] ?? '';
    expect(title, path).not.toBe('');
    expect(titles.get(title), `${path} has the title of`).toBeUndefined();
    titles.set(title, path);
    const length = description.replace(/&\w+;|&#x?\w+;/g, '.').length;
    expect(length, `${path}: “${description}”`).toBeGreaterThanOrEqual(50);
    expect(length, `${path}: “${description}”`).toBeLessThanOrEqual(160);
    expect(descriptions.get(description), `${path} has the description of`).toBeUndefined();
    descriptions.set(description, path);
  }
});

test('canonicals name the page itself, and /blog for /blogs', async ({ page }) => {
  for (const [path, canonical] of [
    ['/vaptservice', '/vaptservice'],
    ['/blogs', '/blog'],
    ['/', '/'],
  ] as const) {
    await page.goto(path);
    const href = await page.locator('link[rel=canonical]').getAttribute('href');
    expect(new URL(href ?? '').pathname).toBe(canonical);
  }
});

test('placeholder pages stay out of the sitemap and of search engines', async ({ page }) => {
  for (const path of [routes.csrProjects.path, routes.framework.path]) {
    expect(listedPaths).not.toContain(path);
    await page.goto(path);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  }
});

test('an unknown address answers 404 with the home content under one line', async ({ page }) => {
  const answer = await page.goto(unknownPath);
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('status').first()).toHaveText(notFound.line);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(home.hero.headline[0]);
  await expect(page.locator('meta[name=robots]').first()).toHaveAttribute('content', /noindex/);
});

for (const [asked, page_] of [
  ['/cisoservice', '/Cisoservice'],
  ['/About', '/about'],
  ['/SIEMService', '/siemservice'],
  ['/about/', '/about'],
  ['/about.html', '/about'],
] as const) {
  test(`${asked} ends at ${page_}`, async ({ page }) => {
    const answer = await page.goto(`${asked}?about=siem#main`);
    expect(answer?.status()).toBe(200);
    const url = new URL(page.url());
    expect(url.pathname + url.search + url.hash).toBe(`${page_}?about=siem#main`);
  });
}

for (const [old, successor] of Object.entries(retired)) {
  test(`${old} is sent on at every spelling`, async ({ request }) => {
    for (const end of ['', '/', '.html']) {
      for (const spelling of [old, old.toLowerCase(), old.toUpperCase()]) {
        const answer = await request.get(`${spelling}${end}?from=old`, { maxRedirects: 0 });
        expect(answer.status(), spelling + end).toBe(301);
        expect(answer.headers().location).toBe(`${pathOfSuccessor(successor)}?from=old`);
        expect((await request.get(spelling + end)).status(), spelling + end).toBe(200);
      }
    }
  });
}

test('where a host cannot redirect, the page for unknown addresses recovers the case', async ({
  page,
}) => {
  const body = readFileSync('out/404.html', 'utf8');
  await page.route('**/AbOuT*', (route) =>
    route.fulfill({ status: 404, contentType: 'text/html', body }),
  );
  await page.goto('/AbOuT?from=old#main');
  await page.waitForURL('/about?from=old#main');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
