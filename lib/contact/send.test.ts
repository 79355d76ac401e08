import { outlookOf } from './send';

// A captcha that is refused, a mailbox that is gone and a network that is down: e2e/contact-sending.spec.ts.
test.each([
  [{ status: 400, text: 'The Public Key is invalid' }, 'lasting'],
  [{ status: 402, text: 'Quota' }, 'lasting'],
  [{ status: 408, text: 'Timeout' }, 'passing'],
  [{ status: 422, text: 'Unprocessable' }, 'lasting'],
  [{ status: 429, text: 'Too many' }, 'passing'],
  [{ status: 500, text: 'Broken' }, 'passing'],
  [{ status: 0, text: 'Network error' }, 'passing'],
  [undefined, 'passing'],
])('%j is %s', (error, outlook) => {
  expect(outlookOf(error)).toBe(outlook);
});
