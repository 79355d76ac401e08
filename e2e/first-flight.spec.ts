import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { expect, type Page, type Request, test } from '@playwright/test';
import {
  FIRST_SCREEN_BUDGET,
  firstScreenOf,
  PAGE_BUDGET,
  SCRIPT_BUDGET,
} from '../build/check-page';
import { company } from '../content/company';
import { headerWords } from '../content/interface';
import { labelOf, pathOf } from '../lib/routes';
import { homeStrip, service, serviceStrips } from './examples';
import { hydrate, ignoreRestingPointer, makeIsland } from './hydrate';
import { everyPath, unknownPath } from './pages';
import { stripsOf } from './parts';

const MOST_REQUESTS = 8;
/** The page for unknown addresses also puts the case of an address right. */
const MOST_SCRIPT_OF_UNKNOWN = 1_900;
const MOST_FONT = 20_000;
/** Twenty segments, which the second round trip may carry, less the responses' headers. */
const SECOND_FLIGHT_BUDGET = 28_200;

test.use({ viewport: { width: 390, height: 800 } });
test.beforeEach(({ page }) => ignoreRestingPointer(page));

for (const path of [...everyPath, unknownPath]) {
  test(`${path} shows its first screen after one flight, and no framework comes to who reads it`, async ({
    page,
  }) => {
    const requests: Request[] = [];
    page.on('request', (request) => requests.push(request));
    await page.goto(path, { waitUntil: 'networkidle' });

    const bytesOf = async (chosen: Request[]) => {
      const bodies = await Promise.all(
        chosen.map(async (request) => (await request.response())?.body() ?? Buffer.alloc(0)),
      );
      return bodies.reduce(
        (sum, body, index) =>
          sum + (chosen[index]?.resourceType() === 'font' ? body : brotliCompressSync(body)).length,
        0,
      );
    };
    const ofType = (type: string) => requests.filter((request) => request.resourceType() === type);

    const [document] = ofType('document');
    const html = (await (await document?.response())?.text()) ?? '';
    expect(brotliCompressSync(firstScreenOf(html)).length, 'first screen').toBeLessThanOrEqual(
      FIRST_SCREEN_BUDGET,
    );
    if (!path.startsWith(`${pathOf('blog')}/`)) {
      expect(await bytesOf(ofType('document')), 'HTML with CSS').toBeLessThanOrEqual(PAGE_BUDGET);
    }
    expect(await bytesOf(ofType('script')), 'script').toBeLessThanOrEqual(
      path === unknownPath ? MOST_SCRIPT_OF_UNKNOWN : SCRIPT_BUDGET,
    );
    expect(ofType('font').length).toBe(1);
    expect(await bytesOf(ofType('font')), 'font').toBeLessThanOrEqual(MOST_FONT);
    expect(
      await bytesOf(requests.filter((request) => request !== document)),
      'all that follows the HTML',
    ).toBeLessThanOrEqual(SECOND_FLIGHT_BUDGET);
    expect(
      requests.length,
      requests.map((request) => request.url()).join('\n'),
    ).toBeLessThanOrEqual(MOST_REQUESTS);
    const origins = new Set(requests.map((request) => new URL(request.url()).origin));
    expect([...origins]).toEqual([new URL(page.url()).origin]);

    if ((await page.locator('[data-hydrate]').count()) > 0) return; // A page that is a tool.
    const scripts = ofType('script').length;
    await readToTheEnd(page);
    expect(ofType('script'), 'what reading fetches').toHaveLength(scripts);
  });
}

/** Opens the menu, scrolls to the end and crosses the page with the pointer, where no island is. */
async function readToTheEnd(page: Page) {
  await page.locator('summary:visible').first().click();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  for (const top of [300, 1_000_000]) {
    await page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);
  }
  for (let y = 20; y < 800; y += 60) await page.mouse.move(200, y);
  await page.waitForLoadState('networkidle');
}

for (const path of new Set([
  ...(['contact', 'blog', 'search', service] as const).map((id) => pathOf(id)),
  ...[homeStrip, ...serviceStrips.slice(0, 1)].map((strip) => strip.path),
])) {
  test(`${path} hydrates in silence, asks for no stylesheet and gets nothing twice`, async ({
    page,
  }) => {
    const messages: string[] = [];
    page.on('console', (message) => messages.push(message.text()));
    page.on('pageerror', (error) => messages.push(error.message));
    const asked: string[] = [];
    page.on('request', (request) => {
      // The one for paper comes with the page.
      const isForPaper = request.url().includes('/print.');
      if (request.resourceType() === 'stylesheet' && !isForPaper) asked.push(request.url());
    });
    await page.goto(path);
    const countsOf = () =>
      page.evaluate(() => ({
        styles: document.styleSheets.length,
        preloads: document.querySelectorAll('link[rel=preload]').length,
        metas: document.querySelectorAll('meta').length,
        titles: document.querySelectorAll('title').length,
      }));
    const before = await countsOf();
    await hydrate(page);
    await page.waitForLoadState('networkidle');
    expect(await countsOf()).toEqual(before);
    const scripts = await page
      .locator('script[src]')
      .evaluateAll((tags) => tags.map((tag) => (tag as HTMLScriptElement).src));
    expect(new Set(scripts).size).toBe(scripts.length);
    expect(asked).toEqual([]);
    expect(messages).toEqual([]);
  });
}

/** What asks the server for the framework or React's data. */
const frameworkOf = (page: Page) => page.locator('script[src*="/rsc/"], script[src*="/chunks/"]');

for (const [name, act] of Object.entries({
  pointer: (page: Page) => page.mouse.move(2, 2),
  key: (page: Page) => page.keyboard.press('Shift'),
  scroll: (page: Page) => page.evaluate(() => window.scrollTo(0, 10)),
  focus: (page: Page) => page.locator('summary:visible').first().focus(),
})) {
  test(`on a page that is a tool, the first ${name} fetches the framework, once`, async ({
    page,
  }) => {
    await page.goto(pathOf('contact'));
    await act(page);
    await expect(page.locator('html[data-hydrated]')).toBeAttached();
    await act(page);
    const rscPayload = page.locator('script[src*="/rsc/"]');
    await expect(rscPayload).toHaveCount(1);
  });
}

test('a strip of logos is an island: reaching for it fetches the framework', async ({ page }) => {
  await page.goto(homeStrip.path);
  await stripsOf(page).first().hover();
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
});

test('on a page that is a tool, a pointer on a link leaves the processor to the page it leads to', async ({
  page,
}) => {
  await page.goto(pathOf('contact'));
  const link = page.getByRole('banner').getByRole('link').first();
  await link.hover();
  await link.focus();
  await expect(frameworkOf(page)).toHaveCount(0);
});

test('a press on what needs the framework, before it is there, is repeated when it is', async ({
  page,
}) => {
  await page.goto(pathOf('about'));
  const heading = page.getByRole('heading', { level: 1 });
  await heading.evaluate((pressed) => {
    pressed.setAttribute('data-replay', '');
    pressed.addEventListener('click', () => {
      const ready = 'hydrated' in document.documentElement.dataset;
      pressed.setAttribute('title', ready ? 'heard' : 'too early');
    });
  });
  await makeIsland(page);
  await heading.click();
  await expect(heading).toHaveAttribute('title', 'heard');
});

test('with every framework script blocked the page reads, opens its menus and navigates', async ({
  page,
}) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.route('**/_next/static/{chunks,rsc}/**', (route) => route.abort());
  await page.goto(pathOf('about'));
  await makeIsland(page);
  await page.mouse.move(50, 500);
  await page.locator('summary', { hasText: headerWords.menu }).click();
  await page
    .getByRole('banner')
    .getByRole('link', { name: labelOf('contact') })
    .click();
  await page.waitForURL(pathOf('contact'));
  for (const { phone } of Object.values(company.offices)) {
    await expect(
      page.getByRole('main').getByRole('link', { name: phone.display, exact: true }),
    ).toBeVisible();
  }
  expect(errors).toEqual([]);
});

test('a script that is gone after a deploy reloads the page once, and only once', async ({
  page,
}) => {
  const served = readFileSync(`out${pathOf('about')}.html`, 'utf8');
  const stale = served.replace(/\/rsc\/(\w+)\.js/, '/rsc/stale0000000.js');
  let loads = 0;
  await page.route(`**${pathOf('about')}`, (route) => {
    const document = route.request().resourceType() === 'document';
    if (document) loads += 1;
    route.fulfill({ contentType: 'text/html', body: document && loads === 1 ? stale : served });
  });
  await page.goto(pathOf('about'));
  await makeIsland(page);
  await page.mouse.move(50, 500);
  await page.waitForFunction(
    () => performance.getEntriesByType('navigation')[0]?.toJSON().type === 'reload',
  );
  await hydrate(page);
  expect(loads).toBe(2);
});

test('a script that stays gone does not reload the page in a loop', async ({ page }) => {
  let loads = 0;
  const served = readFileSync(`out${pathOf('about')}.html`, 'utf8');
  await page.route(`**${pathOf('about')}`, (route) => {
    if (route.request().resourceType() === 'document') loads += 1;
    // A new name in every answer, none of which exists.
    const name = `/rsc/gone${route.request().resourceType()}${loads}.js`;
    route.fulfill({ contentType: 'text/html', body: served.replace(/\/rsc\/\w+\.js/, name) });
  });
  await page.goto(pathOf('about'));
  await makeIsland(page);
  await page.mouse.move(50, 500);
  await expect.poll(() => loads).toBe(2);
  let failed = false;
  page.on('response', (response) => {
    failed ||= response.url().includes('gonedocument2');
  });
  // Again until it is heard: the new document may not have run its boot script yet.
  let x = 60;
  const move = async () => {
    await makeIsland(page);
    await page.mouse.move(x++, 510);
    return failed;
  };
  await expect.poll(move).toBe(true);
  await page.waitForLoadState('networkidle');
  expect(loads).toBe(2);
});
