import { company } from '@/content/company';
import { settableTitle } from './social-cards';

test.each([
  ['Stay ahead – “secure”', 'Stay ahead – “secure”'],
  ['Ελληνικά и кириллица, Đặng Łódź', 'Ελληνικά и кириллица, Đặng Łódź'],
  ['A\u00a0non\u2011breaking title', 'A non-breaking title'],
  ['مرحبا', company.name],
  ['安全 first', company.name],
  ['Launched 🚀', company.name],
])('%s is set as %s', (title, set) => {
  expect(settableTitle(title)).toBe(set);
});
