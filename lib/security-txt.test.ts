import { securityText } from './security-txt';
import { absoluteUrl } from './site-url';

const notice = {
  contacts: ['mailto:post@company.test', 'https://company.test/report'],
  expires: '2030-01-31',
  languages: ['en', 'fr'],
} as const;

test('the notice has a line for each way to report, one day and one address', () => {
  expect(securityText(notice)).toBe(`Contact: mailto:post@company.test
Contact: https://company.test/report
Expires: 2030-01-31T23:59:59Z
Preferred-Languages: en, fr
Canonical: ${absoluteUrl('/.well-known/security.txt')}
`);
});

test('a policy is named where it is a page', () => {
  expect(securityText({ ...notice, policy: 'privacy' })).toContain(
    `\nPolicy: ${absoluteUrl('/privacy')}\n`,
  );
});
