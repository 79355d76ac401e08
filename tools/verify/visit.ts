import { chromium, type Page } from 'playwright';
import { contact } from '../../content/contact';
import { search } from '../../content/search';
import { CHROMIUM_FLAGS, testChromium } from '../../e2e/chromium.mjs';
import { unknownPath } from '../../e2e/pages';
import { labelOf, pathOf, serviceIds } from '../../lib/routes';

/** How long a visitor would wait for what a press should do. */
const PATIENCE_MS = 15_000;

/** Something that a visitor does, and what is said where it does not work. */
interface Act {
  path: string;
  fault: string;
  /** Ends where it worked, throws where it did not. */
  does: (page: Page) => Promise<unknown>;
}

const service = serviceIds[0] ?? 'services';

const ACTS: readonly Act[] = [
  {
    path: pathOf('home'),
    fault: 'the header does not lead to the contact page.',
    async does(page) {
      await page
        .locator(`header a[href="${pathOf('contact')}"]:visible`)
        .first()
        .click();
      await page.waitForURL((url) => url.pathname === pathOf('contact'));
    },
  },
  {
    path: `${pathOf('search')}?${new URLSearchParams({ q: labelOf(service) })}`,
    fault: 'the search does not find a service by its name: is its index of this release?',
    does: (page) =>
      page
        .getByRole('region', { name: search.results })
        .locator(`a[href="${pathOf(service)}"]`)
        .first()
        .waitFor(),
  },
  {
    path: pathOf('blog'),
    fault: 'the newest post does not open, or has no text.',
    async does(page) {
      await page.locator('main a[href^="/blog/"]').first().click();
      await page.waitForURL(/\/blog\/[^/]+$/);
      await page.locator('main article p, main p').first().waitFor();
    },
  },
  {
    path: pathOf('contact'),
    fault: 'the form accepts an email address that is none: its script does not run.',
    async does(page) {
      const { fields, submit, errors } = contact.form;
      await page
        .getByRole('textbox', { name: fields.user_email.label, exact: true })
        .fill('nobody');
      await page.getByRole('button', { name: submit, exact: true }).click();
      await page.getByText(errors.user_email).first().waitFor();
    },
  },
  {
    path: pathOf('contact'),
    fault: 'the captcha does not load, so the form cannot send.',
    async does(page) {
      const { captcha, fields } = contact.form;
      await page.getByRole('textbox', { name: fields.message.label, exact: true }).fill('A test.');
      const box = page.getByRole('region', { name: captcha.label });
      // Without keys there is none: the visitor's own email program sends.
      if ((await box.count()) > 0) await box.locator('iframe').first().waitFor();
    },
  },
  {
    path: unknownPath,
    fault: 'an address that leads nowhere does not show the site.',
    does: (page) =>
      page
        .locator(`header a[href="${pathOf('home')}"]`)
        .first()
        .waitFor(),
  },
  {
    path: pathOf('blog'),
    fault: 'a feed that the page names cannot be read.',
    async does(page) {
      const feeds = page.locator('link[rel="alternate"][type^="application/"]');
      for (const feed of await feeds.all()) {
        const { pathname } = new URL((await feed.getAttribute('href')) ?? '', page.url());
        const answer = await page.request.get(new URL(pathname, page.url()).href);
        const text = await answer.text();
        if (!answer.ok() || !/^(?:<\?xml|\{)[\s\S]*[>}]\s*$/.test(text)) throw new Error(pathname);
      }
    },
  },
];

/** Drives a site in a browser as a visitor does: a sentence for what does not work, and for what a page complains of. */
export async function faultsOfVisit(origin: string): Promise<string[]> {
  const browser = await chromium.launch({ executablePath: testChromium(), args: CHROMIUM_FLAGS });
  const faults = new Set<string>();
  for (const { path, fault, does } of ACTS) {
    const page = await browser.newPage();
    page.setDefaultTimeout(PATIENCE_MS);
    const complain = (words: string) => {
      // The browser itself reports the status of an address that leads nowhere.
      if (path !== unknownPath || !words.includes('404'))
        faults.add(`${path}: the browser says “${words}”`);
    };
    page.on('pageerror', ({ message }) => complain(message));
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complain(message.text());
    });
    await page
      .goto(origin + path)
      .then(() => does(page))
      .catch(() => faults.add(`${path}: ${fault}`));
    await page.close();
  }
  await browser.close();
  return [...faults];
}
