import type { Server } from 'node:http';
import { expect, test } from '@playwright/test';
import { extractText } from 'unpdf';
import { blog } from '../content/blog';
import { contact, contactPage } from '../content/contact';
import { labelOf, pathOf } from '../lib/routes';
import { engines } from './engines/engines';
import { addressOf, type Changes, serveRecorded } from './engines/recorded-site';
import type { EngineBrowser } from './engines/webdriver';
import { service, strip } from './examples';
import { gate } from './hold';
import { examplesOfKinds } from './pages';
import { STRIP } from './parts';
import { PORT } from './ports';

/** The chevron beside Services. */
const MENU = 'header [data-opens-on-hover] > :first-child details';

const quoted = (text: string) => JSON.stringify(text);
const field = (name: string) => `main [name=${quoted(name)}]`;
const { form: words } = contact;

/** Applies the rules for paper to the screen, and tells whether it shows what paper does. */
const AS_ON_PAPER = `(() => {
  const apply = (rules) => {
    for (const rule of rules) {
      if (rule.media) rule.media.mediaText = rule.media.mediaText.replace('print', 'all');
      apply(rule.cssRules ?? []);
    }
  };
  for (const link of document.querySelectorAll('link[media="print"]')) link.media = 'all';
  for (const sheet of document.styleSheets) apply(sheet.cssRules);
  const shown = (selector) => document.querySelector(selector).getClientRects().length > 0;
  return shown('body > p') && !shown('header');
})()`;

/** Whether the first logo of a strip has moved since it was asked last, or has not. */
const moves = (expected: boolean) => `(() => {
  const { x } = document.querySelector('${STRIP} li').getBoundingClientRect();
  const before = window.logoBefore;
  window.logoBefore = x;
  return before !== undefined && (before !== x) === ${expected};
})()`;

for (const [name, start] of Object.entries(engines)) {
  test.describe(name, () => {
    // One browser for all: WebKit's driver takes seconds to start.
    test.describe.configure({ mode: 'serial' });
    test.skip(
      !start,
      `${name} is not installed, so nothing was tried in it: npm test -- --all installs it where it can.`,
    );

    let browser: EngineBrowser;
    let site: Server;
    const changes: Changes = {};

    test.beforeAll(async () => {
      site = await serveRecorded(`http://localhost:${PORT}`, changes);
      if (start) browser = await start();
    });

    test.afterEach(() => {
      for (const name of Object.keys(changes)) delete changes[name as keyof Changes];
    });

    test.afterAll(async () => {
      await browser?.close();
      site?.closeAllConnections();
      site?.close();
    });

    const open = (path: string) => browser.open(addressOf(site) + path);

    /** Waits until an expression holds in the page; one that is just leaving cannot say. */
    const holds = (expression: string, what: string) =>
      expect
        .poll(() => browser.evaluate(`Boolean(${expression})`).catch(() => false), {
          message: what,
          timeout: 20_000,
        })
        .toBe(true);
    const shows = (text: string) =>
      holds(`document.querySelector('main').innerText.includes(${quoted(text)})`, text);
    const complaints = () => browser.evaluate<string[]>('window.complaints');
    const expectNoComplaint = async (path: string) => expect(await complaints(), path).toEqual([]);

    /** The contact page without a draft of before, with which it would hydrate at once. */
    async function openForm() {
      await open(pathOf('home'));
      await browser.evaluate('sessionStorage.clear()');
      await open(pathOf('contact'));
    }

    async function fillForm(email: string) {
      await browser.type(field('user_name'), 'Asha');
      await browser.type(field('user_email'), email);
      await browser.type(field('message'), 'A message.');
    }
    const keepsForm = () =>
      holds(`document.querySelector(${quoted(field('user_name'))}).value === 'Asha'`, 'it is kept');

    /** Presses the menu, which here hydrates the page as if all of it were an island, and prints. */
    async function tryShape(path: string) {
      await open(path);
      await holds('window.complaints', 'the boot script runs');
      await browser.evaluate(`document.body.setAttribute('data-island', '')`);
      await browser.press(`${MENU} > summary`);
      await holds(`document.querySelector('${MENU}[open]')`, 'the menu opens');
      await holds(
        `document.querySelector('html[data-hydrated]') ?? !document.querySelector('[data-root]')`,
        'the page hydrates',
      );
      await print(path);
      await expectNoComplaint(path);
    }

    async function print(path: string) {
      const pdf = await browser.print();
      if (!pdf) return holds(AS_ON_PAPER, `${path} on paper`);
      const { text } = await extractText(new Uint8Array(pdf), { mergePages: true });
      // It stands on paper alone; by its end, for Firefox prints ligatures, which are no letters to a reader of PDF.
      const foot = await browser.evaluate<string>(`document.querySelector('body > p').textContent`);
      const end = foot.slice(foot.lastIndexOf('·')).replace(/\s+/g, '');
      expect(text.replace(/\s+/g, ''), path).toContain(end);
    }

    const steps: Readonly<Record<string, () => Promise<void>>> = {
      async 'script takes a strip over, which stands when it is paused and then goes on'() {
        const live = `document.querySelector('${STRIP}[data-live]')`;
        await open(strip.path);
        await browser.press(`${STRIP} > [role="group"]`);
        await holds(live, 'script moves it');
        await browser.press(`${STRIP} > label`);
        await holds(`!${live} && ${moves(false)}`, 'it stands');
        await browser.press(`${STRIP} > label`);
        await holds(`${live} && ${moves(true)}`, 'it goes on');
        await expectNoComplaint(strip.path);
      },

      async 'the search finds a service'() {
        await open(pathOf('search'));
        await browser.type('main input[type="search"]', labelOf(service));
        await holds(`document.querySelector('main a[href="${pathOf(service)}"]')`, 'it is found');
        await expectNoComplaint(pathOf('search'));
      },

      async 'a filter of the blog says that it leaves nothing'() {
        await open(pathOf('blog'));
        await browser.type('main input[type="search"]', 'xyzzy');
        await shows(blog.empty.heading);
        await expectNoComplaint(pathOf('blog'));
      },

      async 'the form names an error'() {
        await openForm();
        await fillForm('nobody');
        await browser.press('main form [type="submit"]');
        await shows(words.errors.user_email);
        await expectNoComplaint(pathOf('contact'));
      },

      async 'a page whose release was replaced goes over to the next one with what was typed'() {
        await openForm();
        const { opened, open: recover } = gate();
        Object.assign(changes, { release: 'next', recovery: opened });
        await fillForm('asha@bank.example');
        await browser.evaluate('document.activeElement.blur()');
        recover();
        await holds(
          `document.querySelector('html[data-hydrated] [data-scripts*="-next.js"]')`,
          'the next release is there',
        );
        await keepsForm();
        await expectNoComplaint(pathOf('contact'));
      },
    };

    test('each kind of page opens its menu, hydrates and prints, and none complains', async () => {
      for (const path of examplesOfKinds) await tryShape(path);
      if (!(await browser.print()))
        console.log(`${name}’s driver cannot print: the rules for paper were tried on the screen.`);
    });

    for (const [what, step] of Object.entries(steps)) test(what, step);

    test('a form that cannot send says so and keeps what was typed', async () => {
      changes.form = 'keyed';
      await openForm();
      await fillForm('asha@bank.example');
      await holds(`document.querySelector('#solve')`, 'the captcha is there');
      await browser.press('#solve');
      await browser.press('main form [type="submit"]');
      await shows(words.alerts.failed);
      await keepsForm();
      const [logged, ...others] = await complaints();
      expect(logged).toContain('The message was not sent');
      expect(others).toEqual([]);
    });

    test('a form whose first script is lost says so and keeps what was typed', async () => {
      changes.boot = 'lost';
      await openForm();
      await fillForm('asha@bank.example');
      await browser.press('main form [type="submit"]');
      await shows(contactPage.lost.heading);
      await keepsForm();
    });
  });
}
