import { expect, type Request, type Route, test } from '@playwright/test';
import { contact } from '../content/contact';
import { type PrivacyPart, privacy } from '../content/privacy';
import { pathOf } from '../lib/routes';
import {
  answerWith,
  consoleErrors,
  expectKept,
  expectNothingLost,
  fill,
  noticeOf,
  openKeyed,
  solveAndSubmit,
  visitor,
} from './contact-page';
import { gate } from './hold';
import { hydrate } from './hydrate';
import { expectSound } from './sound';
import { archive, originOf } from './variants';

const { form: words } = contact;
const { failed: FAILED, sent: SENT, fields: FIELDS, captcha: CAPTCHA } = words.alerts;

/** The fields of a multipart request. */
async function fieldsOf(request: Request | undefined) {
  const body = new Response(new Uint8Array(request?.postDataBuffer() ?? []), {
    headers: { 'content-type': request?.headers()['content-type'] ?? '' },
  });
  return Object.fromEntries(await body.formData());
}

test('nobody else is asked for anything before the first focus; then one POST carries every field of the template', async ({
  page,
  context,
}) => {
  const errors = consoleErrors(page);
  const { asked, sent, form } = await openKeyed(page);
  await hydrate(page);
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
  await expect(page.getByText(words.captcha.notYet)).toBeVisible();

  // An address and a number go out as an English keyboard writes them, and what nobody sees not at all.
  await fill(page, {
    user_name: 'Asha\u0007\u202e Perera',
    user_email: 'asha＠ba\u200bnk.example\u00a0',
    user_phone: '(＋９４) 11\u2212234\u20115678',
  });
  await solveAndSubmit(page);
  await expect(form.alert).toHaveText(SENT);
  expect(new Set(asked.map((request) => new URL(request.url()).host))).toEqual(
    new Set(['www.google.com', 'www.gstatic.com', 'api.emailjs.com']),
  );
  const [request, ...further] = sent();
  expect(further).toEqual([]);
  expect(request?.method()).toBe('POST');
  expect(request?.url()).toBe('https://api.emailjs.com/api/v1.0/email/send-form');
  expect(await fieldsOf(request)).toEqual({
    ...visitor,
    message: visitor.message.replace('\n', '\r\n'),
    'g-recaptcha-response': 'site_test-0',
    lib_version: expect.any(String),
    service_id: 'service_test',
    template_id: 'template_test',
    user_id: 'public_test',
  });
  expect(await context.cookies()).toEqual([]);
  expect(errors, 'no policy is broken').toEqual([]);
});

test('after success the form stands there emptied, under what happens next; the captcha must be solved anew', async ({
  page,
}) => {
  const { sent, form } = await openKeyed(page);
  await fill(page);
  await solveAndSubmit(page);
  await expect(form.alert).toHaveText(SENT);
  const { label, steps } = words.sent;
  await expect(page.getByRole('group', { name: label }), 'not named as the alert').toBeFocused();
  await expect(noticeOf(page).getByRole('listitem')).toHaveText([...steps]);
  await expectKept(page, false);
  await expectSound(page);
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);

  await fill(page);
  await form.submit.click();
  await expect(form.alert).toHaveText(CAPTCHA);
  await form.captcha.press('Enter');
  await form.captcha.dispatchEvent('expire');
  await form.submit.click();
  await expect(form.alert).toHaveText(CAPTCHA);
  expect(sent()).toHaveLength(1);
  await form.captcha.press('Enter');
  await form.submit.press('Enter');
  await expect(form.alert).toHaveText(SENT);
  expect((await fieldsOf(sent()[1]))['g-recaptcha-response']).toBe('site_test-1');
});

test('every fault is told at once, over the form, and leads to its field; an edit clears a flag, and its line goes when the value passes', async ({
  page,
}) => {
  const { sent, form } = await openKeyed(page);
  await hydrate(page);
  await form.user_phone.fill('12 34');
  await form.submit.click();
  await expect(form.alert).toHaveText(FIELDS);
  await expect(page.getByRole('group', { name: words.summary.label })).toBeFocused();

  const { missing, errors, examples, fields } = words;
  const lines = {
    user_name: missing.user_name,
    user_email: errors.user_email,
    user_phone: errors.user_phone,
    message: missing.message,
  };
  const links = noticeOf(page).getByRole('link');
  await expect(links).toHaveText([...Object.values(lines), words.captchaLink]);
  for (const name of ['user_name', 'user_email', 'user_phone', 'message'] as const) {
    await expect(form[name]).toHaveAttribute('aria-invalid', 'true');
    const field = fields[name];
    const hint = 'hint' in field ? field.hint : '';
    await expect(form[name]).toHaveAccessibleDescription(
      `${lines[name]} ${examples[name]} ${hint}`.trim(),
    );
    await links.filter({ hasText: lines[name] }).press('Enter');
    await expect(form[name]).toBeFocused();
  }
  await expectSound(page);

  const error = page.locator('#user_email-error');
  await form.user_email.pressSequentially('asha@bank');
  await expect(form.user_email).not.toHaveAttribute('aria-invalid');
  await expect(error).toContainText(errors.user_email);
  await expect(form.user_name).toHaveAttribute('aria-invalid', 'true');
  await expect(form.alert).toHaveText(FIELDS);
  await form.user_email.pressSequentially('.example');
  await expect(error).toHaveCount(0);
  // Nothing is judged anew before Submit.
  await form.user_email.fill('asha@');
  await expect(error).toHaveCount(0);
  await form.user_email.fill(visitor.user_email);
  await form.user_phone.fill('');
  await form.user_email.press('Enter');
  await expect(form.alert).toHaveText(words.incomplete.both);
  await expect(noticeOf(page)).toBeFocused();
  expect(sent()).toEqual([]);
});

test('each failure to send is told and logged, says whether to try again, keeps all, and a further attempt is sent', async ({
  page,
}) => {
  const { disconnected, lasting, passing } = words.failure;
  const failures: [answer: (route: Route) => unknown, logged: string, said: string][] = [
    [(route) => answerWith(route, 412, 'Gmail_API: Invalid grant'), '412 Gmail', disconnected],
    [(route) => answerWith(route, 403, 'Origin refused'), '403 Origin', lasting],
    [(route) => answerWith(route, 400, 'reCAPTCHA: malformed'), '400 reCAPTCHA', passing],
    [(route) => route.abort('internetdisconnected'), 'Failed to fetch', passing],
  ];
  const errors = consoleErrors(page);
  const { sent, form } = await openKeyed(page, {
    send(route) {
      const [answer] = failures[sent().length - 1] ?? [];
      return answer ? answer(route) : answerWith(route, 200, 'OK');
    },
  });
  await fill(page);
  for (const [index, [, logged, said]] of failures.entries()) {
    await solveAndSubmit(page);
    await expect.poll(() => sent().length).toBe(index + 1);
    await expect(form.alert).toHaveText(FAILED);
    await expect(noticeOf(page)).toContainText(said);
    await expectNothingLost(page);
    await expect.poll(() => errors.join('\n')).toContain(logged);
  }
  await expectSound(page);
  // The captcha is used up with each attempt.
  await form.submit.click();
  await expect(form.alert).toHaveText(CAPTCHA);
  await solveAndSubmit(page);
  await expect(form.alert).toHaveText(SENT);
  expect(sent()).toHaveLength(failures.length + 1);
});

test('sending is told, after 20 seconds with the other ways, and delivers once however often one presses', async ({
  page,
}) => {
  const { opened, open } = gate();
  await page.clock.install();
  const { sent, form } = await openKeyed(page, {
    async send(route) {
      await opened;
      await answerWith(route, 200, 'OK');
    },
  });
  await fill(page);
  await form.captcha.click();
  await form.submit.dblclick();
  const button = page.getByRole('button', { name: words.sending });
  await expect(button).toBeFocused();
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  await page.clock.fastForward(2_000);
  await expect.poll(() => sent().length).toBe(1);
  const slow = page.getByRole('status').filter({ hasText: words.slow });
  await expect(slow).toHaveCount(0);

  await page.clock.fastForward(20_000);
  await expect(slow).toBeVisible();
  await expectNothingLost(page);
  await expect(form.alert).toBeHidden();
  await button.click({ force: true });
  await form.user_name.focus();
  // Held down, as it repeats.
  for (let times = 0; times < 3; times += 1) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  open();
  await expect(form.alert).toHaveText(SENT);
  expect(sent()).toHaveLength(1);
});

test('a filled honeypot, which no key reaches, is not sent and never shown as sent; the person behind it gets through', async ({
  page,
}) => {
  const errors = consoleErrors(page);
  const { sent, form } = await openKeyed(page);
  const honeypot = page.locator('#website');
  await honeypot.evaluate((field) => field.focus());
  await expect(honeypot).not.toBeFocused();

  await fill(page);
  await honeypot.evaluate((field: HTMLInputElement) => {
    field.value = 'https://spam.example';
  });
  await solveAndSubmit(page);
  await expect(form.alert).toHaveText(FAILED);
  await expectNothingLost(page);
  expect(errors.join('\n')).toContain('The message was not sent');
  expect(sent()).toEqual([]);
  await solveAndSubmit(page);
  await expect(form.alert).toHaveText(SENT);
});

test('the privacy page says what is true of the build, and no more', async ({ page }) => {
  const parts: readonly PrivacyPart[] = privacy.parts;
  for (const [origin, truth, untruth] of [
    ['', 'formComposes', 'formSends'],
    [originOf(archive), 'formSends', 'formComposes'],
  ] as const) {
    await page.goto(`${origin}${pathOf('privacy')}`);
    const headings = await page.getByRole('main').getByRole('heading').allTextContents();
    const headingsOf = (state: string) =>
      parts.flatMap(({ heading, when }) => (when === state ? [heading] : []));
    expect(headings).toEqual(expect.arrayContaining(headingsOf(truth)));
    for (const heading of headingsOf(untruth)) expect(headings).not.toContain(heading);
  }
});
