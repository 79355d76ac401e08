import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { parse } from 'parse5';
import { attributesOf, deepTextOf, elements } from '../build/html-elements';
import { headOffice } from '../content/company';
import { placeholders } from '../content/placeholders';
import { contactPath, subjects } from '../lib/contact/subjects';
import { labelOf, pathOf, routeIds } from '../lib/routes';
import { formOf } from './contact-page';
import { otherService, service } from './examples';
import { hydrate } from './hydrate';
import { allPaths, fileOf, unknownPath } from './pages';

/** The pages that end without a Contact Us button: the form itself, and those that are kept for their address. */
const without: readonly string[] = routeIds
  .filter((id) => id === 'contact' || id in placeholders)
  .map(pathOf);

/** The pages whose button names no subject, for they have none of their own. */
const aboutNothing: readonly string[] = [pathOf('home'), unknownPath];

test('every page but these ends with a Contact Us button, which carries the page’s subject, and a number', () => {
  for (const path of [...allPaths, unknownPath].filter((path) => !without.includes(path))) {
    const all = elements(parse(readFileSync(fileOf(path), 'utf8')));
    const main = all.find(({ tagName }) => tagName === 'main');
    // But for the bar at the foot of a phone's window, which is on no other screen.
    const bar = main?.childNodes.findLast((node) => node.nodeName === 'nav');
    const ofBar = new Set(bar ? elements(bar) : []);
    const [button, number] = (main ? elements(main) : [])
      .filter((element) => element.tagName === 'a' && !ofBar.has(element))
      .slice(-2);
    expect(button && deepTextOf(button), path).toBe(labelOf('contact'));
    expect(number && attributesOf(number).href, path).toBe(`tel:${headOffice.phone.dial}`);
    const { href = '' } = button ? attributesOf(button) : {};
    const { pathname, searchParams } = new URL(href, 'https://site.example');
    expect(pathname, path).toBe(pathOf('contact'));
    const about = searchParams.get('about');
    if (aboutNothing.includes(path)) expect(about, path).toBeNull();
    else expect(Object.keys(subjects), path).toContain(about);
  }
});

test('a page’s Contact Us fills in its subject, and the visitor’s own words stay', async ({
  page,
}) => {
  const { subject } = formOf(page);
  await page.goto(pathOf(service));
  const calls = page.getByRole('main').getByRole('link', { name: labelOf('contact') });
  await calls.last().click();
  await page.waitForURL(contactPath(service));
  await expect(subject).toHaveValue(subjects[service] ?? '');
  await page.goto(contactPath(otherService));
  await expect(subject).toHaveValue(subjects[otherService] ?? '');
  await subject.fill('My own words');
  await page.goto(contactPath(service));
  await hydrate(page);
  await expect(subject).toHaveValue('My own words');
});

test('no address puts words of its own into the form', async ({ page }) => {
  const { subject, message } = formOf(page);
  for (const asked of [
    ...['?about=nonsense', '?about=__proto__', '?about=<script>'],
    ...['#message=Pay+us', '#answers=Pay+us'],
  ]) {
    await page.goto('about:blank');
    await page.goto(pathOf('contact') + asked);
    await hydrate(page);
    await expect(subject, asked).toHaveValue('');
    await expect(message, asked).toHaveValue('');
  }
});
