import { expect, type Page, type Route, test } from '@playwright/test';
import { company, offices } from '../content/company';
import { contact, contactPage } from '../content/contact';
import { pathOf } from '../lib/routes';
import {
  captchaOf,
  consoleErrors,
  expectCarriesEverything,
  expectKept,
  expectNothingLost,
  fill,
  formOf,
  KEYED,
  openKeyed,
  solveAndSubmit,
  standIn,
  visitor,
  watchMail,
} from './contact-page';
import { service } from './examples';
import { hold } from './hold';
import { hydrate } from './hydrate';
import { expectSound } from './sound';

const { form: words } = contact;

const BROKEN_CAPTCHA =
  'window.grecaptcha = { render() { throw new Error("Invalid site key"); } }; onloadcallback();';

for (const [name, captcha, wait] of [
  ['blocked', (route: Route) => route.abort('blockedbyclient'), 0],
  ['hung', () => undefined, 8_000],
  ['broken', captchaOf(BROKEN_CAPTCHA), 0],
] as const) {
  test(`a captcha that is ${name} leaves every word, says so and offers a way`, async ({
    page,
  }) => {
    const errors = consoleErrors(page);
    await page.clock.install();
    const { sent, form } = await openKeyed(page, { captcha });
    await fill(page);
    if (wait) {
      await expect(page.getByText(words.captcha.loading)).toBeVisible();
      await page.clock.fastForward(wait);
    }
    await expect(page.getByText(words.captcha.unavailable)).toBeVisible();
    await expectNothingLost(page);
    expect(errors.join('\n')).toContain('The reCAPTCHA is not available');
    await form.submit.click();
    await expect(form.alert).toHaveText(words.alerts.captcha);
    expect(sent()).toEqual([]);
    if (name !== 'broken') return; // One and the same state.
    await page.clock.resume();
    await expectSound(page);
  });
}

test('without keys the form says so, composes a mail, gives a copy, and can be emptied for the next person', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { asked } = await standIn(page);
  const mails = await watchMail(page);
  await page.goto(pathOf('contact'));
  const form = formOf(page);
  await expect(page.getByText(words.byMail)).toBeVisible();
  await fill(page, { user_email: 'asha' });
  await form.submit.click();
  await expect(form.alert).toHaveText(words.alerts.fields);
  expect(mails).toEqual([]);
  await form.user_email.fill(visitor.user_email);
  await form.submit.click();
  await expect(page.getByText(words.composed.heading)).toBeVisible();
  await expect.poll(() => mails.length).toBe(1);
  expectCarriesEverything(mails[0] ?? '');
  await expectNothingLost(page);
  await expectSound(page);
  expect(asked).toEqual([]);

  await page.getByRole('button', { name: words.otherWays.copy }).click();
  await expect(page.getByText(words.otherWays.copied)).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  for (const typed of [visitor.message, visitor.user_email]) expect(copied).toContain(typed);

  await page.getByRole('button', { name: words.composed.clear }).click();
  await expect(form.user_name).toBeFocused();
  await expect(page.getByText(words.composed.heading)).toBeHidden();
  await page.reload();
  await hydrate(page);
  await expectKept(page, false);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const [build, url, note] of [
    ['without keys', pathOf('contact'), (page: Page) => page.getByText(words.byMail)],
    ['with keys', KEYED, (page: Page) => page.locator('main noscript').first()],
  ] as const) {
    test(`${build}, a plain mail form and the telephones stand in the form’s place`, async ({
      page,
    }) => {
      const { asked } = await standIn(page);
      const mails = await watchMail(page);
      await page.goto(url);
      const main = page.getByRole('main');
      const shown = (selector: string) => main.locator(selector).filter({ visible: true });
      await expect(note(page)).toBeVisible();
      await expect(page.getByText(words.captcha.notYet)).toBeHidden();
      for (const { phone } of offices)
        await expect(shown(`a[href="tel:${phone.dial}"]`).first()).toBeVisible();
      await expect(shown(`a[href="mailto:${company.email}"]`)).toBeVisible();
      // The browser itself asks for what is required.
      const { submit, user_name: name } = formOf(page);
      await submit.click();
      await expect(name).toBeFocused();
      expect(mails).toEqual([]);
      await fill(page);
      await submit.click();
      await expect.poll(() => mails.length).toBe(1);
      expect(mails[0]).toContain(`mailto:${company.email}`);
      expect(asked).toEqual([]);
    });
  }
});

test('without the boot script a press of Submit says whom to reach, and every word stays', async ({
  page,
}) => {
  await page.route('**/_next/static/boot.*.js', (route) => route.fulfill({ status: 404 }));
  await page.goto(KEYED);
  await fill(page, { message: '' });
  const { alert, message, submit } = formOf(page);
  await submit.click();
  await expect(message).toBeFocused();
  await message.fill(visitor.message);
  await submit.click();
  // Five seconds of CSS, which are not waited for.
  await expect(async () => {
    await page.evaluate(() => {
      for (const animation of document.getAnimations()) animation.finish();
    });
    await expect(alert).toContainText(contactPage.lost.heading, { timeout: 500 });
  }).toPass();
  await expect(alert.getByRole('link', { name: company.email })).toBeVisible();
  for (const { phone } of offices)
    await expect(alert.getByRole('link', { name: phone.display })).toBeVisible();
  await expectKept(page);
});

for (const [how, answer, wait] of [
  ['blocked', (route: Route) => route.abort(), 0],
  ['hung, ten seconds after the press', () => undefined, 10_000],
] as const) {
  test(`with the framework ${how}, Submit hands the message to the mail program`, async ({
    page,
  }) => {
    await page.clock.install();
    await page.route('**/_next/static/islands/**', answer);
    const mails = await watchMail(page);
    await page.goto(pathOf('contact'), { waitUntil: 'domcontentloaded' });
    await fill(page);
    await formOf(page).submit.click();
    if (wait) {
      expect(mails).toEqual([]);
      await page.clock.fastForward(wait);
    }
    await expect.poll(() => mails.length).toBe(1);
  });
}

test('a press of Submit before any script counts when the scripts are there', async ({ page }) => {
  const release = await hold(page, '**/_next/static/boot.*.js');
  const mails = await watchMail(page);
  await page.goto(pathOf('contact'), { waitUntil: 'commit' });
  const { submit, alert, user_email: email } = formOf(page);
  await fill(page, { user_email: 'nowhere' });
  await submit.click();
  release();
  await expect(alert).toHaveText(words.alerts.fields);
  await expect(page.getByText(contactPage.lost.heading)).toBeHidden();
  await email.fill(visitor.user_email);
  await submit.click();
  await expect.poll(() => mails.length).toBe(1);
});

test('a draft survives a reload and a wander, comes back without a touch, and goes once sent', async ({
  page,
}) => {
  const { form } = await openKeyed(page);
  await hydrate(page);
  await fill(page);
  await page.reload();
  await expectKept(page);
  await page.goto(KEYED.replace(pathOf('contact'), pathOf(service)));
  await page.goto(KEYED);
  await expectKept(page);
  await form.message.focus();
  await solveAndSubmit(page);
  await expect(form.alert).toHaveText(words.alerts.sent);
  await page.reload();
  await hydrate(page);
  await expectKept(page, false);
});
