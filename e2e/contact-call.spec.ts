import { expect, test } from '@playwright/test';
import { headOffice } from '../content/company';
import { placeholders } from '../content/placeholders';
import { contactPath, subjects } from '../lib/contact/subjects';
import { labelOf, pathOf, routeIds } from '../lib/routes';
import { formOf } from './contact-page';
import { otherService, service } from './examples';
import { hydrate } from './hydrate';
import { allPaths, pageAt, unknownPath } from './pages';

/** The pages that end without a Contact Us button: the form itself, and those that are kept for their address. */
const without: readonly string[] = routeIds
  .filter((id) => id === 'contact' || id in placeholders)
  .map(pathOf);

/** The pages whose button names no subject, for they have none of their own. */
const aboutNothing: readonly string[] = [pathOf('home'), unknownPath];

test('every page but these ends with a Contact Us button, which carries the page’s subject, and a number', () => {
  for (const path of [...allPaths, unknownPath].filter((path) => !without.includes(path))) {
    const $ = pageAt(path);
    const [contact, call] = $('main > section').last().find('a');
    expect($(contact).text(), path).toBe(labelOf('contact'));
    expect($(call).attr('href'), path).toBe(`tel:${headOffice.phone.dial}`);
    const href = $(contact).attr('href') ?? '';
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
  for (const asked of ['?about=__proto__#message=Pay', '?about=<script>#answers=constructor']) {
    await page.goto('about:blank');
    await page.goto(pathOf('contact') + asked);
    await hydrate(page);
    await expect(subject, asked).toHaveValue('');
    await expect(message, asked).toHaveValue('');
  }
});
