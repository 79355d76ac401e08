import puppeteer from 'puppeteer-core';
import { CHROMIUM_FLAGS } from '../chromium.mjs';
import { DESKTOP, type EngineBrowser } from './webdriver';

/** Chromium, or Firefox over WebDriver BiDi: Playwright drives only a Firefox of its own making. */
export async function puppeteerBrowser(
  browser: 'chrome' | 'firefox',
  executablePath: string,
): Promise<EngineBrowser> {
  const running = await puppeteer.launch({
    browser,
    executablePath,
    defaultViewport: DESKTOP,
    args: browser === 'chrome' ? [...CHROMIUM_FLAGS] : [],
  });
  const page = await running.newPage();
  const find = async (selector: string) => {
    const element = await page.$(selector);
    if (!element) throw new Error(`${selector} is not on the page.`);
    await element.evaluate((found) =>
      found.scrollIntoView({ behavior: 'instant', block: 'center' }),
    );
    return element;
  };
  return {
    async open(url) {
      await page.goto(url);
    },
    evaluate: (expression) => page.evaluate(expression) as Promise<never>,
    press: async (selector) => (await find(selector)).click(),
    type: async (selector, text) => (await find(selector)).type(text),
    print: () => page.pdf({ preferCSSPageSize: true }),
    close: () => running.close(),
  };
}
