import { expect, test } from '@playwright/test';
import { contact } from '../content/contact';
import { pathOf } from '../lib/routes';
import { formOf, noticeOf, openKeyed, visitor } from './contact-page';

const { form: words } = contact;

test('keyboard alone fills, corrects, solves and sends', async ({ page }) => {
  const { form } = await openKeyed(page);
  await form.user_name.focus();
  for (const name of ['user_name', 'user_email', 'user_phone', 'subject', 'message'] as const) {
    await expect(form[name]).toBeFocused();
    // With line breaks as they are typed, and letters that no key of a keyboard has.
    await page.keyboard.type(name === 'user_email' ? 'asha@bank' : visitor[name]);
    await page.keyboard.press('Tab');
  }
  await expect(page.getByRole('link', { name: words.privacyLink })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(form.captcha).toBeFocused();
  await page.keyboard.press('Enter');
  await form.submit.focus();
  await page.keyboard.press('Enter');

  // The summary has the focus; its link leads to the field.
  await expect(noticeOf(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: words.errors.user_email })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(form.user_email).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.type('.example');
  await page.keyboard.press('Enter');
  await expect(form.alert).toHaveText(words.alerts.sent);
  await expect(noticeOf(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(form.user_name).toBeFocused();
});

test('before any script the markup helps to fill the form, says what is required, and posts to no mail program', async ({
  page,
}) => {
  await page.goto(pathOf('contact'));
  const form = formOf(page);
  await expect(form.user_name).toHaveAttribute('autocomplete', 'name');
  await expect(form.user_email).toHaveAttribute('autocomplete', 'email');
  await expect(form.user_phone).toHaveAttribute('autocomplete', 'tel');
  await expect(form.user_email).toHaveAttribute('aria-required', 'true');
  await expect(form.message).toHaveAttribute('rows', '5');
  // Browsers take an action that is a mail program's for mixed content.
  await expect(page.locator('form[action], [formaction]')).toHaveCount(0);
  await expect(page.locator('main form')).toHaveAttribute('method', 'dialog');
});
