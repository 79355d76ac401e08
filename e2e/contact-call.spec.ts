import { expect, test } from '@playwright/test';
import { placeholders } from '../content/placeholders';
import { contactPath, subjects } from '../lib/contact/subjects';
import { labelOf, pathOf, routeIds, serviceIds } from '../lib/routes';
import { formOf } from './contact-page';
import { hydrate } from './hydrate';
import { allPaths, everyPath, unknownPath } from './pages';

/** The pages that end without a Contact Us button: the form itself, and those that are kept for their address. */
const without = routeIds.filter((id) => id === 'contact' || id in placeholders).map(pathOf);

/** The pages whose button names no subject, for they have none of their own. */
const aboutNothing: readonly string[] = [pathOf('home'), unknownPath];

/** The pages that close with a quote before it. */
const quoting: readonly string[] = [...serviceIds, 'about' as const].map(pathOf);

test.use({ javaScriptEnabled: false });

test('every page but these ends with a Contact Us button, which carries the page’s subject', async ({
  page,
}) => {
  expect(allPaths).toEqual(expect.arrayContaining([...without]));
  const pages = [...everyPath, unknownPath].filter((path) => !without.some((one) => one === path));
  for (const path of pages) {
    await page.goto(path);
    const button = page.getByRole('main').getByRole('link').last();
    await expect(button, path).toHaveText(labelOf('contact'));
    if (quoting.includes(path)) {
      await expect(page.locator('main > * > * > blockquote'), path).toHaveCount(1);
    }
    const { pathname, searchParams } = new URL(
      (await button.getAttribute('href')) ?? '',
      page.url(),
    );
    expect(pathname, path).toBe(pathOf('contact'));
    const about = searchParams.get('about');
    if (aboutNothing.includes(path)) expect(about, path).toBeNull();
    else expect(Object.keys(subjects), path).toContain(about);
  }
});

test.describe('with JavaScript', () => {
  test.use({ javaScriptEnabled: true });

  test('a page that is no service’s fills in the subject too', async ({ page }) => {
    await page.goto(pathOf('privacy'));
    await page
      .getByRole('main')
      .getByRole('link', { name: labelOf('contact'), exact: true })
      .last()
      .click();
    await page.waitForURL(contactPath('privacy'));
    await hydrate(page);
    await expect(formOf(page).subject).toHaveValue(subjects.privacy ?? '');
  });
});
