import { outlookOf } from './send';

test.each([
  [{ status: 400, text: 'The Public Key is invalid' }, 'lasting'],
  [{ status: 400, text: 'reCAPTCHA: the response parameter is invalid or malformed' }, 'passing'],
  [{ status: 402, text: 'Quota' }, 'lasting'],
  [{ status: 408, text: 'Timeout' }, 'passing'],
  [
    { status: 412, text: 'Gmail_API: Invalid grant. Please reconnect your Gmail account' },
    'disconnected',
  ],
  [{ status: 422, text: 'Unprocessable' }, 'lasting'],
  [{ status: 429, text: 'Too many' }, 'passing'],
  [{ status: 500, text: 'Broken' }, 'passing'],
  [{ status: 0, text: 'Network error' }, 'passing'],
  [new TypeError('Failed to fetch'), 'passing'],
  [undefined, 'passing'],
])('%j is %s', (error, outlook) => {
  expect(outlookOf(error)).toBe(outlook);
});
