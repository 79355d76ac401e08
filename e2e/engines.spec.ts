import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Browser, expect, test } from '@playwright/test';
import { blog } from '../content/blog';
import { contact } from '../content/contact';
import { search } from '../content/search';
import { labelOf, pathOf } from '../lib/routes';
import { alterations } from './alterations';
import { onPath } from './chromium.mjs';
import { service, strip } from './examples';
import { gate } from './hold';
import { examplesOfKinds } from './pages';
import { STRIP } from './parts';
import { PORT } from './ports.mjs';
import { type DrivenBrowser, startChromium, startFirefox, startWebKit } from './webdriver';

// Whoever alters a page, and whenever, neither breaks it nor loses what a visitor typed, in the engine of any browser.

const firefox = onPath('firefox-esr') ?? onPath('firefox');

/** How each engine is started, where it is installed. */
const engines: Readonly<
  Record<string, ((browser: Browser) => Promise<DrivenBrowser>) | undefined>
> = {
  Chromium: startChromium,
  Firefox: firefox ? () => startFirefox(firefox, PORT + 91) : undefined,
  WebKit:
    onPath('WebKitWebDriver') && onPath('xvfb-run') ? () => startWebKit(PORT + 90) : undefined,
};

/** Put before the boot script: what a page complains of. */
const RECORDER = `
  window.complaints = [];
  const complain = (...words) => complaints.push(words.join(' '));
  addEventListener('securitypolicyviolation', (event) => complain(event.effectiveDirective, event.blockedURI));
  addEventListener('error', (event) => complain(event.message));
  addEventListener('unhandledrejection', (event) => complain(event.reason));
  for (const name of ['debug', 'info', 'log', 'warn', 'error']) console[name] = complain;
`;

let browser: DrivenBrowser;
let site: Server;
/** Until when the scripts of islands come. */
let islandsMayCome: Promise<void> | undefined;

/** The export, whose boot script records complaints. */
function serveRecorded() {
  return createServer(async (request, response) => {
    const path = request.url ?? '/';
    if (path.includes('/islands/')) await islandsMayCome;
    const answer = await fetch(`http://localhost:${PORT}${path}`, { redirect: 'manual' });
    const type = answer.headers.get('content-type') ?? '';
    const body = Buffer.from(await answer.arrayBuffer());
    // Nothing is kept, or no script would come late on the second page.
    response.writeHead(answer.status, { 'content-type': type, 'cache-control': 'no-store' });
    if (path.includes('/boot.')) response.write(RECORDER);
    // The recorded script is another than the one whose hash the page has.
    if (type.startsWith('text/html'))
      response.end(
        String(body).replace(/(<script src="[^"]*\/boot\.[^>]*) integrity="[^"]*"/g, '$1'),
      );
    // Where no mail program is, WebKit's browser leaves the page for one that says so.
    else if (path.includes('/islands/'))
      response.end(String(body).replaceAll('`mailto:', '`#mailto:'));
    else response.end(body);
  }).listen(0, '127.0.0.1');
}

const open = (path: string) =>
  browser.open(`http://127.0.0.1:${(site.address() as AddressInfo).port}${path}`);
const holds = (expression: string) =>
  expect
    .poll(() => browser.evaluate(`Boolean(${expression})`), {
      message: expression,
      intervals: [50],
    })
    .toBe(true);
const exists = (selector: string) => holds(`document.querySelector('${selector}')`);
const goes = (selector: string) => holds(`!document.querySelector('${selector}')`);
/** The words of a page, whatever a translator put around them. */
const shows = (text: string) =>
  holds(
    `document.querySelector('main').innerText.replace(/[«»]/g, '').includes(${JSON.stringify(text)})`,
  );

const NOWHERE = 'qqqqqqqq';
const LIVE = `${STRIP}[data-live]`;
const SUBMIT = 'main form [data-replay]';
const fieldOf = (name: string) => `main [name="${name}"]`;
const { form: words } = contact;

/** Types into a field, in place of what it holds. */
async function write(name: string, text: string) {
  await browser.evaluate(
    `(({ 0: field }) => { field.focus(); field.select(); })(document.querySelectorAll('${fieldOf(name)}'))`,
  );
  await browser.type(fieldOf(name), text);
}

interface Island {
  path: string;
  /** The field that is typed into before the island is there; none where a press fetches it. */
  typed?: string;
  /** What a visitor does then. */
  use: () => Promise<void>;
}

const islands: readonly Island[] = [
  {
    path: pathOf('contact'),
    typed: 'user_name',
    async use() {
      await write('user_email', 'nobody');
      await write('message', 'A message.');
      await browser.press(SUBMIT);
      await shows(words.errors.user_email);
      await write('user_email', 'asha@bank.example');
      await goes('main form [aria-invalid]');
      await browser.press(SUBMIT);
      await shows(words.composed.heading);
    },
  },
  {
    path: pathOf('blog'),
    typed: 'q',
    async use() {
      await write('q', NOWHERE);
      await shows(blog.empty.heading);
      await browser.press('main [type=reset]');
      await exists('main [data-root] li h3');
      await holds(`document.querySelector('${fieldOf('q')}').value === ''`);
    },
  },
  {
    path: pathOf('search'),
    typed: 'q',
    async use() {
      await write('q', labelOf(service));
      await exists(`main [data-root] a[href="${pathOf(service)}"]`);
      await write('q', NOWHERE);
      await shows(search.otherwise);
    },
  },
  {
    path: strip.path,
    async use() {
      await exists(LIVE);
      await browser.press(`${STRIP} > label`);
      await goes(LIVE);
      await browser.press(`${STRIP} > label`);
      await exists(LIVE);
    },
  },
];

const moments = ['before', 'while', 'after'] as const;

/** Uses an island of a page that is altered from a moment on, until it is left: then, and after each change of it. */
async function tryAltered(
  { path, typed, use }: Island,
  alteration: () => void,
  from: (typeof moments)[number],
) {
  const { opened, open: arrive } = gate();
  const moment = async (now: (typeof moments)[number]) => {
    if (now !== from) return;
    await browser.evaluate(`(() => {
      const alter = ${String(alteration).replace(/^[^(]*/, 'function ')};
      alter();
      new MutationObserver(alter).observe(document, { childList: true, characterData: true, subtree: true });
    })()`);
  };
  islandsMayCome = opened;
  await open(path);
  await moment('before');
  const field = typed && `document.querySelector('${fieldOf(typed)}')`;
  if (typed) {
    await write(typed, '1234');
    await browser.evaluate(`${field}.setSelectionRange(2, 3)`);
  } else await browser.press(`${STRIP} > [role="group"]`);
  await moment('while');
  arrive();
  await exists('html[data-hydrated]');
  await moment('after');
  if (typed) {
    const state = `(({ value, selectionStart, selectionEnd }) =>
      [value, selectionStart, selectionEnd, document.activeElement?.name])(${field})`;
    expect(await browser.evaluate(state)).toEqual(['1234', 2, 3, typed]);
  }
  await use();
  for (const part of ['header nav', 'main h1', 'footer']) await exists(part);
  expect(await browser.evaluate('window.complaints')).toEqual([]);
  await browser.evaluate('sessionStorage.clear()');
}

for (const [engine, start] of Object.entries(engines)) {
  test.describe(engine, () => {
    // One browser for all where it takes seconds to start.
    if (engine !== 'Chromium') test.describe.configure({ mode: 'default' });
    test.skip(!start, `${engine} is not installed: npm test -- --all installs it where it can.`);

    test.beforeAll(async ({ browser: chromium }) => {
      site = serveRecorded();
      if (start) browser = await start(chromium);
    });

    test.afterAll(async () => {
      await browser?.close();
      site?.closeAllConnections();
      site?.close();
    });

    // In Chromium that is tried of every page by itself.
    for (const path of engine === 'Chromium' ? [] : examplesOfKinds) {
      test(`${path} opens its menu and hydrates, and complains of nothing`, async () => {
        islandsMayCome = undefined;
        await open(path);
        await holds('window.complaints');
        await browser.evaluate(`document.body.setAttribute('data-island', '')`);
        await browser.press('header [data-opens-on-hover] > :first-child details > summary');
        await exists('header details[open]');
        await holds(
          `document.querySelector('html[data-hydrated]') ?? !document.querySelector('[data-root]')`,
        );
        expect(await browser.evaluate('window.complaints')).toEqual([]);
      });
    }

    for (const [turn, [what, alteration]] of Object.entries(alterations).entries()) {
      for (const [index, moment] of moments.entries()) {
        // In Chromium each alteration from each moment; elsewhere each from one.
        if (engine !== 'Chromium' && index !== turn % moments.length) continue;
        const island = islands[(turn + index) % islands.length] as Island;
        test(`${what}, from ${moment} the scripts of ${island.path} come`, () =>
          tryAltered(island, alteration, moment));
      }
    }
  });
}
