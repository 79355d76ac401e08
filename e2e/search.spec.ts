import { expect, type Page, test } from '@playwright/test';
import { buying } from '../content/buying';
import { search } from '../content/search';
import { expansions } from '../lib/glossary';
import { labelOf, pathOf, serviceIds } from '../lib/routes';
import { noteAnnouncements } from './announcements';
import { otherService, service } from './examples';
import { hydrate } from './hydrate';
import { countLineOf } from './parts';
import { expectSound } from './sound';

const SEARCH = pathOf('search');
const ASKED = labelOf(service);
/** How long a hand takes for a letter, and how long a text rests before it is announced. */
const LETTER_MS = 120;
const REST_MS = 1_000;

const field = (page: Page) => page.getByLabel(search.field);
const results = (page: Page) => page.getByRole('region', { name: search.results });
const first = (page: Page) => results(page).getByRole('link').first();

test('a service comes first by its name or acronym, a page by its headings', async ({ page }) => {
  test.slow();
  await page.goto(SEARCH);
  for (const id of serviceIds) {
    const label = labelOf(id);
    const acronyms = label.split(/[^\w]+/).filter((word) => word in expansions);
    const named = Object.keys(expansions).filter((key) => key.toLowerCase() === id);
    for (const asked of new Set([label, ...acronyms, ...named])) {
      await field(page).fill(asked);
      await expect(countLineOf(page)).toContainText(`“${asked}”`);
      await expect(first(page), asked).toHaveAttribute('href', pathOf(id));
    }
  }
  await field(page).fill(buying.protection.heading);
  await expect(first(page), 'its heading').toHaveAttribute('href', pathOf('buying'));
});

test('a word that no page has is said to be found nowhere', async ({ page }) => {
  await page.goto(`${SEARCH}?q=the`);
  await expect(first(page)).toBeVisible();
  // Not what every “the” finds.
  await field(page).fill('thexyzzy');
  await expect(countLineOf(page)).toHaveText(`${search.nothing} “thexyzzy”`);
  await expect(results(page)).toHaveCount(0);
  await expect(page.getByText(search.otherwise)).toBeVisible();
  await expectSound(page);
});

test('an address with a query shows its results by itself, and typing changes the address', async ({
  page,
}) => {
  await page.goto(`${SEARCH}?${new URLSearchParams({ q: ASKED })}`);
  await expect(first(page)).toHaveAttribute('href', pathOf(service));
  await expect(field(page)).toHaveValue(ASKED);
  await expect(results(page).locator('mark').first()).toBeVisible();
  for (const excerpt of await results(page).locator('p:has(mark)').allTextContents())
    expect(excerpt, 'begins a sentence, or says that it does not').toMatch(/^(?:… |\P{Ll})/u);
  await expectSound(page);
  const steps = await page.evaluate(() => history.length);
  const other = labelOf(otherService);
  await field(page).fill(other);
  await expect(first(page)).toHaveAttribute('href', pathOf(otherService));
  await expect(page).toHaveURL((url) => url.searchParams.get('q') === other);
  expect(await page.evaluate(() => history.length)).toBe(steps);
  await field(page).fill('');
  await expect(results(page)).toHaveCount(0);
  await expect(page).toHaveURL((url) => url.search === '');
});

test('of the index nothing is fetched before a visitor reaches for the field, and no texts for what is typed further', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/pagefind/')) asked.push(pathname);
  });
  const askedFor = (end: string) => asked.filter((path) => path.endsWith(end));
  for (const path of [pathOf('blog'), SEARCH]) {
    await page.goto(path);
    await hydrate(page);
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
  }
  await field(page).focus();
  await expect.poll(() => askedFor('.pagefind')).not.toEqual([]);
  await page.waitForLoadState('networkidle');
  await field(page).fill(ASKED);
  await expect(first(page)).toHaveAttribute('href', pathOf(service));
  const shown = results(page).getByRole('listitem');
  await expect.poll(async () => askedFor('.pf_fragment').length - (await shown.count())).toBe(0);
});

test('what was found is announced once, when the typing rests', async ({ page }) => {
  await page.clock.install();
  await page.goto(SEARCH);
  await hydrate(page);
  await field(page).focus();
  await page.waitForLoadState('networkidle');
  const announced = await noteAnnouncements(page);
  await page.clock.pauseAt(Date.now() + 3_600_000);
  const typed = 'vulnerability';
  for (let length = 1; length <= typed.length; length += 1) {
    await field(page).press(typed.charAt(length - 1));
    await expect(countLineOf(page)).toContainText(`“${typed.slice(0, length)}”`);
    await page.clock.runFor(LETTER_MS);
  }
  expect(await announced()).toEqual([]);
  await page.clock.runFor(REST_MS);
  const line = await countLineOf(page).innerText();
  expect(await announced()).toEqual([line]);
});

test('an index out of reach is told, and fetched at the next attempt', async ({ page }) => {
  await page.route('**/pagefind/pagefind-entry.json*', (route) => route.abort());
  await page.goto(`${SEARCH}?${new URLSearchParams({ q: ASKED })}`);
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText(search.failed);
  await expectSound(page);
  await page.unroute('**/pagefind/pagefind-entry.json*');
  await alert.getByRole('button').click();
  await expect(first(page)).toHaveAttribute('href', pathOf(service));
  await expect(countLineOf(page), 'the button took the focus along').toBeFocused();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the header leads to a list of every page', async ({ page }) => {
    await page.goto('/about');
    await page
      .getByRole('banner')
      .getByRole('link', { name: labelOf('search') })
      .click();
    await expect(field(page)).toBeHidden();
    for (const id of [...serviceIds, 'blog' as const])
      await expect(page.locator(`main a[href="${pathOf(id)}"]:visible`)).not.toHaveCount(0);
  });
});
