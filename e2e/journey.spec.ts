import { expect, type Locator, type Page, test } from '@playwright/test';
import { blog, postCategories } from '../content/blog';
import { headerWords } from '../content/interface';
import { search as searchWords } from '../content/search';
import { labelOf, pathOf } from '../lib/routes';
import { expectCarriesEverything, formOf, visitor, watchMail } from './contact-page';
import { family } from './examples';

// One visit from the first Tab to a message, as somebody makes it who uses no pointer, and as somebody makes it who
// has a page read out: header, Services panel, search, filters, form.

const MOST_STOPS = 60;

const [page1] = family.items;
const [category] = postCategories;
const banner = (page: Page) => page.getByRole('banner');
const linkTo = (page: Page, name: string) => banner(page).getByRole('link', { name, exact: true });
const combobox = (page: Page) =>
  page.getByRole('combobox', { name: blog.filters.category, exact: true });
const searchField = (page: Page) => page.getByRole('searchbox', { name: searchWords.field });
const results = (page: Page) =>
  page.getByRole('region', { name: searchWords.results }).getByRole('link');

/** Presses Tab until something has the focus, and sees to it that every stop on the way is in view. */
async function tabTo(page: Page, target: Locator) {
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    await page.keyboard.press('Tab');
    await expect(page.locator(':focus')).toBeInViewport();
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`${MOST_STOPS} presses of Tab do not lead to ${target}.`);
}

test('by keys alone a visitor finds a service, searches, filters and writes', async ({ page }) => {
  const mails = await watchMail(page);
  await page.goto(pathOf('home'));

  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: headerWords.skip })).toBeFocused();
  await tabTo(page, banner(page).locator('summary:visible', { hasText: headerWords.services }));
  await page.keyboard.press('Enter');
  await tabTo(page, linkTo(page, labelOf(page1)));
  await page.keyboard.press('Enter');
  await page.waitForURL(pathOf(page1));

  await page.keyboard.press('Control+k');
  await page.waitForURL(pathOf('search'));
  await page.keyboard.press('Control+k');
  await expect(searchField(page)).toBeFocused();
  await page.keyboard.type(labelOf(page1));
  await expect(results(page).first()).toBeVisible();
  await tabTo(page, results(page).first());
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(pathOf(page1));

  await tabTo(page, linkTo(page, labelOf('blogs')));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(pathOf('blogs'));
  await tabTo(page, combobox(page));
  await page.keyboard.type(category);
  await expect(combobox(page)).toHaveValue(category);
  await expect(page).toHaveURL(/category=/);

  await page.keyboard.press('Shift+Tab');
  await page.goto(pathOf('contact'));
  const form = formOf(page);
  for (const [name, value] of Object.entries(visitor)) {
    const field = form[name as keyof typeof visitor];
    await tabTo(page, field);
    // A subject may be filled in by the link that led here.
    await page.keyboard.press('Control+a');
    for (const [index, line] of value.split('\n').entries()) {
      if (index > 0) await page.keyboard.press('Enter');
      await page.keyboard.insertText(line);
    }
  }
  await tabTo(page, form.submit);
  await page.keyboard.press('Enter');
  await expect.poll(() => mails.length).toBe(1);
  expectCarriesEverything(mails[0] ?? '');
});

test('by its accessibility tree a visitor is told what opens, what was found and what is wrong', async ({
  page,
}) => {
  await page.goto(pathOf('home'));
  const services = banner(page).locator('summary:visible', { hasText: headerWords.services });
  await expect(linkTo(page, labelOf(page1))).toHaveCount(0);
  await services.press('Enter');
  await expect(linkTo(page, labelOf(page1))).toHaveCount(1);
  await linkTo(page, labelOf(page1)).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(linkTo(page, labelOf(page1))).toHaveCount(0);

  await page.goto(pathOf('search'));
  await searchField(page).fill(labelOf(page1));
  await expect(page.getByRole('status')).toContainText(labelOf(page1));
  await expect(results(page).first()).toHaveAccessibleName(labelOf(page1));

  await page.goto(pathOf('blog'));
  await combobox(page).selectOption(category);
  await expect(page.getByRole('main').getByRole('status').filter({ hasText: /\d/ })).toBeAttached();

  await page.goto(pathOf('contact'));
  const form = formOf(page);
  await form.submit.press('Enter');
  await expect(form.alert).toBeVisible();
  for (const field of [form.user_name, form.user_email, form.message]) {
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription(/\S/);
  }
  for (const field of [form.user_phone, form.subject]) {
    await expect(field).not.toHaveAttribute('aria-invalid');
  }
});
