import { onPath, testChromium } from '../chromium.mjs';
import { PORT } from '../ports';
import { puppeteerBrowser } from './puppeteer';
import { type EngineBrowser, webkit } from './webdriver';

const chromium = testChromium();
const firefox = onPath('firefox-esr') ?? onPath('firefox');

/** What must work in every engine, in the browsers that visitors have: Playwright's own Firefox and WebKit are none of them. */
export const engines: Readonly<Record<string, (() => Promise<EngineBrowser>) | undefined>> = {
  Chromium: chromium ? () => puppeteerBrowser('chrome', chromium) : undefined,
  Firefox: firefox ? () => puppeteerBrowser('firefox', firefox) : undefined,
  WebKit: onPath('WebKitWebDriver') && onPath('xvfb-run') ? () => webkit(PORT + 90) : undefined,
};
