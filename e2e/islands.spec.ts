import { expect, type Page, test } from '@playwright/test';
import { blog } from '../content/blog';
import { contact } from '../content/contact';
import { headerWords } from '../content/interface';
import { pathOf } from '../lib/routes';
import { expectCarriesEverything, fill } from './contact-page';
import { hold } from './hold';
import { hydrate } from './hydrate';

// What breaks in one island costs that island at most: each is broken by what it needs of the browser.

/** The page's frame is there, and nothing says that the whole of it broke. */
async function expectWhole(page: Page) {
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeAttached();
  await expect(page.getByRole('navigation', { name: headerWords.nav })).toBeVisible();
}

test.use({ viewport: { width: 1280, height: 800 } });

test('a listing whose filters fail shows its posts, and what is chosen loads the page anew', async ({
  page,
}) => {
  await page.addInitScript(() => {
    FormData.prototype.get = () => {
      throw new Error('broken');
    };
  });
  await page.goto('/blog');
  const shown = await page.getByRole('main').getByRole('heading', { level: 3 }).allInnerTexts();
  await hydrate(page);
  await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveText(shown);
  await expectWhole(page);
  await page.getByLabel(blog.filters.category).selectOption({ index: 1 });
  await expect(page).toHaveURL(/\/blog\?category=/);
});

test('a form that fails while it hydrates hands over every word that was typed before', async ({
  page,
}) => {
  // The form looks up the subject that its address asks for by this when it hydrates.
  await page.addInitScript(() => {
    Object.hasOwn = () => {
      throw new Error('broken');
    };
  });
  const release = await hold(page, '**/_next/static/islands/**');
  await page.goto(pathOf('contact'), { waitUntil: 'domcontentloaded' });
  await fill(page);
  release();
  await expect(page.getByRole('alert').filter({ hasText: contact.form.unavailable })).toBeVisible();
  const link = page.getByRole('link', { name: contact.form.otherWays.mail });
  expectCarriesEverything((await link.getAttribute('href')) ?? '');
  await expectWhole(page);
});
