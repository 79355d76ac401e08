import { contact } from '@/content/contact';
import { alertOf } from './fault-words';
import type { Fault } from './form-state';

const { alerts, incomplete } = contact.form;

const badPhone: Fault = { kind: 'invalid', place: 'user_phone' };
const noName: Fault = { kind: 'missing', place: 'user_name' };
const noMessage: Fault = { kind: 'missing', place: 'message' };
const longSubject: Fault = { kind: 'long', place: 'subject' };
const longMessage: Fault = { kind: 'long', place: 'message' };
const unsolved: Fault = { kind: 'unsolved', place: 'captcha' };

// What several faults say together, e2e/contact-sending.spec.ts sees.
test.each<[readonly Fault[], string]>([
  [[badPhone], alerts.fields],
  [[noName, longMessage, unsolved], incomplete.user_name],
  [[noMessage], incomplete.message],
  [[longSubject, unsolved], incomplete.long],
])('the alert over %j', (faults, alert) => {
  expect(alertOf(faults)).toBe(alert);
});
