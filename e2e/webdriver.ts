import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect } from '@playwright/test';

/** https://www.w3.org/TR/webdriver2/#elements */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/** What the smoke set does in a browser that Playwright does not drive. */
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
  const { sessionId } = await command(`${origin}/session`, {
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
  await command(`${session}/window/rect`, { width: 1280, height: 900 });
  const evaluate = (expression: string) =>
    command(`${session}/execute/sync`, { script: `return (${expression})`, args: [] });
  const find = async (selector: string) => {
    // The driver scrolls as the page does, smoothly, and finds nothing to press where it has not arrived yet.
    const first = `document.querySelector(${JSON.stringify(selector)})`;
    await evaluate(`${first}?.scrollIntoView({ behavior: 'instant', block: 'center' })`);
    const found = await command(`${session}/element`, { using: 'css selector', value: selector });
    return `${session}/element/${found[ELEMENT]}`;
  };
  return {
    open: (url) => command(`${session}/url`, { url }),
    evaluate,
    press: async (selector) => command(`${await find(selector)}/click`, {}),
    type: async (selector, text) => command(`${await find(selector)}/value`, { text }),
    async close() {
      await fetch(session, { method: 'DELETE' });
      const ended = once(driver, 'exit');
      process.kill(-(driver.pid ?? 0), 'SIGTERM');
      await ended;
    },
  };
}

// biome-ignore lint/suspicious/noExplicitAny: each command answers with something of its own.
async function command(url: string, body: object): Promise<any> {
  const answer = await fetch(url, { method: 'POST', body: JSON.stringify(body) });
  const { value } = await answer.json();
  if (!answer.ok) throw new Error(`${value.error}: ${value.message}`);
  return value;
}
