import { createServer, type Server } from 'node:http';
import { expect, test } from '@playwright/test';
import { blog } from '../content/blog';
import { contact } from '../content/contact';
import { labelOf, pathOf } from '../lib/routes';
import { onPath } from './chromium.mjs';
import { service, strip } from './examples';
import { examplesOfKinds } from './pages';
import { STRIP } from './parts';
import { PORT } from './ports.mjs';
import { type DrivenBrowser, startWebKit } from './webdriver';

// The engine of iPhones: what every page and each island does, once, in WebKitGTK.

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

// One browser for all, which takes seconds to start.
test.describe.configure({ mode: 'default' });
test.skip(
  !onPath('WebKitWebDriver') || !onPath('xvfb-run'),
  'WebKit is not installed: npm test -- --all installs it where it can.',
);

test.beforeAll(async () => {
  site = createServer(async (request, response) => {
    const answer = await fetch(`http://localhost:${PORT}${request.url}`, { redirect: 'manual' });
    const type = answer.headers.get('content-type') ?? '';
    const body = Buffer.from(await answer.arrayBuffer());
    response.writeHead(answer.status, { 'content-type': type });
    if (request.url?.includes('/boot.')) response.write(RECORDER);
    // The recorded script is another than the one whose hash the page has.
    if (!type.startsWith('text/html')) return response.end(body);
    response.end(
      String(body).replace(/(<script src="[^"]*\/boot\.[^>]*) integrity="[^"]*"/g, '$1'),
    );
  }).listen(PORT + 91, '127.0.0.1');
  browser = await startWebKit(PORT + 90);
});

test.afterAll(async () => {
  await browser?.close();
  site?.closeAllConnections();
  site?.close();
});

const holds = (expression: string) =>
  expect.poll(() => browser.evaluate(`Boolean(${expression})`), expression).toBe(true);
const says = (text: string) =>
  holds(`document.querySelector('main').innerText.includes(${JSON.stringify(text)})`);
const open = (path: string) => browser.open(`http://127.0.0.1:${PORT + 91}${path}`);

for (const path of examplesOfKinds) {
  test(`${path} opens its menu and hydrates, and complains of nothing`, async () => {
    await open(path);
    await holds('window.complaints');
    await browser.evaluate(`document.body.setAttribute('data-island', '')`);
    await browser.press('header [data-opens-on-hover] > :first-child details > summary');
    await holds(`document.querySelector('header details[open]')`);
    await holds(
      `document.querySelector('html[data-hydrated]') ?? !document.querySelector('[data-root]')`,
    );
    expect(await browser.evaluate('window.complaints')).toEqual([]);
  });
}

for (const [island, path, use] of [
  [
    'a strip',
    strip.path,
    async () => {
      const live = `document.querySelector('${STRIP}[data-live]')`;
      await browser.press(`${STRIP} > [role="group"]`);
      await holds(live);
      await browser.press(`${STRIP} > label`);
      await holds(`!${live}`);
    },
  ],
  [
    'the search',
    pathOf('search'),
    async () => {
      await browser.type('main input[type="search"]', labelOf(service));
      await holds(`document.querySelector('main [data-root] a[href="${pathOf(service)}"]')`);
    },
  ],
  [
    'the listing',
    pathOf('blog'),
    async () => {
      await browser.type('main input[type="search"]', 'xyzzy');
      await says(blog.empty.heading);
    },
  ],
  [
    'the form',
    pathOf('contact'),
    async () => {
      await browser.type('main [name="user_email"]', 'nobody');
      await browser.press('main form [type="submit"]');
      await says(contact.form.errors.user_email);
    },
  ],
] as const) {
  test(`${island} works, and complains of nothing`, async () => {
    await open(path);
    await use();
    expect(await browser.evaluate('window.complaints')).toEqual([]);
  });
}
