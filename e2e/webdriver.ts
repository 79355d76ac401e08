import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { type Browser, expect } from '@playwright/test';
import { scratchFolder } from '../build/scratch-folder';

/** What tests do in a browser, whatever drives it. */
export interface DrivenBrowser {
  open(url: string): Promise<void>;
  /** Evaluates an expression in the page; what it gives must be JSON. */
  evaluate<Value>(expression: string): Promise<Value>;
  /** A press of the pointer on the first element that a selector matches. */
  press(selector: string): Promise<void>;
  /** Keys into the first element that a selector matches. */
  type(selector: string, text: string): Promise<void>;
  close(): Promise<void>;
}

/** The commands of https://www.w3.org/TR/webdriver2/#endpoints that this takes, by their names in Firefox. */
const COMMANDS = {
  Navigate: 'url',
  ExecuteScript: 'execute/sync',
  SetWindowRect: 'window/rect',
  ElementClick: 'element/{id}/click',
  ElementSendKeys: 'element/{id}/value',
};

/** Sends a command and resolves to its answer. */
// biome-ignore lint/suspicious/noExplicitAny: each command answers with something of its own.
type Send = (command: keyof typeof COMMANDS, parameters: Record<string, unknown>) => Promise<any>;

/** Chromium, as Playwright drives it. */
export async function startChromium(browser: Browser): Promise<DrivenBrowser> {
  const page = await browser.newPage();
  return {
    open: async (url) => void (await page.goto(url)),
    evaluate: (expression) => page.evaluate(expression),
    press: (selector) => page.locator(selector).first().click(),
    type: (selector, text) => page.locator(selector).first().pressSequentially(text),
    close: () => page.close(),
  };
}

/** Firefox, which Playwright drives in a make of its own alone, over its Marionette. */
export async function startFirefox(path: string, port: number): Promise<DrivenBrowser> {
  const preferences = { 'user.js': `user_pref('marionette.port', ${port});` };
  const { root: profile, remove } = scratchFolder(preferences);
  const firefox = spawn(path, ['--headless', '--marionette', '--profile', profile], {
    stdio: 'ignore',
    // As root it refuses another's.
    env: { ...process.env, HOME: profile },
  });
  let socket: Socket | undefined;
  await expect(async () => {
    socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
  }).toPass();
  const answers = messagesOf(socket as Socket);
  await answers.next(); // Its greeting.
  const send = async (command: string, parameters: object) => {
    const message = JSON.stringify([0, 0, `WebDriver:${command}`, parameters]);
    socket?.write(`${Buffer.byteLength(message)}:${message}`);
    const [, , error, result] = (await answers.next()).value;
    if (error) throw new Error(`${error.error}: ${error.message}`);
    return result.value;
  };
  await send('NewSession', {});
  return drive(send, async () => {
    const ended = once(firefox, 'exit');
    firefox.kill();
    await ended;
    remove();
  });
}

/** Each comes with the number of its bytes and a colon before it, and no two are under way at once. */
async function* messagesOf(socket: Socket) {
  let received = Buffer.alloc(0);
  for await (const chunk of socket) {
    received = Buffer.concat([received, chunk]);
    const start = received.indexOf(':') + 1;
    if (start === 0 || received.length < start + Number.parseInt(String(received), 10)) continue;
    yield JSON.parse(String(received.subarray(start)));
    received = Buffer.alloc(0);
  }
}

/** WebKitGTK, over the WebDriver that Debian ships with it, on a display of its own. */
export async function startWebKit(port: number): Promise<DrivenBrowser> {
  const driver = spawn('xvfb-run', ['-a', 'WebKitWebDriver', `--port=${port}`], {
    detached: true,
    stdio: 'ignore',
    // As root in a container.
    env: { ...process.env, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' },
  });
  const origin = `http://127.0.0.1:${port}`;
  await expect(() => fetch(`${origin}/status`)).toPass();
  const { sessionId } = await post(`${origin}/session`, {
    capabilities: {
      alwaysMatch: {
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': {
          binary: '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
          args: ['--automation'],
        },
      },
    },
  });
  const session = `${origin}/session/${sessionId}`;
  const send: Send = (command, { id, ...parameters }) =>
    post(`${session}/${COMMANDS[command].replace('{id}', String(id))}`, parameters);
  return drive(send, async () => {
    await fetch(session, { method: 'DELETE' });
    const ended = once(driver, 'exit');
    process.kill(-(driver.pid ?? 0), 'SIGTERM');
    await ended;
  });
}

async function post(url: string, body: object) {
  const answer = await fetch(url, { method: 'POST', body: JSON.stringify(body) });
  const { value } = await answer.json();
  if (!answer.ok) throw new Error(`${value.error}: ${value.message}`);
  return value;
}

async function drive(send: Send, close: () => Promise<void>): Promise<DrivenBrowser> {
  await send('SetWindowRect', { width: 1280, height: 900 });
  const run = (script: string) => send('ExecuteScript', { script, args: [] });
  const find = async (selector: string): Promise<string> => {
    // Drivers scroll as the page does, smoothly, and find nothing to press where it has not arrived yet.
    const found = await run(`
      const found = document.querySelector(${JSON.stringify(selector)});
      found?.scrollIntoView({ behavior: 'instant', block: 'center' });
      return found;
    `);
    if (!found) throw new Error(`${selector} is not on the page.`);
    return String(Object.values(found)[0]);
  };
  return {
    open: (url) => send('Navigate', { url }),
    evaluate: (expression) => run(`return (${expression})`),
    press: async (selector) => send('ElementClick', { id: await find(selector) }),
    type: async (selector, text) => send('ElementSendKeys', { id: await find(selector), text }),
    close,
  };
}
