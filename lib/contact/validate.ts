import type { ContactMessage } from './message';

/** The fields that can be wrong, in the page's order. */
export const checkedFields = ['user_name', 'user_email', 'user_phone', 'message'] as const;

export type CheckedField = (typeof checkedFields)[number];

const PHONE = /^\+?\d{9,15}$/;

/** Whether a field holds what it must. A name or a message of nothing but space is missing. */
const rules: Record<CheckedField, (value: string) => boolean> = {
  user_name: isFilled,
  user_email: isEmail,
  user_phone: (value) => value === '' || PHONE.test(value),
  message: isFilled,
};

/** The fields of a message that break their rule, in the page's order. */
export function validate(message: Pick<ContactMessage, CheckedField>): readonly CheckedField[] {
  return checkedFields.filter((name) => !rules[name](message[name]));
}

function isFilled(value: string): boolean {
  return value.trim() !== '';
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
