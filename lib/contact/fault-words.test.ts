import { contact } from '@/content/contact';
import { alertOf, lineOf } from './fault-words';
import type { Fault } from './form-state';

const { alerts, incomplete } = contact.form;

const noName = { kind: 'missing', place: 'user_name' } as const;
const badEmail = { kind: 'invalid', place: 'user_email' } as const;
const badPhone = { kind: 'invalid', place: 'user_phone' } as const;
const noMessage = { kind: 'missing', place: 'message' } as const;
const longName = { kind: 'long', place: 'user_name' } as const;
const longSubject = { kind: 'long', place: 'subject' } as const;
const longMessage = { kind: 'long', place: 'message' } as const;
const unsolved = { kind: 'unsolved', place: 'captcha' } as const;

const every: readonly Fault[] = [
  noName,
  badEmail,
  badPhone,
  noMessage,
  longName,
  longSubject,
  longMessage,
  unsolved,
];

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

test('each fault has a line of its own', () => {
  const lines = every.map(lineOf);
  expect(new Set(lines).size).toBe(lines.length);
});
