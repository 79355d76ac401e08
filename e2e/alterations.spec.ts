import type { Server } from 'node:http';
import { expect, test } from '@playwright/test';
import { blog } from '../content/blog';
import { buying } from '../content/buying';
import { contact } from '../content/contact';
import { search } from '../content/search';
import { labelOf, pathOf } from '../lib/routes';
import { alterations } from './alterations';
import { engines } from './engines/engines';
import { addressOf, type Changes, serveRecorded } from './engines/recorded-site';
import type { EngineBrowser } from './engines/webdriver';
import { service, strip } from './examples';
import { gate } from './hold';
import { STRIP } from './parts';
import { PORT } from './ports';
import { inTurn, isWhole } from './run';

// Whoever alters a page, and whenever, neither breaks it nor loses what a visitor typed.

const NOWHERE = 'qqqqqqqq';
const { form: words } = contact;
const FIELD = {
  contact: 'main [name="user_name"]',
  blog: 'main [name="q"]',
  search: 'main [name="q"]',
  buying: 'main [name="hours"]',
} as const;

const quoted = (text: string) => JSON.stringify(text);

for (const [name, start] of Object.entries(engines).slice(0, isWhole ? undefined : 1)) {
  test.describe(name, () => {
    // One browser for all.
    test.describe.configure({ mode: 'default' });
    test.skip(!start, `${name} is not installed, so nothing was tried in it.`);

    let browser: EngineBrowser;
    let site: Server;
    const changes: Changes = {};

    test.beforeAll(async () => {
      site = await serveRecorded(`http://localhost:${PORT}`, changes);
      if (start) browser = await start();
    });

    test.afterAll(async () => {
      await browser?.close();
      site?.closeAllConnections();
      site?.close();
    });

    const holds = (expression: string, what: string) =>
      expect
        .poll(() => browser.evaluate(`Boolean(${expression})`).catch(() => false), {
          message: what,
          timeout: 20_000,
        })
        .toBe(true);
    const shows = (text: string) =>
      holds(
        `document.querySelector('main').innerText.replace(/[«»]/g, '').includes(${quoted(text)})`,
        `it says “${text}”`,
      );
    const set = (selector: string, value: string) =>
      browser
        .evaluate(`(() => {
        const field = document.querySelector(${quoted(selector)});
        field.focus();
        field.select();
        return 0;
      })()`)
        .then(() => browser.type(selector, value));

    const press = (text: string) =>
      browser.evaluate(`(() => {
        const buttons = [...document.querySelectorAll('main button')];
        buttons.find(({ textContent }) => textContent.includes(${quoted(text)})).click();
        return 0;
      })()`);

    /** Alters the page until it is left: now, and after each change of it. */
    const alter = (alteration: () => void) =>
      browser.evaluate(`(() => {
        const alter = ${String(alteration).replace(/^[^(]*/, 'function ')};
        alter();
        new MutationObserver(alter).observe(document, { childList: true, characterData: true, subtree: true });
        return 0;
      })()`);

    /** Types before the island's script is there, and goes on when it is. */
    async function typeInto(
      selector: string,
      hydrate: () => void,
      alterLater: () => Promise<unknown>,
    ) {
      const field = `document.querySelector(${quoted(selector)})`;
      await set(selector, '1234');
      await browser.evaluate(`${field}.setSelectionRange(2, 3)`);
      hydrate();
      await holds(`document.querySelector('html[data-hydrated]')`, 'the island responds');
      await alterLater();
      const state = `[${field}.value, ${field}.selectionStart, ${field}.selectionEnd, document.activeElement === ${field}]`;
      expect(await browser.evaluate(state)).toEqual(['1234', 2, 3, true]);
    }

    /** What a visitor does on each page with an island, once the words are there that were typed before. */
    const uses = {
      async contact() {
        await set('main [name="user_email"]', 'nobody');
        await set('main [name="message"]', 'A message.');
        await browser.press('main form [data-replay]');
        await shows(words.errors.user_email);
        await set('main [name="user_email"]', 'asha@bank.example');
        await holds(`!document.querySelector('main form [aria-invalid]')`, 'no field is marked');
        // The other drivers lose the page to a mail program that is not there.
        if (name !== 'Chromium') return;
        await browser.press('main form [data-replay]');
        await shows(words.composed.heading);
        await press(words.composed.clear);
        await holds(`!document.querySelector('main [name="message"]').value`, 'it is emptied');
      },
      async blog() {
        await set(FIELD.blog, NOWHERE);
        await shows(blog.empty.heading);
        await browser.press('main form [data-replay]');
        await holds(`document.querySelectorAll('main [data-root] li h3').length > 1`, 'posts');
        await holds(`!document.querySelector(${quoted(FIELD.blog)}).value`, 'it is emptied');
      },
      async search() {
        await set(FIELD.search, labelOf(service));
        await holds(
          `document.querySelector('main [data-root] a[href="${pathOf(service)}"]')`,
          'found',
        );
        await set(FIELD.search, NOWHERE);
        await shows(search.otherwise);
        await browser.press('main [data-root] form button');
        await holds(`!document.querySelector(${quoted(FIELD.search)}).value`, 'it is emptied');
      },
      async buying() {
        await set(FIELD.buying, '12');
        await shows(buying.rota.ownHeading);
        await set(FIELD.buying, '25');
        await shows(buying.rota.faults.hours);
        await set(FIELD.buying, '8');
        await shows(buying.rota.exampleHeading);
      },
    };

    /** The page is whole, and nothing in it threw. */
    async function expectWhole() {
      for (const part of ['header nav', 'main h1', 'footer'])
        expect(await browser.evaluate(`document.querySelectorAll('${part}').length > 0`)).toBe(
          true,
        );
      expect(await browser.evaluate('window.complaints')).toEqual([]);
    }

    for (const [index, [what, alteration]] of Object.entries(alterations).entries()) {
      test(`${what}, from before the islands’ scripts on`, () => tryPages(alteration, index, true));
      test(`${what}, from after they came on`, () => tryPages(alteration, index, false));
    }

    /** On every page what most visitors have, and with `--all` each. */
    async function tryPages(alteration: () => void, index: number, before: boolean) {
      const pages = Object.keys(uses) as (keyof typeof uses)[];
      for (const id of index < 2 ? pages : inTurn(pages, index)) {
        await test.step(id, async () => {
          const { opened, open } = gate();
          changes.islands = opened;
          await browser.open(addressOf(site) + pathOf(id));
          await browser.evaluate('sessionStorage.clear()');
          await holds('window.complaints', 'the boot script runs');
          if (before) await alter(alteration);
          await typeInto(FIELD[id], open, async () => before || (await alter(alteration)));
          await uses[id]();
          await expectWhole();
        });
      }
      await test.step('strip', () => tryStrip(alteration, before));
    }

    async function tryStrip(alteration: () => void, before: boolean) {
      const live = `document.querySelector('${STRIP}[data-live]')`;
      delete changes.islands;
      await browser.open(addressOf(site) + strip.path);
      await holds('window.complaints', 'the boot script runs');
      if (before) await alter(alteration);
      await browser.press('main [data-island] [role="group"]');
      await holds(live, 'script moves it');
      if (!before) await alter(alteration);
      await browser.press('main [data-island] > label');
      await holds(`!${live}`, 'it stands');
      await browser.press('main [data-island] > label');
      await holds(live, 'it goes on');
      await expectWhole();
    }
  });
}
