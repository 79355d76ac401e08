import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { CompanyFacts } from '@/content/data';
import type { ServiceId } from '@/content/routes';
import { Assurances, Certificates } from '../service/asides';
import { Customers } from '../service/customers';
import { factsOn } from './company-facts';

const verify = 'https://body.test/C-9';
const facts: CompanyFacts = {
  licences: {
    monitoring: { number: 'L-7', expires: '2027-05-01', register: 'https://register.test/7' },
    penetrationTesting: { number: 'P-8', expires: '2026-05-01', register: 'https://a.test/8' },
    security: { name: 'Cyber Trust', body: 'A Body', expires: '2027-05-01' },
    dataProtection: { name: 'Trustmark', body: 'A Body', expires: '2026-05-01' },
  },
  certificates: [
    { name: 'ISO 1:2020', body: 'A Body', expires: '2026-05-01' },
    { name: 'ISO 2:2020', number: 'C-9', body: 'A Body', expires: '2028-05-01', verify },
  ],
  insurance: [{ cover: 'Indemnity', insurer: 'An Insurer', sum: 'SGD 1', expires: '2026-05-01' }],
  cases: [{ customer: 'A bank', text: 'It was late.', pages: ['soc'] }],
  praise: [{ words: 'They called.', customer: 'A. Buyer', pages: ['vapt'] }],
  references: [{ name: 'A. Customer', pages: ['vapt'] }],
};

/** What something prints, as text. */
const textOf = (part: ReactNode) => renderToStaticMarkup(part).replace(/<[^>]*>/g, '');

/** What the foot of a service page prints of some facts, as text. */
const assurances = (page: ServiceId, of: CompanyFacts) =>
  textOf(<Assurances page={page} facts={of} />);

const customers = (page: 'home' | ServiceId, of: CompanyFacts) =>
  textOf(<Customers page={page} facts={of} />);

test('nothing is printed of what is not known', () => {
  expect(assurances('soc', {}) + customers('home', {})).toBe('');
});

test('what is known stands where it belongs', () => {
  const now = factsOn(facts, '2026-01-01');
  expect(assurances('policy', now)).toMatch(/ISO 1.*ISO 2.*C-9.*Indemnity, SGD 1/);
  const certificates = renderToStaticMarkup(<Certificates facts={now} />);
  expect(certificates).toMatch(/ISO 1.*ISO 2.*href="https:\/\/body\.test\/C-9"/);
});

test('a page prints the licence under which it sells, and the references of its service', () => {
  const now = factsOn(facts, '2026-01-01');
  expect(assurances('soc', now)).toMatch(/L-7.*Cyber Trust.*Trustmark/);
  expect(assurances('soc', now)).not.toMatch(/P-8|A\. Customer/);
  expect(assurances('vapt', now)).toMatch(/P-8.*Cyber Trust.*Trustmark.*A\. Customer$/);
  expect(assurances('policy', now)).not.toMatch(/L-7|P-8|Trust|A\. Customer/);
});

test('customers’ words and cases stand on home and on the pages of their services alone', () => {
  expect(customers('home', facts)).toMatch(/“They called\.”A\. Buyer.*A bank.*It was late\./);
  expect(customers('soc', facts)).toMatch(/A bank.*late\.$/);
  expect(customers('vapt', facts)).toMatch(/They called/);
  expect(customers('policy', facts)).toBe('');
});

test.each([
  ['on its last day', '2026-05-01', true, true],
  ['on the day after', '2026-05-02', false, true],
  ['after all licences', '2027-05-02', false, false],
])('what expires is printed no longer than it holds: %s', (_, day, earlier, later) => {
  const now = factsOn(facts, day);
  const feet = assurances('soc', now) + assurances('vapt', now);
  for (const one of ['ISO 1:2020', 'P-8', 'Trustmark', 'Indemnity'])
    expect(feet.includes(one)).toBe(earlier);
  for (const one of ['L-7', 'Cyber Trust']) expect(feet.includes(one)).toBe(later);
});
