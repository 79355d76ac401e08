import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@playwright/test';
import { blog } from '../content/blog';
import { contact, contactPage } from '../content/contact';
import { labelOf, pathOf } from '../lib/routes';
import { onPath, testChromium } from './chromium.mjs';
import { puppeteerBrowser } from './engines/puppeteer';
import { type EngineBrowser, webkit } from './engines/webdriver';
import { service } from './examples';
import { examplesOfKinds } from './pages';
import { PORT } from './ports';

// What must work in every engine, in the browsers that visitors have: Playwright's own Firefox and WebKit are none of them.

test.describe.configure({ timeout: 180_000 });

const chromium = testChromium();
const firefox = onPath('firefox-esr') ?? onPath('firefox');

const engines: Readonly<Record<string, (() => Promise<EngineBrowser>) | undefined>> = {
  Chromium: chromium ? () => puppeteerBrowser('chrome', chromium) : undefined,
  Firefox: firefox ? () => puppeteerBrowser('firefox', firefox) : undefined,
  WebKit: onPath('WebKitWebDriver') && onPath('xvfb-run') ? () => webkit(PORT + 90) : undefined,
};

/** Put before the boot script: what a page complains of, for a driver to ask. */
const RECORDER = `
  window.complaints = [];
  const complain = (...words) => complaints.push(words.join(' '));
  addEventListener('securitypolicyviolation', (event) => complain(event.effectiveDirective, event.blockedURI));
  addEventListener('error', (event) => complain(event.message));
  addEventListener('unhandledrejection', (event) => complain(event.reason));
  console.error = complain;
  console.warn = complain;
`;

/** What the server in front of the export leaves out of it. */
interface Lost {
  defaultPolicy?: boolean;
  boot?: boolean;
}

/** The export, whose boot script records complaints, without what is to be lost. */
async function serveRecorded(baseURL: string, lost: Lost): Promise<Server> {
  const server = createServer(async (request, response) => {
    const path = request.url ?? '/';
    const answer = await fetch(baseURL + path, { redirect: 'manual' });
    const {
      'content-encoding': _,
      'content-length': __,
      ...headers
    } = Object.fromEntries(answer.headers);
    let body = Buffer.from(await answer.arrayBuffer());
    if (headers['content-type']?.startsWith('text/html'))
      body = Buffer.from(
        String(body).replace(/(<script src="[^"]*\/boot\.[^>]*) integrity="[^"]*"/, '$1'),
      );
    if (/\/boot\.[^/]*\.js$/.test(path)) {
      const boot = lost.defaultPolicy ? String(body).replaceAll('trustedTypes', 'noTypes') : body;
      body = Buffer.from(RECORDER + boot);
    }
    const gone = lost.boot && path.includes('/boot.');
    // Nothing is kept, or what is lost later would still be there.
    const sent = { ...headers, 'cache-control': 'no-store' };
    response.writeHead(gone ? 404 : answer.status, sent).end(gone ? '' : body);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

/** The chevron beside Services. */
const MENU = 'header [data-opens-on-hover] > :first-child details';

const originOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

const quoted = (text: string) => JSON.stringify(text);
const field = (name: string) => `main [name=${quoted(name)}]`;
const { user_email: badEmail } = contact.form.errors;

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
    const lost: Lost = {};

    test.beforeAll(async () => {
      site = await serveRecorded(`http://localhost:${PORT}`, lost);
      if (start) browser = await start();
    });

    test.afterAll(async () => {
      await browser?.close();
      site?.closeAllConnections();
      site?.close();
    });

    /** Waits until an expression holds in the page. */
    const holds = (expression: string, what: string) =>
      expect
        .poll(() => browser.evaluate<boolean>(`Boolean(${expression})`), {
          message: what,
          timeout: 20_000,
        })
        .toBe(true);
    const shows = (text: string) =>
      holds(`document.querySelector('main').innerText.includes(${quoted(text)})`, text);
    const complaints = () => browser.evaluate<string[]>('window.complaints');

    async function smoke() {
      await browser.open(originOf(site) + pathOf('home'));
      await browser.press(`${MENU} > summary`);
      await holds(`document.querySelector('${MENU}[open]')`, 'the menu opens');

      await browser.open(originOf(site) + pathOf('search'));
      await browser.type('main input[type="search"]', labelOf(service));
      await holds(
        `document.querySelector('main a[href="${pathOf(service)}"]')`,
        'the search finds a service',
      );

      await browser.open(originOf(site) + pathOf('blog'));
      await browser.type('main input[type="search"]', 'xyzzy');
      await shows(blog.empty.heading);
      expect(await complaints()).toEqual([]);

      await browser.open(originOf(site) + pathOf('contact'));
      await browser.type(field('user_name'), 'Asha');
      await browser.type(field('user_email'), 'nobody');
      await browser.type(field('message'), 'A message.');
      await browser.press('main form [type="submit"]');
      await shows(badEmail);
      expect(await complaints()).toEqual([]);
    }

    test('no kind of page complains', async () => {
      for (const path of examplesOfKinds) {
        await browser.open(originOf(site) + path);
        await holds('window.complaints', 'the boot script runs');
        expect(await complaints(), path).toEqual([]);
      }
    });

    test('menu, search, filter and the form with an error work', smoke);

    test('a form whose first script is lost says so and keeps what was typed', async () => {
      lost.boot = true;
      await browser.open(`${originOf(site)}${pathOf('contact')}?again`);
      await browser.type(field('user_name'), 'Asha');
      await browser.type(field('user_email'), 'asha@bank.example');
      await browser.type(field('message'), 'A message.');
      await browser.press('main form [type="submit"]');
      await shows(contactPage.lost.heading);
      await holds(`document.querySelector(${quoted(field('user_name'))}).value`, 'it is kept');
      lost.boot = false;
    });

    test('without the default policy of Trusted Types nothing of that works', async () => {
      lost.defaultPolicy = true;
      await expect(smoke()).rejects.toThrow();
      lost.defaultPolicy = false;
    });
  });
}
