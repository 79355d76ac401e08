import { expect, type Route, test } from '@playwright/test';
import { company } from '../content/company';
import { contact, contactPage, contactSubjects } from '../content/contact';
import type { ServiceId } from '../content/routes';
import { utcOffsetLabel } from '../lib/dates';
import { labelOf, pathOf } from '../lib/routes';
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
import { otherService, service } from './examples';
import { hold } from './hold';
import { hydrate } from './hydrate';

const { form: words } = contact;
const CAPTCHA = words.alerts.captcha;
const CAPTCHA_UNAVAILABLE = words.captcha.unavailable;

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
      await expect(page.getByText(words.captcha.loading)).toBeVisible();
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
  await page.goto(pathOf('contact'));
  await expect(page.getByText(words.byMail)).toBeVisible();
  await fill(page, { user_email: 'asha' });
  const form = formOf(page);
  await form.submit.click();
  await expect(form.alert).toHaveText(words.alerts.fields);
  expect(mails).toEqual([]);
  await fill(page);
  await form.submit.click();
  await expect(page.getByText(words.composed.heading)).toBeVisible();
  await expect.poll(() => mails.length).toBe(1);
  expectCarriesEverything(mails[0] ?? '');
  await expectNothingLost(page);
  expect(asked).toEqual([]);
});

test('a message that is too long for the mail program is left to be pasted, and nothing is lost', async ({
  page,
}) => {
  const mails = await watchMail(page);
  await page.goto(pathOf('contact'));
  const message = `${visitor.message} `.repeat(40);
  await fill(page, { message });
  await formOf(page).submit.click();
  await expect(page.getByText(words.composed.long.heading)).toBeVisible();
  await expect.poll(() => mails.length).toBe(1);
  const { searchParams } = new URL(mails[0] ?? '');
  expect(searchParams.get('subject')).toBe(visitor.subject);
  expect(searchParams.get('body')).toBe(contact.mailPaste);
  await expect(formOf(page).message).toHaveValue(message);
  await expect(page.getByText(words.otherWays.mailLong)).toBeVisible();
  await expect(page.getByRole('button', { name: words.otherWays.copy })).toBeVisible();
});

test('once the mail program has the message the form can be emptied, for the next person too', async ({
  page,
}) => {
  await page.goto(pathOf('contact'));
  await fill(page);
  await formOf(page).submit.click();
  await page.getByRole('button', { name: words.composed.clear }).click();
  await expect(formOf(page).user_name).toBeFocused();
  await expect(page.getByText(words.composed.heading)).toBeHidden();
  await page.reload();
  await hydrate(page);
  for (const name of Object.keys(visitor)) {
    await expect(formOf(page)[name as keyof typeof visitor]).toHaveValue('');
  }
});

test('what was written can be copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(pathOf('contact'));
  await fill(page);
  await formOf(page).submit.click();
  await page.getByRole('button', { name: words.otherWays.copy }).click();
  await expect(page.getByText(words.otherWays.copied)).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain(visitor.message);
  expect(copied).toContain(visitor.user_email);
});

for (const [name, url] of [
  ['without keys', pathOf('contact')],
  ['with keys', KEYED],
]) {
  test.describe(`without JavaScript, ${name}`, () => {
    test.use({ javaScriptEnabled: false });

    test('a plain mail form and the telephones stand in the form’s place', async ({ page }) => {
      const { asked } = await standIn(page);
      const mails = await watchMail(page);
      await page.goto(url ?? '');
      await expect(
        name === 'with keys' ? page.locator('main noscript').first() : page.getByText(words.byMail),
      ).toBeVisible();
      await expect(page.getByText(words.captcha.notYet)).toBeHidden();
      for (const { phone, timeZone, address } of Object.values(company.offices)) {
        for (const line of address) {
          await expect(page.locator('main address', { hasText: line }).first()).toBeVisible();
        }
        const number = page.locator(`main a[href="tel:${phone.dial}"]`);
        await expect(number.filter({ visible: true })).toBeVisible();
        await expect(page.getByRole('main')).toContainText(utcOffsetLabel(timeZone));
      }
      const email = page.locator(`main a[href="mailto:${company.email}"]`);
      await expect(email.filter({ visible: true })).toBeVisible();
      await fill(page);
      await formOf(page).submit.click();
      await expect.poll(() => mails.length).toBe(1);
      expect(mails[0]).toContain(`mailto:${company.email}`);
      expect(asked).toEqual([]);
    });
  });
}

for (const [build, url] of [
  ['without keys', pathOf('contact')],
  ['with keys', KEYED],
] as const) {
  for (const [how, answer] of Object.entries({
    lost: (route: Route) => route.fulfill({ status: 404 }),
    changed: async (route: Route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: `${await response.text()};` });
    },
  })) {
    test(`with the boot script ${how}, ${build}, a press of Submit says whom to reach, and every word stays`, async ({
      page,
    }) => {
      await page.route('**/_next/static/boot.*.js', answer);
      await page.goto(url);
      await fill(page, { message: '' });
      const { alert, message, submit } = formOf(page);
      await submit.click();
      await expect(message).toBeFocused();
      await message.fill(visitor.message);
      await submit.click();
      await expect(alert).toContainText(contactPage.lost.heading, { timeout: 20_000 });
      await expect(alert.getByRole('link', { name: company.email })).toBeVisible();
      for (const { phone } of Object.values(company.offices)) {
        const call = alert.getByRole('link', { name: phone.display });
        await expect(call).toHaveAttribute('href', `tel:${phone.dial}`);
      }
      for (const [name, value] of Object.entries(visitor)) {
        await expect(formOf(page)[name as keyof typeof visitor]).toHaveValue(value);
      }
    });
  }
}

test('no form posts to a mail program by itself, which browsers take for mixed content', async ({
  page,
}) => {
  await page.goto(pathOf('contact'));
  expect(await page.locator('form[action], [formaction]').count()).toBe(0);
  expect(await page.locator('form').first().getAttribute('method')).toBe('dialog');
});

test('with every framework script blocked, Submit hands the message to the mail program', async ({
  page,
}) => {
  await page.route('**/_next/static/{chunks,rsc}/**', (route) => route.abort());
  const mails = await watchMail(page);
  await page.goto(pathOf('contact'));
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
  await page.goto(pathOf('contact'));
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
  await page.goto(pathOf('contact'), { waitUntil: 'commit' });
  const { submit, alert, user_email: email } = formOf(page);
  await fill(page, { user_email: 'nowhere' });
  await expect(submit).toHaveCSS('opacity', '1');
  await submit.click();
  await expect(submit).not.toHaveCSS('opacity', '1');
  release();
  await expect(alert).toHaveText(words.alerts.fields);
  await expect(page.getByText(contactPage.lost.heading)).toBeHidden();
  await expect(submit).toHaveCSS('opacity', '1');
  await email.fill(visitor.user_email);
  await submit.click();
  await expect.poll(() => mails.length).toBe(1);
});

test('what is typed and pressed before the framework is there counts', async ({ page }) => {
  const release = await hold(page, '**/_next/static/chunks/**');
  await standIn(page);
  await page.goto(KEYED, { waitUntil: 'domcontentloaded' });
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
  await page.goto(KEYED.replace(pathOf('contact'), pathOf(service)));
  await page.goto(KEYED);
  for (const [name, value] of Object.entries(visitor)) {
    await expect(form[name as keyof typeof visitor]).toHaveValue(value);
  }
  await form.message.focus();
  await form.captcha.click();
  await form.submit.click();
  await expect(form.alert).toHaveText(words.alerts.sent);
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
  await expect(formOf(page).alert).toHaveText(words.alerts.sent);
});

test('a service page’s link fills in the subject, and the visitor’s own words stay', async ({
  page,
}) => {
  const asked = (id: ServiceId) => `${pathOf('contact')}?about=${id}`;
  const subjectOf = (id: ServiceId) => `${contactSubjects.start} ${labelOf(id)}`;
  await page.goto(pathOf(service));
  await page
    .getByRole('main')
    .getByRole('link', { name: labelOf('contact') })
    .first()
    .click();
  await page.waitForURL(asked(service));
  const { subject } = formOf(page);
  await expect(subject).toHaveValue(subjectOf(service));
  await page.goto(asked(otherService));
  await expect(subject).toHaveValue(subjectOf(otherService));
  await subject.fill('My own words');
  await page.goto(asked(service));
  await hydrate(page);
  await expect(subject).toHaveValue('My own words');
});

for (const about of ['nonsense', '__proto__', 'constructor', '<script>']) {
  test(`an address that names ${about} fills in nothing`, async ({ page }) => {
    await page.goto(`${pathOf('contact')}?about=${encodeURIComponent(about)}`);
    await expect(page.locator('html[data-hydrated]')).toBeAttached();
    await expect(formOf(page).subject).toHaveValue('');
  });
}

/** A moment at which New York has another day than the east. */
const MOMENT = '2026-03-01T18:35:00Z';

test.describe('in New York', () => {
  test.use({ timezoneId: 'America/New_York' });

  test('the offices’ clocks tell their own time', async ({ page }) => {
    await page.clock.setFixedTime(MOMENT);
    await page.goto(pathOf('contact'));
    for (const { timeZone } of Object.values(company.offices)) {
      const time = new Date(MOMENT).toLocaleTimeString('en-GB', {
        timeZone,
        hour: '2-digit',
        minute: '2-digit',
      });
      const clock = `${time} ${contact.localTime} · ${utcOffsetLabel(timeZone)}`;
      await expect(page.getByRole('main').getByText(clock).first()).toBeVisible();
    }
  });
});
