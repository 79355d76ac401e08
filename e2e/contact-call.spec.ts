import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { parse } from 'parse5';
import { attributesOf, deepTextOf, type Element, elements } from '../build/html-elements';
import { headOffice } from '../content/company';
import { placeholders } from '../content/placeholders';
import { contactPath, subjects } from '../lib/contact/subjects';
import { labelOf, pathOf, routeIds } from '../lib/routes';
import { formOf } from './contact-page';
import { otherService, service } from './examples';
import { hydrate } from './hydrate';
import { allPaths, everyPath, unknownPath } from './pages';

/** The pages that end without a Contact Us button: the form itself, and those that are kept for their address. */
const without: readonly string[] = routeIds
  .filter((id) => id === 'contact' || id in placeholders)
  .map(pathOf);

/** The pages whose button names no subject, for they have none of their own. */
const aboutNothing: readonly string[] = [pathOf('home'), unknownPath];

/** The elements of an exported page's main part, in document order. */
function elementsOfMain(path: string): Element[] {
  const file = path === pathOf('home') ? '/index' : path === unknownPath ? '/404' : decodeURI(path);
  const all = elements(parse(readFileSync(`out${file}.html`, 'utf8')));
  // But for the bar at the foot of a phone's window, which is on no other screen.
  const main = all.find(({ tagName }) => tagName === 'main');
  const bar = main?.childNodes.findLast((node) => node.nodeName === 'nav');
  const ofBar = new Set(bar ? elements(bar) : []);
  return (main ? elements(main) : []).filter((element) => !ofBar.has(element));
}

test('every page but these ends with a Contact Us button, which carries the page’s subject, and a number', () => {
  expect(allPaths).toEqual(expect.arrayContaining([...without]));
  for (const path of [...everyPath, unknownPath]) {
    if (without.includes(path)) continue;
    const [button, number] = elementsOfMain(path)
      .filter(({ tagName }) => tagName === 'a')
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
  for (const id of ['privacy', service] as const) {
    await page.goto(pathOf(id));
    const calls = page.getByRole('main').getByRole('link', { name: labelOf('contact') });
    await calls.last().click();
    await page.waitForURL(contactPath(id));
    await expect(subject).toHaveValue(subjects[id] ?? '');
  }
  await page.goto(contactPath(otherService));
  await expect(subject).toHaveValue(subjects[otherService] ?? '');
  await subject.fill('My own words');
  await page.goto(contactPath(service));
  await hydrate(page);
  await expect(subject).toHaveValue('My own words');
});

test('an address that names no subject fills in nothing', async ({ page }) => {
  for (const about of ['nonsense', '__proto__', 'constructor', '<script>']) {
    await page.goto(`${pathOf('contact')}?about=${encodeURIComponent(about)}`);
    await expect(page.locator('html[data-hydrated]')).toBeAttached();
    await expect(formOf(page).subject, about).toHaveValue('');
  }
});

test('no address puts words of its own into the message', async ({ page }) => {
  for (const fragment of ['message=Pay+us', 'answers=Pay+us', 'rota=Pay,us,now,1']) {
    await page.goto(`${pathOf('contact')}?about=soc#${fragment}`);
    await expect(formOf(page).subject).toHaveValue(subjects.soc ?? '');
    await page.waitForLoadState('networkidle');
    await expect(formOf(page).message, fragment).toHaveValue('');
    await page.goto('about:blank');
  }
});
