import { expect, type Page, test } from '@playwright/test';
import { blog } from '../content/blog';
import { contact } from '../content/contact';
import { search } from '../content/search';
import { labelOf, pathOf } from '../lib/routes';
import { alterations } from './alterations';
import { service, strip } from './examples';
import { hold } from './hold';
import { liveStripsOf, STRIP } from './parts';
import { inTurn } from './run';

// Whoever alters a page, and whenever, neither breaks it nor loses what a visitor typed.

const NOWHERE = 'qqqqqqqq';
const { form: words } = contact;

const main = (page: Page) => page.getByRole('main');
const field = (page: Page, name: string) => main(page).locator(`[name="${name}"]`);
const submit = (page: Page) => main(page).locator('form [data-replay]');
/** The words of a page, whatever a translator put around them. */
const shows = (page: Page, text: string) =>
  expect
    .poll(async () => (await main(page).innerText()).replace(/[«»]/g, ''), text)
    .toContain(text);

/** What a visitor does on each page with an island, once the words are there that were typed before it came. */
const uses = {
  contact: {
    typed: 'user_name',
    async use(page: Page) {
      await field(page, 'user_email').fill('nobody');
      await field(page, 'message').fill('A message.');
      await submit(page).click();
      await shows(page, words.errors.user_email);
      await field(page, 'user_email').fill('asha@bank.example');
      await expect(main(page).locator('form [aria-invalid]')).toHaveCount(0);
      await submit(page).click();
      await shows(page, words.composed.heading);
    },
  },
  blog: {
    typed: 'q',
    async use(page: Page) {
      await field(page, 'q').fill(NOWHERE);
      await shows(page, blog.empty.heading);
      await submit(page).click();
      await expect(main(page).locator('[data-root] li h3')).not.toHaveCount(0);
      await expect(field(page, 'q')).toHaveValue('');
    },
  },
  search: {
    typed: 'q',
    async use(page: Page) {
      await field(page, 'q').fill(labelOf(service));
      await expect(
        main(page)
          .locator(`[data-root] a[href="${pathOf(service)}"]`)
          .first(),
      ).toBeVisible();
      await field(page, 'q').fill(NOWHERE);
      await shows(page, search.otherwise);
    },
  },
} as const;

const pages = Object.keys(uses) as (keyof typeof uses)[];

/** Alters the page until it is left: now, and after each change of it. */
const alter = (page: Page, alteration: () => void) =>
  page.evaluate(`(() => {
    const alter = ${String(alteration).replace(/^[^(]*/, 'function ')};
    alter();
    new MutationObserver(alter).observe(document, { childList: true, characterData: true, subtree: true });
  })()`);

/** That the frame of the page stands, and nothing in it threw. */
async function expectWhole(page: Page, thrown: readonly string[]) {
  for (const part of ['header nav', 'main h1', 'footer'])
    await expect(page.locator(part).first()).toBeAttached();
  expect(thrown).toEqual([]);
}

for (const [index, [what, alteration]] of Object.entries(alterations).entries()) {
  for (const isBefore of [true, false]) {
    const when = isBefore ? 'before the islands’ scripts come' : 'after they came';
    test(`${what}, from ${when} on`, async ({ page }) => {
      const thrown: string[] = [];
      page.on('pageerror', (error) => thrown.push(error.message));
      // Every page meets what most visitors have, and each of the rest where it is its turn.
      for (const id of index < 2 ? pages : inTurn(pages, index)) {
        await test.step(id, async () => {
          const { typed, use } = uses[id];
          const arrive = await hold(page, '**/_next/static/islands/**');
          await page.goto(pathOf(id), { waitUntil: 'domcontentloaded' });
          if (isBefore) await alter(page, alteration);
          await field(page, typed).fill('1234');
          await field(page, typed).evaluate((one: HTMLInputElement) => one.setSelectionRange(2, 3));
          arrive();
          await expect(page.locator('html[data-hydrated]')).toBeAttached();
          if (!isBefore) await alter(page, alteration);
          const state = await field(page, typed).evaluate((one: HTMLInputElement) => [
            one.value,
            one.selectionStart,
            one.selectionEnd,
            one === document.activeElement,
          ]);
          expect(state).toEqual(['1234', 2, 3, true]);
          await use(page);
          await expectWhole(page, thrown);
          await page.evaluate(() => sessionStorage.clear());
        });
      }
      await test.step('strip', async () => {
        await page.goto(strip.path);
        if (isBefore) await alter(page, alteration);
        await page.locator(`${STRIP} > [role="group"]`).click();
        await expect(liveStripsOf(page)).toBeAttached();
        if (!isBefore) await alter(page, alteration);
        await page.locator(`${STRIP} > label`).click();
        await expect(liveStripsOf(page)).toHaveCount(0);
        await page.locator(`${STRIP} > label`).click();
        await expect(liveStripsOf(page)).toBeAttached();
        await expectWhole(page, thrown);
      });
    });
  }
}
