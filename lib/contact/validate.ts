import { fieldLimits } from '@/content/contact';
import type { ContactMessage } from './message';

/** What keeps a field from being sent; `place` is the field's id. */
export type FieldFault =
  | { kind: 'missing'; place: 'user_name' | 'message' }
  | { kind: 'invalid'; place: 'user_email' | 'user_phone' }
  | { kind: 'long'; place: 'user_name' | 'subject' | 'message' };

/** Non-space text, an at sign, text, a dot, and text after it. */
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

const PHONE = /^\+?\d{9,15}$/;

/** Each fault that a field can have and whether a message has it, in the page's order. */
const rules: readonly (readonly [FieldFault, (message: ContactMessage) => boolean])[] = [
  [{ kind: 'missing', place: 'user_name' }, ({ user_name }) => isBlank(user_name)],
  [
    { kind: 'long', place: 'user_name' },
    ({ user_name }) => user_name.length > fieldLimits.user_name,
  ],
  [{ kind: 'invalid', place: 'user_email' }, ({ user_email }) => !isEmail(user_email)],
  [
    { kind: 'invalid', place: 'user_phone' },
    ({ user_phone }) => user_phone !== '' && !PHONE.test(user_phone),
  ],
  [{ kind: 'long', place: 'subject' }, ({ subject }) => subject.length > fieldLimits.subject],
  [{ kind: 'missing', place: 'message' }, ({ message }) => isBlank(message)],
  [{ kind: 'long', place: 'message' }, ({ message }) => message.length > fieldLimits.message],
];

/** The faults of a cleaned message, in the page's order; the same fault is the same object each time. */
export function validate(message: ContactMessage): readonly FieldFault[] {
  return rules.filter(([, isBroken]) => isBroken(message)).map(([fault]) => fault);
}

/** A name or a message of nothing but space is missing. */
function isBlank(value: string): boolean {
  return value.trim() === '';
}

/** The length first: on a row of thousands of dots the pattern would take seconds. */
function isEmail(value: string): boolean {
  return value.length <= fieldLimits.user_email && EMAIL.test(value);
}
