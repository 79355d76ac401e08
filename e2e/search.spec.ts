import { expect, type Page, test } from '@playwright/test';
import { serviceFamilies } from '../content/navigation';
import { routes } from '../content/routes';
import { search } from '../content/search';
import { canonicalPathOf, isListed, labelOf, pathOf, routeIds, serviceIds } from '../lib/routes';
import { noteAnnouncements } from './announcements';
import { hold } from './hold';
import { hydrate } from './hydrate';
import { allPaths } from './pages';
import { countLineOf } from './parts';
import { expectServicesFound } from './services-found';

const SEARCH = pathOf('search');
const NOWHERE = 'qqqxzz';
/** How long a hand takes for a letter, and how long a text rests before it is announced. */
const LETTER_MS = 120;
const REST_MS = 1_000;

const field = (page: Page) => page.getByLabel(search.field);
const status = (page: Page) => page.getByRole('main').getByRole('status');
const results = (page: Page) => page.getByRole('region', { name: search.results });
const first = (page: Page) => results(page).getByRole('link').first();

/** Everything of the index that a page fetches, as it is asked for. */
function indexRequests(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/pagefind/')) asked.push(pathname);
  });
  return asked;
}

test('every service is the first result for its own name and for its acronym', async ({ page }) => {
  test.slow();
  await page.goto(SEARCH);
  await expectServicesFound(page);
});

for (const [typed, meant] of [
  ['vulnerabilty', 'vulnerability'],
  ['fishing', 'phishing'],
] as const) {
  test(`“${typed}” leads somewhere`, async ({ page }) => {
    await page.goto(SEARCH);
    await field(page).fill(typed);
    await expect(first(page)).toBeVisible();
    await expect(page.getByRole('main').getByText(meant).first()).toBeVisible();
    await expect(status(page)).toContainText(`“${typed}”`);
  });
}

test('a word that no page has finds none that begin alike: “thexyzzy” not every “the”', async ({
  page,
}) => {
  await page.goto(`${SEARCH}?q=the`);
  await expect(first(page)).toBeVisible();
  await field(page).fill('thexyzzy');
  await expect(results(page)).toHaveCount(0);
  await expect(status(page)).toContainText('“thexyzzy”');
});

test('an address with a query shows its results by itself, and typing changes the address', async ({
  page,
}) => {
  await page.goto(`${SEARCH}?q=siem`);
  await expect(first(page)).toHaveAttribute('href', pathOf('siem'));
  await expect(field(page)).toHaveValue('siem');
  const steps = await page.evaluate(() => history.length);
  await field(page).fill('code review');
  await expect(first(page)).toHaveAttribute('href', pathOf('codeReview'));
  await expect(page).toHaveURL((url) => url.search === '?q=code+review');
  expect(await page.evaluate(() => history.length)).toBe(steps);
  await field(page).fill('');
  await expect(results(page)).toHaveCount(0);
  await expect(page).toHaveURL((url) => url.search === '');
});

test('what was typed before the script arrived is kept and searched for', async ({ page }) => {
  const release = await hold(page, '**/_next/static/chunks/**');
  // Not until it has loaded: where the browser reports its pointer early, that waits for the held scripts.
  await page.goto(SEARCH, { waitUntil: 'domcontentloaded' });
  await field(page).pressSequentially('siem');
  release();
  await expect(first(page)).toHaveAttribute('href', pathOf('siem'));
  await expect(field(page)).toHaveValue('siem');
});

test('no texts are fetched for what was typed further meanwhile', async ({ page }) => {
  const asked = indexRequests(page);
  await page.goto(SEARCH);
  await hydrate(page);
  await field(page).focus();
  await page.waitForLoadState('networkidle');
  const release = await hold(page, '**/*.pf_index');
  await field(page).pressSequentially('siem');
  await expect.poll(() => asked.some((path) => path.endsWith('.pf_index'))).toBe(true);
  release();
  await expect(first(page)).toHaveAttribute('href', pathOf('siem'));
  const texts = asked.filter((path) => path.endsWith('.pf_fragment'));
  expect(texts).toHaveLength(await results(page).getByRole('listitem').count());
});

test('nothing of the index is fetched before a visitor reaches for the field', async ({ page }) => {
  const asked = indexRequests(page);
  for (const path of [SEARCH, pathOf('blog')]) {
    await page.goto(path);
    await hydrate(page);
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
  }
  await page.goto(SEARCH);
  await hydrate(page);
  await field(page).focus();
  await expect.poll(() => asked.some((path) => path.endsWith('.pagefind'))).toBe(true);
});

for (const shortcut of ['Control+k', 'Meta+k']) {
  test(`${shortcut} leads to the search, and there to its field`, async ({ page }) => {
    await page.goto(pathOf('about'));
    await expect(async () => {
      await page.keyboard.press(shortcut);
      await page.waitForURL(`**${SEARCH}`, { timeout: 1000 });
    }).toPass();
    await expect(async () => {
      await page.keyboard.press(shortcut);
      await expect(field(page)).toBeFocused({ timeout: 500 });
    }).toPass();
  });
}

test('no key alone leads away, and no shortcut out of a form', async ({ page }) => {
  await page.goto(pathOf('contact'));
  await expect(page.locator('html[data-scrolled]')).toBeAttached();
  const path = page.url();
  // What is pressed leaves the page at once, if at all: the last press below would find another page.
  for (const key of ['/', 'k', 's']) await page.keyboard.press(key);
  const message = page.locator('main form textarea').first();
  await message.pressSequentially('and/or');
  await page.keyboard.press('Control+k');
  await page.locator('main form button').first().focus();
  await page.keyboard.press('Control+k');
  await expect(message).toHaveValue('and/or');
  expect(page.url()).toBe(path);
});

test('the keyboard alone reaches the field, the results and further results', async ({ page }) => {
  await page.goto(SEARCH);
  await field(page).focus();
  await page.keyboard.type('security');
  await expect(first(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(first(page)).toBeFocused();
  const links = results(page).getByRole('link');
  const shown = await links.count();
  await results(page).getByRole('button', { name: search.more }).focus();
  await page.keyboard.press('Enter');
  await expect(links.nth(shown)).toBeFocused();
  await links.first().focus();
  const address = await links.first().getAttribute('href');
  await page.keyboard.press('Enter');
  await page.waitForURL(`**${address}`);
});

test('what was found is announced once, when the typing rests', async ({ page }) => {
  await page.clock.install();
  await page.goto(SEARCH);
  await hydrate(page);
  await field(page).focus();
  await page.waitForLoadState('networkidle');
  const announced = await noteAnnouncements(page);
  await page.clock.pauseAt(Date.now() + 3_600_000);
  const typed = 'vulnerabilty';
  for (let length = 1; length <= typed.length; length += 1) {
    await field(page).press(typed.charAt(length - 1));
    await expect(countLineOf(page)).toContainText(`“${typed.slice(0, length)}”`);
    await page.clock.runFor(LETTER_MS);
  }
  const meant = page.getByRole('main').locator('p', { hasText: search.meant }).getByRole('link');
  await expect(meant).toBeVisible();
  expect(await announced()).toEqual([]);
  await page.clock.runFor(REST_MS);
  const [said = '', ...further] = await announced();
  expect(said).toContain(await countLineOf(page).innerText());
  expect(said).toContain(`${search.meant} ${await meant.innerText()}`);
  await page.clock.runFor(REST_MS);
  expect(further).toEqual([]);
});

test('Enter leads from the field to what was found, and so closes a phone’s keyboard', async ({
  page,
}) => {
  await page.goto(`${SEARCH}?q=siem`);
  await expect(first(page)).toBeVisible();
  await field(page).press('Enter');
  await expect(countLineOf(page)).toBeFocused();
  await expect(countLineOf(page)).toContainText('“siem”');
  await page.keyboard.press('Tab');
  await expect(first(page)).toBeFocused();
});

test('where nothing is found there are the families and the contact page', async ({ page }) => {
  await page.goto(`${SEARCH}?q=${NOWHERE}`);
  const main = page.getByRole('main');
  await expect(status(page)).toContainText(NOWHERE);
  const ways = main.locator('ul', { has: page.getByRole('link', { name: labelOf('contact') }) });
  for (const id of [...serviceFamilies.map(({ route }) => route), 'contact' as const]) {
    await expect(ways.first().getByRole('link', { name: labelOf(id) })).toBeVisible();
  }
});

test('an index out of reach is told, and fetched at the next attempt', async ({ page }) => {
  await page.route('**/pagefind/pagefind-entry.json*', (route) => route.abort());
  await page.goto(`${SEARCH}?q=siem`);
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText(search.failed);
  await page.unroute('**/pagefind/pagefind-entry.json*');
  await alert.getByRole('button').click();
  await expect(first(page)).toHaveAttribute('href', pathOf('siem'));
  await expect(countLineOf(page), 'the button took the focus along').toBeFocused();
});

test('the search breaks no policy, and only pages that search may run WebAssembly', async ({
  page,
  request,
}) => {
  const violations: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') violations.push(message.text());
  });
  for (const path of [SEARCH, pathOf('blog')]) {
    await page.goto(`${path}?q=log`);
    await expect(page.getByRole('main').getByRole('status').first()).toContainText(/\d/);
  }
  expect(violations).toEqual([]);
  const searching: string[] = [SEARCH, routes.blog.path, routes.blogs.path];
  for (const path of allPaths) {
    const html = await (await request.get(path)).text();
    const [, policy = ''] =
      html.match(/http-equiv="Content-Security-Policy" content="([^"]+)"/) ?? [];
    expect(policy.includes("'wasm-unsafe-eval'"), path).toBe(searching.includes(path));
  }
});

test('placeholders, the list’s further pages and the search itself are no results', async ({
  page,
}) => {
  await page.goto(SEARCH);
  await hydrate(page);
  const found = await page.evaluate(async () => {
    const index = await import(`${location.origin}/pagefind/pagefind.js`);
    await index.options({ noWorker: true });
    const { results } = await index.search(null);
    const pages: { url: string }[] = await Promise.all(
      results.map((hit: { data(): Promise<{ url: string }> }) => hit.data()),
    );
    return pages.map(({ url }) => url).sort();
  });
  const unsearched: string[] = routeIds
    .filter((id) => id === 'search' || !isListed(id) || canonicalPathOf(id) !== pathOf(id))
    .map(pathOf);
  const expected = allPaths.filter(
    (path) => !path.startsWith(`${routes.blog.path}/page/`) && !unsearched.includes(path),
  );
  expect(found).toEqual(expected.sort());
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the header leads to a list of every page and post', async ({ page }) => {
    await page.goto('/about');
    await page
      .getByRole('banner')
      .getByRole('link', { name: labelOf('search') })
      .click();
    await expect(field(page)).toBeHidden();
    const links = page.getByRole('main').getByRole('link');
    const addresses = await links.evaluateAll((all) =>
      all.map((link) => new URL((link as HTMLAnchorElement).href).pathname),
    );
    for (const id of serviceIds) expect(addresses).toContain(pathOf(id));
    expect(addresses.filter((path) => path.startsWith(`${routes.blog.path}/`))).not.toEqual([]);
  });
});
