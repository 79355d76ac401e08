/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import type { CompanyFacts } from '@/content/data';
import { Assurances } from '../service/asides';
import { DataProtectionContact, factsOn, LegalFacts, ResponseTime } from './company-facts';

const facts: CompanyFacts = {
  registrationNumber: '200012345A',
  licence: { name: 'Testing licence', number: 'L-7', expires: '2027-05-01' },
  certificates: [
    { name: 'ISO 1:2020', body: 'A Body', expires: '2026-05-01' },
    { name: 'ISO 2:2020', body: 'A Body', expires: '2028-05-01' },
  ],
  insurance: 'Professional indemnity',
  staffVetting: 'Checked by a body',
  references: 'Three customers',
  minimumTerm: 'One year',
  serviceLevels: [{ measure: 'Alert to analyst', level: '15 minutes' }],
  responseTime: 'Answered on the next working day.',
  messageRetention: 'Messages are kept for a year.',
  dataProtection: { name: 'A. Person', email: 'data@company.test' },
};

/** Everything that pages print of some facts, as text. */
function printed(of: CompanyFacts): string[] {
  return [LegalFacts, Assurances, ResponseTime, DataProtectionContact].map(
    (Part) => render(<Part facts={of} />).container.textContent ?? '',
  );
}

test('nothing is printed of what is not known', () => {
  expect(printed(factsOn({}, '2026-01-01'))).toEqual(['', '', '', '']);
});

test('what is known stands where it belongs', () => {
  const [legal, assurances, response, protection] = printed(factsOn(facts, '2026-01-01'));
  expect(legal).toMatch(/200012345A.*L-7$/);
  expect(assurances).toMatch(/Testing licence.*L-7.*ISO 1.*ISO 2.*15 minutes/);
  for (const fact of [facts.insurance, facts.staffVetting, facts.references, facts.minimumTerm]) {
    expect(assurances).toContain(fact);
  }
  expect(response).toBe(facts.responseTime);
  expect(protection).toMatch(/^Messages are kept for a year\..*A\. Person, data@company\.test$/);
});

test.each([
  ['on its last day', '2026-05-01', true, true],
  ['on the day after', '2026-05-02', false, true],
  ['after the licence', '2027-05-02', false, false],
])('what expires is printed no longer than it holds: %s', (_, day, certificate, licence) => {
  const [legal = '', assurances = ''] = printed(factsOn(facts, day));
  expect(assurances.includes('ISO 1:2020')).toBe(certificate);
  expect(assurances).toContain('ISO 2:2020');
  expect(legal.includes('L-7')).toBe(licence);
  expect(assurances.includes('L-7')).toBe(licence);
});
