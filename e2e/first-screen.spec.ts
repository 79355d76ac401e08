import { expect, test } from '@playwright/test';
import { headOffice } from '../content/company';
import { reachWords } from '../content/interface';
import { pathOf } from '../lib/routes';
import { service } from './examples';

const PHONE = { width: 360, height: 740 };

test.use({ javaScriptEnabled: false, viewport: PHONE });

test('on a phone the contact page says whom to call before its form', async ({ page }) => {
  await page.goto(pathOf('contact'));
  const call = page.getByRole('main').locator(`a[href="tel:${headOffice.phone.dial}"]`);
  await expect(call.first()).toBeInViewport({ ratio: 1 });
});

test('on a phone two ways to a human stand at the window’s foot, once the page’s own are out of sight', async ({
  page,
}) => {
  await page.goto(pathOf(service));
  const bar = page.getByRole('navigation', { name: reachWords.nav });
  const ways = bar.getByRole('link');
  await expect(ways).toHaveCount(2);
  for (const way of await ways.all()) await expect(way).not.toBeInViewport();
  await page.mouse.move(100, 300);
  await page.mouse.wheel(0, 700);
  for (const way of await ways.all()) await expect(way).toBeInViewport({ ratio: 1 });
  await expect(ways.first()).toHaveAttribute('href', `tel:${headOffice.phone.dial}`);
  await expect(ways.last()).toHaveAttribute('href', `${pathOf('contact')}?about=${service}`);
  await page.mouse.wheel(0, 100_000);
  await expect(page.getByRole('contentinfo')).toBeInViewport();
  // What is left of it lies under the night that ends the page.
  await expect(ways.first()).not.toBeInViewport({ ratio: 0.5 });
  await page.setViewportSize({ width: 768, height: 1024 });
  await expect(bar).toBeHidden();
});

test('the hour on the dial of home is seen once: counted as the night moves', async ({ page }) => {
  await page.goto(pathOf('home'));
  await expect(page.locator('main svg tspan').first()).toBeHidden();
});
