import { contact } from '@/content/contact';
import { alertOf } from './fault-words';
import type { Fault } from './form-state';

const { alerts, incomplete } = contact.form;

const faults = {
  noName: { kind: 'missing', place: 'user_name' },
  badEmail: { kind: 'invalid', place: 'user_email' },
  badPhone: { kind: 'invalid', place: 'user_phone' },
  noMessage: { kind: 'missing', place: 'message' },
  longName: { kind: 'long', place: 'user_name' },
  longSubject: { kind: 'long', place: 'subject' },
  longMessage: { kind: 'long', place: 'message' },
  unsolved: { kind: 'unsolved', place: 'captcha' },
} as const;
const { noName, badEmail, badPhone, noMessage, longSubject, longMessage, unsolved } = faults;
const every: readonly Fault[] = Object.values(faults);

test.each<[readonly Fault[], string]>([
  [[badEmail], alerts.fields],
  [[badPhone], alerts.fields],
  [every, alerts.fields],
  [[noName, noMessage, unsolved], incomplete.both],
  [[noName, longMessage, unsolved], incomplete.user_name],
  [[noMessage], incomplete.message],
  [[longSubject, unsolved], incomplete.long],
  [[unsolved], alerts.captcha],
])('the alert over %j', (faults, alert) => {
  expect(alertOf(faults)).toBe(alert);
});
