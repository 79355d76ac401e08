import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { notFound } from '../content/not-found';
import { placeholders } from '../content/placeholders';
import { routes } from '../content/routes';
import { isListed, labelOf, pathOf, routeIds } from '../lib/routes';
import { service } from './examples';
import { fileOf, unknownPath } from './pages';

// Nor in the sitemap, which has what search engines may have: e2e/discovery.spec.ts.
test('hidden pages stay out of search engines', () => {
  for (const path of routeIds.filter((id) => !isListed(id)).map(pathOf))
    expect(readFileSync(fileOf(path), 'utf8')).toMatch(/<meta name="robots" content="noindex/);
});

for (const path of routeIds.filter((id) => id in placeholders).map(pathOf)) {
  test(`${path} is a tall blank block, or white with a logo`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto(path);
    const block = page.locator('main > div');
    await expect(block).toHaveText('');
    const { height = 0 } = (await block.boundingBox()) ?? {};
    expect(height).toBeGreaterThan(0.7 * (page.viewportSize()?.height ?? 0));
    if ((await block.locator('svg').count()) === 0) return;
    await expect(block).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  });
}

test('an unknown address answers 404 with home as it is, under one line that says so', async ({
  page,
}) => {
  await page.goto(pathOf('home'));
  const sections = () => page.getByRole('main').getByRole('heading').allTextContents();
  // But for the telephone, beside which a clock goes.
  const buttons = () => page.locator('main h1 ~ p a:not([href^="tel:"])').allTextContents();
  const ofHome = [await sections(), await buttons()];
  const answer = await page.goto(unknownPath);
  expect(answer?.status()).toBe(404);
  expect([await sections(), await buttons()]).toEqual(ofHome);
  await expect(page.getByRole('main').getByRole('paragraph').first()).toHaveText(notFound.line);
  await expect(page.getByText(notFound.line)).toBeInViewport();
  await expect(page.locator('meta[name=robots]').first()).toHaveAttribute('content', /noindex/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('an unknown address leads to the search with what is typed', async ({ page }) => {
    await page.goto(unknownPath);
    const field = page.getByRole('main').getByLabel(notFound.help);
    await expect(field).toBeInViewport();
    await field.fill('a word');
    await field.press('Enter');
    await expect(page).toHaveURL(`${pathOf('search')}?q=a+word`);
    await expect(
      page.getByRole('main').getByRole('link', { name: labelOf(service) }),
    ).toBeVisible();
  });
});

const about = pathOf('about');

test('where a host cannot redirect, the page for unknown addresses leads on', async ({ page }) => {
  const body = readFileSync('out/404.html', 'utf8');
  for (const [asked, target] of [
    // As chats and mails deliver links.
    ['/bLoG/Some-Post).', `${routes.blog.path}/Some-Post`],
    [`${about.toUpperCase()}%E2%80%9D`, about],
  ]) {
    await page.route(`**${asked}*`, (route) =>
      route.fulfill({ status: 404, contentType: 'text/html', body }),
    );
    await page.goto(`${asked}?from=old#main`);
    await page.waitForURL(`${target}?from=old#main`);
  }
});
