import { expect, test } from '@playwright/test';
import { contact } from '../content/contact';
import {
  captchaOf,
  expectCarriesEverything,
  expectNothingLost,
  fill,
  formOf,
  KEYED,
  standIn,
  visitor,
  watchMail,
} from './contact-page';
import { hold } from './hold';
import { hydrate } from './hydrate';

const CAPTCHA = 'Please verify the reCAPTCHA.';
const CAPTCHA_UNAVAILABLE = 'The reCAPTCHA could not be loaded, so this form cannot send.';

for (const [name, captcha, wait] of [
  ['blocked', (route) => route.abort('blockedbyclient'), 0],
  ['hung', () => undefined, 8_000],
  [
    'broken',
    captchaOf(
      'window.grecaptcha = { render() { throw new Error("Invalid site key"); } }; onloadcallback();',
    ),
    0,
  ],
] as const satisfies readonly (readonly [
  string,
  NonNullable<Parameters<typeof standIn>[1]>['captcha'],
  number,
])[]) {
  test(`a captcha that is ${name} leaves every word, says so and offers a way`, async ({
    page,
  }) => {
    const errors: string[] = [];
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    await page.clock.install();
    const { sent } = await standIn(page, { captcha });
    await page.goto(KEYED);
    await fill(page);
    if (wait) {
      await expect(page.getByText('The reCAPTCHA is loading.')).toBeVisible();
      await page.clock.fastForward(wait);
    }
    await expect(page.getByText(CAPTCHA_UNAVAILABLE)).toBeVisible();
    await expectNothingLost(page);
    expect(errors.join('\n')).toContain('The reCAPTCHA is not available');
    await formOf(page).submit.click();
    await expect(formOf(page).alert).toHaveText(CAPTCHA);
    await expectNothingLost(page);
    expect(sent()).toEqual([]);
  });
}

test('with the captcha’s own component out of reach, the offer stands all the same', async ({
  page,
}) => {
  await standIn(page);
  await page.goto(KEYED);
  await hydrate(page);
  await page.route('**/_next/static/chunks/**', (route) => route.abort());
  await fill(page);
  await expect(page.getByText(CAPTCHA_UNAVAILABLE)).toBeVisible();
  await expectNothingLost(page);
});

test('without keys the form says so, composes the mail and sends nothing itself', async ({
  page,
}) => {
  const { asked } = await standIn(page);
  const mails = await watchMail(page);
  await page.goto('/contactus');
  await expect(page.getByText('Submit opens your own e-mail program')).toBeVisible();
  await fill(page, { user_email: 'asha' });
  const form = formOf(page);
  await form.submit.click();
  await expect(form.alert).toHaveText('Please enter a valid email and phone number.');
  expect(mails).toEqual([]);
  await fill(page);
  await form.submit.click();
  await expect(page.getByText('Your e-mail program has the message.')).toBeVisible();
  await expect.poll(() => mails.length).toBe(1);
  expectCarriesEverything(mails[0] ?? '');
  await expectNothingLost(page);
  expect(asked).toEqual([]);
});

test('what was written can be copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/contactus');
  await fill(page);
  await formOf(page).submit.click();
  await page.getByRole('button', { name: 'Copy what you wrote' }).click();
  await expect(page.getByText('Copied.')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain(visitor.message);
  expect(copied).toContain(visitor.user_email);
});

for (const [name, url] of [
  ['without keys', '/contactus'],
  ['with keys', KEYED],
]) {
  test.describe(`without JavaScript, ${name}`, () => {
    test.use({ javaScriptEnabled: false });

    test('a plain mail form and the telephones stand in the form’s place', async ({ page }) => {
      const { asked } = await standIn(page);
      const mails = await watchMail(page);
      await page.goto(url ?? '');
      await expect(
        name === 'with keys'
          ? page.locator('main noscript').first()
          : page.getByText('Submit opens your own e-mail program'),
      ).toBeVisible();
      await expect(page.getByText('The reCAPTCHA appears here')).toBeHidden();
      await expect(page.locator('main a[href="tel:+6560000000"]')).toBeVisible();
      await expect(page.locator('main a[href="tel:+94110000000"]')).toBeVisible();
      await expect(page.locator('main a[href="mailto:support@vigilane.example"]')).toBeVisible();
      await expect(page.getByRole('main').getByText('UTC+5:30')).toBeVisible();
      await fill(page);
      await formOf(page).submit.click();
      await expect.poll(() => mails.length).toBe(1);
      expect(mails[0]).toContain('mailto:support@vigilane.example');
      expect(asked).toEqual([]);
    });
  });
}

test('no form posts to a mail program by itself, which browsers take for mixed content', async ({
  page,
}) => {
  await page.goto('/contactus');
  expect(await page.locator('form[action], [formaction]').count()).toBe(0);
  expect(await page.locator('form').first().getAttribute('method')).toBe('dialog');
});

test('with every framework script blocked, Submit hands the message to the mail program', async ({
  page,
}) => {
  await page.route('**/_next/static/{chunks,rsc}/**', (route) => route.abort());
  const mails = await watchMail(page);
  await page.goto('/contactus');
  await fill(page);
  await formOf(page).submit.click();
  await expect.poll(() => mails.length).toBe(1);
});

test('with the framework hung, a press is kept for ten seconds and then does without', async ({
  page,
}) => {
  await page.clock.install();
  await page.route('**/_next/static/{chunks,rsc}/**', () => undefined);
  const mails = await watchMail(page);
  await page.goto('/contactus');
  await fill(page);
  await formOf(page).submit.click();
  expect(mails).toEqual([]);
  await page.clock.fastForward(10_000);
  await expect.poll(() => mails.length).toBe(1);
});

test('a press of Submit before any script shows, and counts when the scripts are there', async ({
  page,
}) => {
  const release = await hold(page, '**/_next/static/boot.*.js');
  const mails = await watchMail(page);
  await page.goto('/contactus', { waitUntil: 'commit' });
  const { submit, alert, user_email: email } = formOf(page);
  await fill(page, { user_email: 'nowhere' });
  await expect(submit).toHaveCSS('opacity', '1');
  await submit.click();
  await expect(submit).toHaveCSS('opacity', '0.75');
  release();
  await expect(alert).toHaveText(contact.form.alerts.fields);
  await expect(submit).toHaveCSS('opacity', '1');
  await email.fill(visitor.user_email);
  await submit.click();
  await expect.poll(() => mails.length).toBe(1);
});

test('what is typed and pressed before the framework is there counts', async ({ page }) => {
  const release = await hold(page, '**/_next/static/chunks/**');
  await standIn(page);
  await page.goto(KEYED);
  await fill(page);
  await formOf(page).submit.click();
  release();
  await expect(formOf(page).alert).toHaveText(CAPTCHA);
  await expect(formOf(page).captcha).toBeVisible();
  await expectNothingLost(page);
});

test('a draft survives a reload and a wander, comes back without a touch, and goes once sent', async ({
  page,
}) => {
  await standIn(page);
  await page.goto(KEYED);
  await hydrate(page);
  await fill(page);
  await page.reload();
  const form = formOf(page);
  for (const [name, value] of Object.entries(visitor)) {
    await expect(form[name as keyof typeof visitor]).toHaveValue(value);
  }
  await page.goto(KEYED.replace('/contactus', '/siemservice'));
  await page.goto(KEYED);
  for (const [name, value] of Object.entries(visitor)) {
    await expect(form[name as keyof typeof visitor]).toHaveValue(value);
  }
  await form.message.focus();
  await form.captcha.click();
  await form.submit.click();
  await expect(form.alert).toHaveText('Message sent successfully!');
  await page.reload();
  await hydrate(page);
  await expect(form.message).toHaveValue('');
});

test('a browser that bars storage has a form all the same', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['sessionStorage', 'localStorage']) {
      Object.defineProperty(window, name, {
        configurable: true,
        get() {
          throw new DOMException('barred', 'SecurityError');
        },
      });
    }
  });
  await standIn(page);
  await page.goto(KEYED);
  await fill(page);
  await formOf(page).captcha.click();
  await formOf(page).submit.click();
  await expect(formOf(page).alert).toHaveText(contact.form.alerts.sent);
});

test('a service page’s link fills in the subject, and the visitor’s own words stay', async ({
  page,
}) => {
  await page.goto('/siemservice');
  await page.getByRole('main').getByRole('link', { name: 'Contact Us' }).first().click();
  await page.waitForURL('/contactus?about=siem');
  const { subject } = formOf(page);
  await expect(subject).toHaveValue('About SIEM as a Service');
  await page.goto('/contactus?about=vapt');
  await expect(subject).toHaveValue('About VAPT Services');
  await subject.fill('My own words');
  await page.goto('/contactus?about=siem');
  await hydrate(page);
  await expect(subject).toHaveValue('My own words');
});

for (const about of ['nonsense', '__proto__', 'constructor', '<script>']) {
  test(`an address that names ${about} fills in nothing`, async ({ page }) => {
    await page.goto(`/contactus?about=${encodeURIComponent(about)}`);
    await expect(page.locator('html[data-hydrated]')).toBeAttached();
    await expect(formOf(page).subject).toHaveValue('');
  });
}

test.describe('in New York', () => {
  test.use({ timezoneId: 'America/New_York' });

  test('the offices’ clocks tell their own time', async ({ page }) => {
    await page.clock.setFixedTime('2026-03-01T18:35:00Z');
    await page.goto('/contactus');
    await page.mouse.move(40, 300);
    await expect(page.getByRole('main').getByText('02:35 local time · UTC+8')).toBeVisible();
    await expect(page.getByRole('main').getByText('00:05 local time · UTC+5:30')).toBeVisible();
  });
});
