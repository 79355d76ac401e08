import { contact } from '@/content/contact';
import { alertOf, lineOf } from './fault-words';
import { checkedFields } from './validate';

const { alerts, incomplete } = contact.form;

test.each([
  [['user_email'], alerts.fields],
  [['user_phone'], alerts.fields],
  [['user_name', 'user_email', 'message', 'captcha'], alerts.fields],
  [['user_name', 'message', 'captcha'], incomplete.both],
  [['user_name', 'captcha'], incomplete.user_name],
  [['message'], incomplete.message],
  [['captcha'], alerts.captcha],
] as const)('the alert over %j', (faults, alert) => {
  expect(alertOf(faults)).toBe(alert);
});

test('each fault has a line of its own', () => {
  const lines = ([...checkedFields, 'captcha'] as const).map(lineOf);
  expect(new Set(lines).size).toBe(lines.length);
});
