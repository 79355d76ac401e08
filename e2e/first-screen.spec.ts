import { expect, test } from '@playwright/test';
import { afterContact } from '../content/contact';
import { routes } from '../content/routes';
import { pathOf, serviceIds } from '../lib/routes';

const screens = [
  { width: 1440, height: 900 },
  { width: 360, height: 780 },
];

test.use({ javaScriptEnabled: false });

for (const path of ['/', ...serviceIds.map(pathOf)]) {
  test(`${path} says what it is, and what happens next, before the first scroll`, async ({
    page,
  }) => {
    for (const viewport of screens) {
      await page.setViewportSize(viewport);
      await page.goto(path);
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
      for (const part of [
        main.getByRole('link', { name: routes.contact.label }).first(),
        main.getByText(afterContact.first).first(),
      ]) {
        await expect(part).toBeInViewport({ ratio: 1 });
      }
    }
  });
}
