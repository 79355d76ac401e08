import { expect, type Page, type Request, type Route } from '@playwright/test';
import { company, offices } from '../content/company';
import { contact } from '../content/contact';
import { pathOf } from '../lib/routes';
import { archive, originOf } from './variants';

const { form: words } = contact;

/** The contact page of the build that has keys. */
export const KEYED = `${originOf(archive)}${pathOf('contact')}`;

/** The visitor of every test. */
export const visitor = {
  user_name: 'Asha Perera',
  user_email: 'asha@bank.example',
  user_phone: '+94112345678',
  subject: 'Night watch',
  message: 'We run forty branches.\nNobody reads the alerts at night: “é, 漢字, 🛰”.',
} as const;

type Typed = Record<keyof typeof visitor, string>;

const THIRD_PARTIES = /^https:\/\/([\w-]+\.)*(google|gstatic|emailjs|recaptcha)\.(com|net)\//;

/**
 * Stands in for Google's script as far as a page notices it: two files from two hosts that write HTML
 * and script addresses as plain strings, a frame, a hidden field, and a press that solves it. Its token ends in
 * how often it was reset.
 */
const API = `
  const script = document.createElement('script');
  script.src = 'https://www.gstatic.com/recaptcha/releases/test/recaptcha__en.js';
  document.getElementsByTagName('script')[0].before(script);`;
const RECAPTCHA = `
  let field;
  let resets = 0;
  window.grecaptcha = {
    render(box, { sitekey, callback, 'expired-callback': expired }) {
      box.innerHTML = '<div><button type="button">I am no robot</button><iframe title="reCAPTCHA" width="304" height="78" src="https://www.google.com/recaptcha/api2/anchor"></iframe><textarea name="g-recaptcha-response"></textarea></div>';
      field = box.querySelector('textarea');
      const button = box.querySelector('button');
      button.addEventListener('click', () => callback((field.value = sitekey + '-' + resets)));
      button.addEventListener('expire', () => expired((field.value = '')));
      return 0;
    },
    getResponse: () => field.value,
    reset() {
      resets += 1;
      field.value = '';
    },
  };
  window.onloadcallback();`;

/** What a provider's host does with a request. */
type Answer = (route: Route) => Promise<unknown> | unknown;

const accept: Answer = (route) => answerWith(route, 200, 'OK');

export function answerWith(route: Route, status: number, body: string) {
  return route.fulfill({ status, body, headers: { 'access-control-allow-origin': '*' } });
}

/** Answers as Google does, with `script` as its second file: the first has run when it comes. */
export function captchaOf(script: string): Answer {
  return (route) => {
    const url = route.request().url();
    if (url.includes('/anchor')) return route.fulfill({ contentType: 'text/html', body: '' });
    return route.fulfill({
      contentType: 'text/javascript',
      body: url.includes('gstatic') ? script : API,
    });
  };
}

/** Stands in for both providers; every request to anybody else fails. Returns what was asked of them. */
export async function standIn(
  page: Page,
  { send = accept, captcha = captchaOf(RECAPTCHA) }: { send?: Answer; captcha?: Answer } = {},
) {
  const asked: Request[] = [];
  await page.route(
    (url) => url.hostname !== 'localhost',
    (route) => {
      const request = route.request();
      asked.push(request);
      if (!THIRD_PARTIES.test(request.url())) return route.abort();
      return request.url().includes('emailjs') ? send(route) : captcha(route);
    },
  );
  const sent = () => asked.filter((request) => request.url().includes('emailjs'));
  return { asked, sent };
}

/** The form's fields by their labels, and what is pressed. */
export function formOf(page: Page) {
  const field = (name: keyof typeof words.fields) =>
    page.getByRole('textbox', { name: words.fields[name].label, exact: true });
  return {
    user_name: field('user_name'),
    user_email: field('user_email'),
    user_phone: field('user_phone'),
    subject: field('subject'),
    message: field('message'),
    submit: page.getByRole('button', { name: words.submit, exact: true }),
    captcha: page.getByRole('button', { name: 'I am no robot' }),
    alert: page.getByRole('main').getByRole('alert'),
  };
}

/** The box that tells what came of a press of Submit. */
export const noticeOf = (page: Page) =>
  page.getByRole('main').getByRole('alert').locator('xpath=ancestor::*[@tabindex][1]');

/** Opens the contact page of the build that has keys, with stand-ins for both providers. */
export async function openKeyed(page: Page, providers?: Parameters<typeof standIn>[1]) {
  const asked = await standIn(page, providers);
  await page.goto(KEYED);
  return { ...asked, form: formOf(page) };
}

/** Collects what the console is told of errors. */
export function consoleErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  return errors;
}

/** Fills the form as a visitor does; `but` replaces single values. */
export async function fill(page: Page, but: Partial<Typed> = {}) {
  const form = formOf(page);
  for (const [name, value] of Object.entries({ ...visitor, ...but })) {
    await form[name as keyof Typed].fill(value);
  }
}

/** Solves the captcha and presses Submit. */
export async function solveAndSubmit(page: Page) {
  const { captcha, submit } = formOf(page);
  await captcha.click();
  await submit.click();
}

/** That the form holds all that the visitor typed, or that it was emptied. */
export async function expectKept(page: Page, kept = true) {
  const form = formOf(page);
  for (const [name, value] of Object.entries(visitor)) {
    await expect(form[name as keyof Typed]).toHaveValue(kept ? value : '');
  }
}

/** That nothing typed is lost, and that a person can be reached: telephone, and a mail that carries it all. */
export async function expectNothingLost(page: Page) {
  await expectKept(page);
  const main = page.getByRole('main');
  for (const { city, phone } of offices) {
    const name = `${words.otherWays.call} ${city}, ${phone.display}`;
    await expect(main.getByRole('link', { name })).toHaveAttribute('href', `tel:${phone.dial}`);
  }
  const link = main.getByRole('link', { name: words.otherWays.mail });
  expectCarriesEverything((await link.getAttribute('href')) ?? '');
}

/** That a `mailto:` address holds all that the visitor typed. */
export function expectCarriesEverything(href: string) {
  const { protocol, pathname, searchParams } = new URL(href);
  expect(protocol + pathname).toBe(`mailto:${company.email}`);
  expect(searchParams.get('subject')).toBe(visitor.subject);
  const body = searchParams.get('body')?.replaceAll('\r\n', '\n') ?? '';
  for (const part of [visitor.message, visitor.user_name, visitor.user_email, visitor.user_phone]) {
    expect(body).toContain(part);
  }
}

/** The `mailto:` addresses that the page hands to the system. */
export async function watchMail(page: Page): Promise<string[]> {
  const handed: string[] = [];
  const session = await page.context().newCDPSession(page);
  await session.send('Page.enable');
  session.on('Page.frameRequestedNavigation', ({ url }) => {
    if (url.startsWith('mailto:')) handed.push(url);
  });
  return handed;
}
