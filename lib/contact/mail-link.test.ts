import { readFileSync } from 'node:fs';
import { contact, fieldLimits } from '@/content/contact';
import { fitsMail, mailLink } from './mail-link';
import { emptyMessage, fieldNames } from './message';

test('the guide to hosting names every field that the template gets', () => {
  const guide = readFileSync('docs/hosting.md', 'utf8');
  expect([...guide.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name)).toEqual(
    expect.arrayContaining([...fieldNames]),
  );
});

test('a message that is too long for an address is left to be pasted, under its subject', () => {
  const long = {
    ...emptyMessage,
    subject: '夜'.repeat(fieldLimits.subject),
    message: 'é'.repeat(400),
  };
  expect(fitsMail({ ...long, subject: '', message: 'é'.repeat(200) })).toBe(true);
  expect(fitsMail(long)).toBe(false);
  const link = mailLink(long);
  expect(link.length).toBeLessThanOrEqual(2_000);
  expect(new URL(link).searchParams.get('subject')).toBe(long.subject);
  expect(new URL(link).searchParams.get('body')).toBe(contact.mailPaste);
});

test.each(['&body=x', '#?/=+%', '%zz', '\ud83d half a character'])(
  '%j throws nothing, and does not break out of its part of the address',
  (text) => {
    const link = new URL(
      mailLink({ ...emptyMessage, user_name: text, subject: text, message: text }),
    );
    expect([...link.searchParams.keys()]).toEqual(['subject', 'body']);
  },
);
