import { spawnSync } from 'node:child_process';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { contact } from '../content/contact';
import { type PrivacyPart, privacy } from '../content/privacy';
import { pathOf } from '../lib/routes';
import { fill, fillAndSubmit, formOf, KEYED, noticeOf, standIn, visitor } from './contact-page';
import { hydrate } from './hydrate';
import { keys, originOf } from './variants';

const { form: words } = contact;

const ORIGIN = originOf(keys);
/** The form’s own words are the most of it. */
const MOST_SCRIPT = 20_000;

test('keyboard alone fills, corrects, solves and sends', async ({ page }) => {
  await standIn(page);
  await page.goto(KEYED);
  await formOf(page).user_name.focus();
  const order = ['user_name', 'user_email', 'user_phone', 'subject', 'message'] as const;
  for (const name of order) {
    await expect(page.locator(`#${name}`)).toBeFocused();
    await page.keyboard.type(name === 'user_email' ? 'asha@bank' : visitor[name]);
    await page.keyboard.press('Tab');
  }
  await expect(page.getByRole('link', { name: words.privacyLink })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(formOf(page).captcha).toBeFocused();
  await page.keyboard.press('Enter');
  await formOf(page).submit.focus();
  await page.keyboard.press('Enter');

  // The summary has the focus; its link leads to the field.
  await expect(noticeOf(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: words.errors.user_email })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(formOf(page).user_email).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.type('.example');
  await page.keyboard.press('Enter');
  await expect(formOf(page).alert).toHaveText(words.alerts.sent);
  await expect(noticeOf(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(formOf(page).user_name).toBeFocused();
});

test('assistive technology gets names, hints, faults and announcements', async ({ page }) => {
  await standIn(page);
  await page.goto(KEYED);
  await fill(page, { user_email: 'asha', user_phone: '1' });
  const form = formOf(page);
  await expect(form.user_email).toHaveAccessibleDescription(words.fields.user_email.hint);
  await expect(form.message).toHaveAttribute('rows', '5');
  await form.submit.click();
  await expect(form.user_email).toHaveAccessibleDescription(
    `${words.errors.user_email} ${words.examples.user_email} ${words.fields.user_email.hint}`,
  );
  await expect(form.user_phone).toHaveAccessibleDescription(
    `${words.errors.user_phone} ${words.examples.user_phone} ${words.fields.user_phone.hint}`,
  );
  const { fields, errors, examples } = words;
  const said = JSON.stringify;
  await expect(page.getByRole('form', { name: words.heading })).toMatchAriaSnapshot(`
    - form ${said(words.heading)}:
      - text: ${said(fields.user_name.label)}
      - textbox ${said(fields.user_name.label)}: ${said(visitor.user_name)}
      - text: ${said(fields.user_email.label)}
      - textbox ${said(fields.user_email.label)} [invalid]: asha
      - paragraph:
        - strong: ${said(errors.user_email)}
        - text: ${said(examples.user_email)}
      - paragraph: ${said(fields.user_email.hint)}
      - text: ${said(fields.user_phone.label)}
      - textbox ${said(fields.user_phone.label)} [invalid]: "1"
      - paragraph:
        - strong: ${said(errors.user_phone)}
        - text: ${said(examples.user_phone)}
      - paragraph: ${said(fields.user_phone.hint)}
      - text: ${said(fields.subject.label)}
      - textbox ${said(fields.subject.label)}: ${said(visitor.subject)}
      - paragraph: ${said(fields.subject.hint)}
      - text: ${said(fields.message.label)}
      - textbox ${said(fields.message.label)}: /forty branches/
      - paragraph: ${said(fields.message.hint)}
      - paragraph:
        - text: ${said(words.captcha.disclosure)}
        - link ${said(words.privacyLink)}
      - group ${said(words.captcha.label)}:
        - button "I am no robot"
        - iframe
        - status
      - button ${said(words.submit)}
      - status
  `);
  await expect(noticeOf(page)).toMatchAriaSnapshot(`
    - alert: ${said(words.alerts.fields)}
    - list:
      - listitem:
        - link ${said(errors.user_email)}
      - listitem:
        - link ${said(errors.user_phone)}
      - listitem:
        - link ${said(words.captchaLink)}
  `);
});

test('every field has its autocomplete token, and what is required is told', async ({ page }) => {
  await page.goto(pathOf('contact'));
  const form = formOf(page);
  for (const [name, token] of [
    ['user_name', 'name'],
    ['user_email', 'email'],
    ['user_phone', 'tel'],
  ] as const) {
    await expect(form[name]).toHaveAttribute('autocomplete', token);
  }
  await expect(form.user_name).toHaveAttribute('required');
  await expect(form.message).toHaveAttribute('required');
  await expect(form.user_email).toHaveAttribute('aria-required', 'true');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the browser itself asks for what is required', async ({ page }) => {
    await page.goto(pathOf('contact'));
    const form = formOf(page);
    await form.submit.click();
    await expect(form.user_name).toBeFocused();
    await expect(page.locator('main form')).not.toHaveAttribute('novalidate');
  });
});

test('sending is announced', async ({ page }) => {
  await standIn(page, { send: () => undefined });
  await page.goto(KEYED);
  await fillAndSubmit(page);
  await expect(page.getByRole('status').filter({ hasText: words.sending })).toBeAttached();
  await expect(page.getByRole('button', { name: words.sending })).toBeFocused();
});

test('before the focus the page fetches neither EmailJS nor the captcha, and little script of its own', async ({
  page,
}) => {
  const scriptsOf = async (path: string) => {
    const fetched: Promise<[url: string, bytes: number]>[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() !== 'script') return;
      const size = response.body().then((body) => brotliCompressSync(body).length);
      fetched.push(size.then((bytes) => [response.url(), bytes]));
    });
    await page.goto(`${ORIGIN}${path}`);
    await hydrate(page);
    await page.waitForLoadState('networkidle');
    page.removeAllListeners('response');
    return new Map(await Promise.all(fetched));
  };
  const shared = await scriptsOf(pathOf('about'));
  const own = [...(await scriptsOf(pathOf('contact')))].filter(([url]) => !shared.has(url));
  const bytes = own.reduce((sum, [, size]) => sum + size, 0);
  test.info().annotations.push({ type: 'bytes', description: String(bytes) });
  expect(own.length).toBeGreaterThan(0);
  expect(bytes).toBeLessThanOrEqual(MOST_SCRIPT);
});

test('the page’s policy names the captcha’s and EmailJS’s origins, and relaxes Trusted Types alone', async ({
  request,
}) => {
  const policyOf = async (path: string) => {
    const html = await (await request.get(`${ORIGIN}${path}`)).text();
    const [, policy = ''] =
      html.match(/http-equiv="Content-Security-Policy" content="([^"]+)"/) ?? [];
    return Object.fromEntries(
      policy.split('; ').map((directive) => directive.split(/ (.*)/s).slice(0, 2)),
    );
  };
  // Each route file has a stylesheet, and so a hash, of its own.
  const { 'style-src': _, ...about } = await policyOf(pathOf('about'));
  const { 'style-src': css, ...contact } = await policyOf(pathOf('contact'));
  expect(css).toMatch(/^'self' 'sha256-[^']+'$/);
  expect(contact).toEqual({
    ...about,
    'script-src':
      "'self' https://www.google.com/recaptcha/api.js https://www.gstatic.com/recaptcha/releases/",
    'connect-src': "'self' https://api.emailjs.com",
    'frame-src': 'https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/',
    'require-trusted-types-for': undefined,
    'trusted-types': undefined,
  });
  expect(about['require-trusted-types-for']).toBe("'script'");
  expect(JSON.stringify(about)).not.toContain('https:');
});

test('csp_evaluator finds nothing of high or medium severity in the build with keys', async ({
  request,
}) => {
  const answer = await request.get(KEYED);
  const [, meta = ''] =
    (await answer.text()).match(/http-equiv="Content-Security-Policy" content="([^"]+)"/) ?? [];
  for (const policy of [answer.headers()['content-security-policy'] ?? '', meta]) {
    const findings = new CspEvaluator(new CspParser(policy).csp).evaluate();
    const serious = findings.filter(({ severity }) => severity <= Severity.MEDIUM);
    expect(
      serious.map(({ directive, value, description }) => [directive, value, description]),
    ).toEqual([]);
  }
});

test('some but not all keys end the build with a sentence that names the missing ones', () => {
  const { status, stderr, stdout } = spawnSync(process.execPath, ['tools/build.mjs'], {
    encoding: 'utf8',
    env: {
      ...process.env,
      SITE_ROOT: 'variants/some-keys',
      NEXT_PUBLIC_EMAILJS_SERVICE_ID: 'service_test',
      NEXT_PUBLIC_RECAPTCHA_SITE_KEY: 'site_test',
    },
  });
  expect(status).toBe(1);
  expect(stdout + stderr).toContain(
    'The contact form needs all four of its keys or none: set NEXT_PUBLIC_EMAILJS_TEMPLATE_ID and NEXT_PUBLIC_EMAILJS_PUBLIC_KEY as well.',
  );
});

test('sending, from first focus to success, breaks no policy', async ({ page }) => {
  const broken: string[] = [];
  await page.exposeFunction('report', (what: string) => broken.push(what));
  await page.addInitScript(() =>
    addEventListener('securitypolicyviolation', (event) =>
      (window as unknown as { report(what: string): void }).report(
        `${event.effectiveDirective} ${event.blockedURI}`,
      ),
    ),
  );
  await standIn(page);
  await page.goto(KEYED);
  await fillAndSubmit(page);
  await expect(formOf(page).alert).toHaveText(words.alerts.sent);
  expect(broken).toEqual([]);
});

test('what else Google publishes beside the captcha does not run, from markup or from script', async ({
  page,
}) => {
  const GADGET = 'https://www.google.com/recaptcha/about/js/main.min.js';
  const { asked } = await standIn(page, {
    captcha: (route) => route.fulfill({ contentType: 'text/javascript', body: 'injected = true;' }),
  });
  await page.route(KEYED, async (route) => {
    const answer = await route.fetch();
    const attack = `<div ng-app ng-csp>{{1}}</div><script src="${GADGET}"></script>`;
    const body = (await answer.text()).replace('</main>', `${attack}</main>`);
    await route.fulfill({ response: answer, body });
  });
  await page.goto(KEYED);
  const refused = await page.evaluate(
    (src) =>
      new Promise<string>((resolve) => {
        const script = document.createElement('script');
        script.onerror = () => resolve('refused');
        script.onload = () => resolve('ran');
        script.src = src;
        document.body.append(script);
      }),
    GADGET,
  );
  expect(refused).toBe('refused');
  expect(await page.evaluate(() => 'injected' in window)).toBe(false);
  expect(asked.map((request) => request.url())).not.toContain(GADGET);
});

test('the privacy page says what is true of the build, and no more', async ({ page }) => {
  await page.goto(`${ORIGIN}${pathOf('privacy')}`);
  const main = page.getByRole('main');
  const expectParts = async (shown: string, hidden: string) => {
    const parts: readonly PrivacyPart[] = privacy.parts;
    for (const { heading, when } of parts) {
      const count = when === shown ? 1 : when === hidden ? 0 : undefined;
      if (count === undefined) continue;
      const found = main.getByRole('heading', { name: heading, exact: true });
      await expect(found, heading).toHaveCount(count);
    }
  };
  await expectParts('formSends', 'formComposes');
  await page.goto(pathOf('privacy'));
  await expectParts('formComposes', 'formSends');
});
