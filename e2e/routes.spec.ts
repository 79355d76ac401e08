import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { home } from '../content/home';
import { notFound } from '../content/not-found';
import { routes } from '../content/routes';
import { postsIn } from '../lib/blog/post-folder';
import { postPath } from '../lib/blog/post-path';
import { isListed, pathOf, routeIds } from '../lib/routes';
import { service } from './examples';
import { allPaths, listedPaths, unknownPath } from './pages';

test('every page of the table is exported, and every post', () => {
  const posts = postsIn('content/posts').map(({ id }) => postPath(id));
  const pages = routeIds.map(pathOf);
  expect(allPaths).toEqual(expect.arrayContaining([...pages, ...posts]));
  for (const path of allPaths) {
    expect(existsSync(`out${path === '/' ? '/index' : path}.html`), path).toBe(true);
  }
});

test('hidden pages stay out of the sitemap and of search engines', async ({ page }) => {
  for (const path of routeIds.filter((id) => !isListed(id)).map(pathOf)) {
    expect(listedPaths).not.toContain(path);
    await page.goto(path);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  }
});

test('an unknown address answers 404 with the home content under one line', async ({ page }) => {
  const answer = await page.goto(unknownPath);
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('status').first()).toHaveText(notFound.line);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(
    home.hero.headline.at(0) ?? '',
  );
  await expect(page.locator('meta[name=robots]').first()).toHaveAttribute('content', /noindex/);
});

const about = pathOf('about');

for (const [asked, target] of [
  ...routeIds
    .filter((id) => 'keepsCapitals' in routes[id])
    .map((id) => [pathOf(id).toLowerCase(), pathOf(id)]),
  [pathOf(service).toUpperCase(), pathOf(service)],
  [about.toUpperCase(), about],
  [`${about}/`, about],
  [`${about}.html`, about],
]) {
  test(`${asked} ends at ${target}`, async ({ page }) => {
    const answer = await page.goto(`${asked}?about=${service}#main`);
    expect(answer?.status()).toBe(200);
    const url = new URL(page.url());
    expect(url.pathname + url.search + url.hash).toBe(`${target}?about=${service}#main`);
  });
}

test('where a host cannot redirect, the page for unknown addresses recovers the case', async ({
  page,
}) => {
  const body = readFileSync('out/404.html', 'utf8');
  const other = about.toUpperCase();
  await page.route(`**${other}*`, (route) =>
    route.fulfill({ status: 404, contentType: 'text/html', body }),
  );
  await page.goto(`${other}?from=old#main`);
  await page.waitForURL(`${about}?from=old#main`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
