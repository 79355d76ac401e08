import { expect, type Locator, type Page, type Request, type Route, test } from '@playwright/test';
import { company } from '../content/company';
import { contact, fieldLimits } from '../content/contact';
import {
  answerWith,
  expectNothingLost,
  fill,
  fillAndSubmit,
  formOf,
  KEYED,
  noticeOf,
  standIn,
  visitor,
} from './contact-page';
import { gate } from './hold';
import { hydrate } from './hydrate';

const { form: words } = contact;
const { failed: FAILED, sent: SENT, fields: FIELDS, captcha: CAPTCHA } = words.alerts;
const { user_email: EMAIL, user_phone: PHONE } = words.errors;

/** Collects what the console is told of errors. */
function consoleErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  return errors;
}

/** The fields of a multipart request. */
async function fieldsOf(request: Request | undefined) {
  const body = new Response(new Uint8Array(request?.postDataBuffer() ?? []), {
    headers: { 'content-type': request?.headers()['content-type'] ?? '' },
  });
  return Object.fromEntries(await body.formData());
}

test('nobody else is asked for anything before the first focus, and no cookie is set', async ({
  page,
  context,
}) => {
  const { asked } = await standIn(page);
  await page.goto(KEYED);
  await hydrate(page);
  await page.mouse.wheel(0, 3000);
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
  await expect(page.getByText(words.captcha.notYet)).toBeVisible();

  await formOf(page).user_name.focus();
  await expect(formOf(page).captcha).toBeVisible();
  expect(new Set(asked.map((request) => new URL(request.url()).host))).toEqual(
    new Set(['www.google.com', 'www.gstatic.com']),
  );
  expect(await page.evaluate(() => window.captchaStandIn.options())).toEqual({
    size: 'normal',
    theme: 'light',
    sitekey: 'site_test',
  });
  await fillAndSubmit(page);
  await expect(formOf(page).alert).toHaveText(SENT);
  expect(await context.cookies()).toEqual([]);
});

test('one multipart POST carries every field of the e-mail template, and no other', async ({
  page,
}) => {
  const { sent } = await standIn(page);
  await page.goto(KEYED);
  await fillAndSubmit(page);
  await expect(formOf(page).alert).toHaveText(SENT);
  expect(sent().length).toBe(1);
  const [request] = sent();
  expect(request?.method()).toBe('POST');
  expect(request?.url()).toBe('https://api.emailjs.com/api/v1.0/email/send-form');
  expect(request?.headers()['content-type']).toContain('multipart/form-data');
  expect(await fieldsOf(request)).toEqual({
    ...visitor,
    message: visitor.message.replace('\n', '\r\n'),
    'g-recaptcha-response': 'token-0',
    lib_version: '4.4.1',
    service_id: 'service_test',
    template_id: 'template_test',
    user_id: 'public_test',
  });
});

test('success empties the form and the captcha, says what happens next and lets one write again', async ({
  page,
}) => {
  const { sent } = await standIn(page);
  await page.goto(KEYED);
  await fillAndSubmit(page);
  const form = formOf(page);
  await expect(form.alert).toHaveText(SENT);
  await expect(form.submit).toBeHidden();
  await expect(page.getByText(words.required)).toBeHidden();
  const steps = noticeOf(page).getByRole('listitem');
  await expect(steps).toHaveText([...words.sent.steps]);
  await expect(steps.first()).toHaveCSS('list-style-type', 'decimal');
  // In the colour of what links and buttons are, not of what is wrong.
  const signal = await page
    .getByRole('link', { name: words.privacyLink, includeHidden: true })
    .evaluate((link) => getComputedStyle(link).textDecorationColor);
  await expect(form.alert).toHaveCSS('color', signal);
  await expect(noticeOf(page)).toHaveCSS('border-left-color', signal);
  await expect(noticeOf(page)).toBeFocused();
  expect(await page.evaluate(() => window.captchaStandIn.resets())).toBe(1);
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);

  await page.getByRole('button', { name: words.sent.again }).click();
  await expect(form.user_name).toBeFocused();
  for (const name of Object.keys(visitor)) {
    await expect(form[name as keyof typeof visitor]).toHaveValue('');
  }
  await fill(page);
  await form.submit.click();
  await expect(form.alert).toHaveText(CAPTCHA);
  await form.captcha.click();
  await form.submit.click();
  await expect(form.alert).toHaveText(SENT);
  expect(sent().length).toBe(2);
});

test('every fault is told at once, in one summary over the form that takes the focus', async ({
  page,
}) => {
  const { sent } = await standIn(page);
  await page.goto(KEYED);
  const form = formOf(page);
  await hydrate(page);
  await form.submit.click();
  await expect(form.alert).toHaveText(FIELDS);
  await expect(noticeOf(page)).toBeFocused();
  const top = async (part: Locator) => (await part.boundingBox())?.y ?? Number.NaN;
  expect(await top(noticeOf(page))).toBeLessThan(await top(form.user_name));

  const { missing, errors, examples } = words;
  const links = noticeOf(page).getByRole('link');
  await expect(links).toHaveText([
    missing.user_name,
    errors.user_email,
    missing.message,
    words.captchaLink,
  ]);
  for (const name of ['user_name', 'user_email', 'message'] as const) {
    await expect(form[name]).toHaveAttribute('aria-invalid', 'true');
    const line = { ...missing, ...errors }[name];
    await expect(page.locator(`#${name}-error`)).toHaveText(`${line} ${examples[name]}`);
    await links.filter({ hasText: line }).click();
    await expect(form[name]).toBeFocused();
  }

  expect(sent()).toEqual([]);
});

test('while the visitor mends a fault its line stays until the value passes, and nothing above moves or speaks', async ({
  page,
}) => {
  await standIn(page);
  await page.goto(KEYED);
  const form = formOf(page);
  await hydrate(page);
  await form.submit.click();
  await expect(form.alert).toHaveText(FIELDS);
  const links = noticeOf(page).getByRole('link');
  const asked = await links.allTextContents();
  await form.user_email.click();
  const topOf = async () => (await form.user_email.boundingBox())?.y;
  const top = await topOf();
  const expectUnchanged = async () => {
    await expect(form.alert).toHaveText(FIELDS);
    await expect(links).toHaveText(asked);
    expect(await topOf()).toBe(top);
  };

  await page.keyboard.type('asha@bank');
  await expect(form.user_email).toHaveValue('asha@bank');
  await expect(page.locator('#user_email-error')).toContainText(EMAIL);
  await expect(form.user_email).toHaveAttribute('aria-invalid', 'true');
  await expectUnchanged();
  const line = links.filter({ hasText: EMAIL });
  await expect(line).not.toHaveCSS('text-decoration-line', 'line-through');

  await page.keyboard.type('.example');
  await expect(page.locator('#user_email-error')).toHaveCount(0);
  await expect(form.user_email).not.toHaveAttribute('aria-invalid');
  await expect(line).toHaveCSS('text-decoration-line', 'line-through');
  await expectUnchanged();

  await form.submit.click();
  await expect(form.alert).toHaveText(words.incomplete.both);
  await expect(noticeOf(page)).toBeFocused();
});

for (const [name, but, wrong] of [
  ['the email', { user_email: 'asha@bank' }, [EMAIL]],
  ['an empty email', { user_email: '' }, [EMAIL]],
  ['the phone', { user_phone: '12 34' }, [PHONE]],
  ['both', { user_email: 'asha bank.example', user_phone: '+12345678' }, [EMAIL, PHONE]],
] as const) {
  test(`where ${name} breaks its rule, the alert shows, flags are set, and the edit that mends them clears them`, async ({
    page,
  }) => {
    const { sent } = await standIn(page);
    await page.goto(KEYED);
    await fill(page, but);
    const form = formOf(page);
    await form.captcha.click();
    await form.submit.click();
    await expect(form.alert).toHaveText(FIELDS);
    for (const field of ['user_email', 'user_phone'] as const) {
      const flagged = (wrong as readonly string[]).includes(words.errors[field]);
      await expect(page.locator(`#${field}-error`)).toHaveCount(flagged ? 1 : 0);
      await expect(page.locator(`#${field}[aria-invalid=true]`)).toHaveCount(flagged ? 1 : 0);
    }
    for (const text of wrong) await page.getByRole('link', { name: text }).click();
    await expect(page.locator('[aria-invalid]:focus')).toBeVisible();
    for (const field of Object.keys(but)) {
      await form[field as keyof typeof visitor].fill(visitor[field as keyof typeof visitor]);
      await expect(page.locator(`#${field}-error`)).toHaveCount(0);
    }
    expect(sent()).toEqual([]);
    await form.submit.click();
    await expect(form.alert).toHaveText(SENT);
  });
}

test('the captcha must be solved, and solved again once it has expired', async ({ page }) => {
  const { sent } = await standIn(page);
  await page.goto(KEYED);
  await fill(page);
  const form = formOf(page);
  await form.submit.click();
  await expect(form.alert).toHaveText(CAPTCHA);
  await expectNothingLost(page);
  await form.captcha.click();
  await expect(noticeOf(page).getByRole('link')).toHaveCSS('text-decoration-line', 'line-through');
  await page.evaluate(() => window.captchaStandIn.expire());
  await form.submit.click();
  await expect(form.alert).toHaveText(CAPTCHA);
  expect(sent()).toEqual([]);
  await form.captcha.click();
  await form.submit.click();
  await expect(form.alert).toHaveText(SENT);
});

const failures: Record<
  string,
  { send: (route: Route) => unknown; logged: RegExp; lasting?: boolean }
> = {
  '400': {
    send: (route) => answerWith(route, 400, 'The template is gone'),
    logged: /400 The template is gone/,
    lasting: true,
  },
  'a captcha refused': {
    send: (route) => answerWith(route, 400, 'reCAPTCHA: malformed'),
    logged: /400 reCAPTCHA/,
  },
  '412': {
    send: (route) => answerWith(route, 412, 'The mailbox is gone'),
    logged: /412 The mailbox is gone/,
    lasting: true,
  },
  '429': { send: (route) => answerWith(route, 429, 'Too many'), logged: /429 Too many/ },
  '500': { send: (route) => answerWith(route, 500, 'Broken'), logged: /500 Broken/ },
  blocked: { send: (route) => route.abort('blockedbyclient'), logged: /Failed to fetch/ },
  offline: { send: (route) => route.abort('internetdisconnected'), logged: /Failed to fetch/ },
};

for (const [name, { send, logged, lasting = false }] of Object.entries(failures)) {
  test(`sending that ends in ${name} shows the alert, says whether to try again, logs, keeps all and offers a way`, async ({
    page,
  }) => {
    const errors = consoleErrors(page);
    await page.clock.install();
    const { sent } = await standIn(page, { send });
    await page.goto(KEYED);
    await fillAndSubmit(page);
    await page.clock.fastForward(2_000);
    const form = formOf(page);
    await expect(form.alert).toHaveText(FAILED);
    const { failure } = words;
    await expect(noticeOf(page)).toContainText(lasting ? failure.lasting : failure.passing);
    await expectNothingLost(page);
    expect(errors.join('\n')).toMatch(logged);
    // Used up with the attempt: the captcha is reset and must be solved again.
    expect(await page.evaluate(() => window.captchaStandIn.resets())).toBe(1);
    await form.submit.click();
    await expect(form.alert).toHaveText(CAPTCHA);
    expect(sent().length).toBe(1);
  });
}

test('a slow sending is told after 20 seconds with the other ways, and delivers once', async ({
  page,
}) => {
  const { opened, open } = gate();
  await page.clock.install();
  const { sent } = await standIn(page, {
    async send(route) {
      await opened;
      await answerWith(route, 200, 'OK');
    },
  });
  await page.goto(KEYED);
  await fillAndSubmit(page);
  await page.clock.fastForward(2_000);
  await expect.poll(() => sent().length).toBe(1);
  const slow = page.getByRole('status').filter({ hasText: words.slow });
  await expect(slow).toHaveCount(0);
  await page.clock.fastForward(20_000);
  await expect(slow).toBeVisible();
  await expectNothingLost(page);
  await expect(formOf(page).alert).toBeHidden();
  const button = page.getByRole('button', { name: words.sending });
  await button.click({ force: true });
  await formOf(page).user_name.press('Enter');
  open();
  await expect(formOf(page).alert).toHaveText(SENT);
  expect(sent().length).toBe(1);
});

test('a telephone number may be typed as the site prints it, and goes out as digits; what nobody sees does not go out', async ({
  page,
}) => {
  const { sent } = await standIn(page);
  await page.goto(KEYED);
  const { phone } = company.offices.singapore;
  await fill(page, { user_phone: `(${phone.display})-`, user_name: 'Asha\u0007\u202e Perera' });
  await formOf(page).captcha.click();
  await formOf(page).submit.click();
  await expect(formOf(page).alert).toHaveText(SENT);
  const fields = await fieldsOf(sent()[0]);
  expect(fields.user_phone).toBe(phone.display.replace(/[^+\d]/g, ''));
  expect(fields.user_name).toBe('Asha Perera');
});

test('what is too long is kept whole, counted, told at Submit and sent once it is shortened', async ({
  page,
}) => {
  const { sent } = await standIn(page);
  await page.goto(KEYED);
  const { subject, message } = fieldLimits;
  const told = (length: number) =>
    `${length.toLocaleString('en-GB')} ${words.count.of} ${message.toLocaleString('en-GB')} ${words.count.characters}`;
  await fill(page, { subject: 's'.repeat(subject + 1), message: 'm'.repeat(message + 1) });
  const form = formOf(page);
  await expect(form.message).toHaveAccessibleDescription(new RegExp(told(message + 1)));
  await form.captcha.click();
  await form.submit.click();
  await expect(form.alert).toHaveText(words.incomplete.long);
  await expect(noticeOf(page).getByRole('link')).toHaveText([
    words.tooLong.subject,
    words.tooLong.message,
  ]);
  await expect(form.message).toHaveValue('m'.repeat(message + 1));
  expect(sent()).toEqual([]);
  for (const field of [form.subject, form.message]) {
    await field.press('ControlOrMeta+End');
    await field.press('Backspace');
  }
  await expect(page.locator('#message-error')).toHaveCount(0);
  await expect(page.getByText(told(message))).toBeVisible();
  await form.submit.click();
  await expect(form.alert).toHaveText(SENT);
  expect((await fieldsOf(sent()[0])).message).toHaveLength(message);
});

test('after a failure the visitor tries again, and it is sent', async ({ page }) => {
  let attempts = 0;
  const { sent } = await standIn(page, {
    send: (route) => {
      attempts += 1;
      return answerWith(route, attempts === 1 ? 500 : 200, 'answer');
    },
  });
  await page.goto(KEYED);
  await fillAndSubmit(page);
  const form = formOf(page);
  await expect(form.alert).toHaveText(FAILED);
  await form.captcha.click();
  await form.submit.click();
  await expect(form.alert).toHaveText(SENT);
  expect(sent().length).toBe(2);
});

for (const [name, press] of Object.entries({
  'a double click': (page: Page) => formOf(page).submit.dblclick(),
  'Enter held down': async (page: Page) => {
    await formOf(page).subject.focus();
    for (let times = 0; times < 6; times += 1) await page.keyboard.down('Enter');
    await page.keyboard.up('Enter');
  },
  'a second submission while sending': async (page: Page) => {
    await formOf(page).submit.click();
    await page.getByRole('button', { name: words.sending }).click({ force: true });
    await formOf(page).user_name.press('Enter');
  },
})) {
  test(`${name} sends once`, async ({ page }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const { sent } = await standIn(page, {
      send: async (route) => {
        await held;
        await answerWith(route, 200, 'OK');
      },
    });
    await page.goto(KEYED);
    await fill(page);
    await formOf(page).captcha.click();
    await press(page);
    await expect.poll(() => sent().length).toBe(1);
    await expect(page.getByRole('button', { name: words.sending })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    release();
    await expect(formOf(page).alert).toHaveText(SENT);
    expect(sent().length).toBe(1);
  });
}

test('a filled honeypot is not sent and never shown as sent; the person behind it gets through', async ({
  page,
}) => {
  const errors = consoleErrors(page);
  const { sent } = await standIn(page);
  await page.goto(KEYED);
  await fill(page);
  const form = formOf(page);
  await form.captcha.click();
  await page.locator('#website').evaluate((field: HTMLInputElement) => {
    field.value = 'https://spam.example';
  });
  await form.submit.click();
  await expect(form.alert).toHaveText(FAILED);
  await expectNothingLost(page);
  expect(errors.join('\n')).toContain('The message was not sent');
  expect(sent()).toEqual([]);
  await form.captcha.click();
  await form.submit.click();
  await expect(form.alert).toHaveText(SENT);
  expect(sent().length).toBe(1);
});

test('a script that fills and submits at once is not sent', async ({ page }) => {
  const errors = consoleErrors(page);
  await page.clock.install();
  const { sent } = await standIn(page);
  await page.goto(KEYED);
  await hydrate(page);
  // From here on no time passes: the script is quicker than any hand, however slow the machine.
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.evaluate(() => document.getElementById('user_name')?.focus());
  await expect(formOf(page).captcha).toBeAttached();
  await page.evaluate((values) => {
    for (const [name, value] of Object.entries(values)) {
      (document.getElementById(name) as HTMLInputElement).value = value;
    }
    document.querySelector<HTMLElement>('#captcha button')?.click();
    document.querySelector<HTMLElement>('main button[type=submit]')?.click();
  }, visitor);
  await expect(formOf(page).alert).toHaveText(FAILED);
  expect(errors.join('\n')).toContain('The message was not sent');
  expect(sent()).toEqual([]);
});

test('the honeypot is out of reach of keys, screen readers and autofill', async ({ page }) => {
  await standIn(page);
  await page.goto(KEYED);
  await expect(page.getByRole('textbox')).toHaveCount(5);
  const honeypot = page.locator('#website');
  await expect(honeypot).not.toHaveAttribute('name');
  await expect(honeypot).toHaveAttribute('autocomplete', 'off');
  await honeypot.evaluate((field) => field.focus());
  await expect(honeypot).not.toBeFocused();
});
