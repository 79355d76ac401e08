import fc from 'fast-check';
import { company } from '@/content/company';
import { contact } from '@/content/contact';
import { mailLink } from './mail-link';
import { emptyMessage, fieldNames } from './message';

test('a link carries every field, with the line breaks that mail programs expect', () => {
  const link = new URL(
    mailLink({
      user_name: 'Asha & Co',
      user_email: 'asha@bank.example',
      user_phone: '+94112345678',
      subject: 'Night? #1',
      message: 'One\nTwo 🛰',
    }),
  );
  expect(link.searchParams.get('subject')).toBe('Night? #1');
  expect(link.searchParams.get('body')).toBe(
    'One\r\nTwo 🛰\r\n\r\nAsha & Co\r\nasha@bank.example\r\n+94112345678',
  );
});

test('an empty message still has a subject', () => {
  expect(mailLink(emptyMessage)).toBe(
    `mailto:${company.email}?subject=${encodeURIComponent(contact.mailSubject)}&body=`,
  );
});

test('no text throws, and none breaks out of its part of the address', () => {
  const text = fc
    .array(fc.integer({ min: 0, max: 0xffff }))
    .map((units) => String.fromCharCode(...units));
  const message = fc.tuple(...fieldNames.map(() => text)).map((values) => ({
    ...emptyMessage,
    ...Object.fromEntries(fieldNames.map((name, index) => [name, values[index] ?? ''])),
  }));
  fc.assert(
    fc.property(message, (typed) => {
      expect([...new URL(mailLink(typed)).searchParams.keys()]).toEqual(['subject', 'body']);
    }),
  );
});
