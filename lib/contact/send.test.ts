import { isLasting } from './send';

test.each([
  [{ status: 400, text: 'The Public Key is invalid' }, true],
  [{ status: 400, text: 'reCAPTCHA: the response parameter is invalid or malformed' }, false],
  [{ status: 402, text: 'Quota' }, true],
  [{ status: 403, text: 'Forbidden' }, true],
  [{ status: 404, text: 'Not found' }, true],
  [{ status: 408, text: 'Timeout' }, false],
  [{ status: 412, text: 'The mailbox refuses' }, true],
  [{ status: 413, text: 'Too large' }, true],
  [{ status: 422, text: 'Unprocessable' }, true],
  [{ status: 429, text: 'Too many' }, false],
  [{ status: 500, text: 'Broken' }, false],
  [{ status: 0, text: 'Network error' }, false],
  [new TypeError('Failed to fetch'), false],
  [undefined, false],
])('%j lasts: %s', (error, lasting) => {
  expect(isLasting(error)).toBe(lasting);
});
