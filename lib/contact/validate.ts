import type { ContactMessage } from './message';

/** The fields that have a rule of their own; name and message are required by the browser. */
export type CheckedField = 'user_email' | 'user_phone';

const PHONE = /^\+?\d{9,15}$/;

/** The checked fields of a message that break their rule, in the page's order. */
export function validate({
  user_email,
  user_phone,
}: Pick<ContactMessage, CheckedField>): readonly CheckedField[] {
  return [
    ...(isEmail(user_email) ? [] : (['user_email'] as const)),
    ...(user_phone === '' || PHONE.test(user_phone) ? [] : (['user_phone'] as const)),
  ];
}

/**
 * Non-space text, an at sign, text, a dot, and text after it. Written without a regular expression
 * over the whole, whose backtracking takes seconds on a long row of dots.
 */
function isEmail(value: string): boolean {
  const at = value.indexOf('@');
  const domain = value.slice(at + 1);
  return at > 0 && !domain.includes('@') && domain.slice(1, -1).includes('.') && !/\s/.test(value);
}
