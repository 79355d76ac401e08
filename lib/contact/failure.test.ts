/** @jest-environment jsdom */
import fc from 'fast-check';
import { announceFailure, causeOf, type FailureCause, FORM_FAILED } from './failure';

const causes: readonly FailureCause[] = ['captcha', 'quota', 'network', 'blocked', 'timeout'];

test.each<[unknown, FailureCause]>([
  [{ status: 400, text: 'The captcha is not valid' }, 'captcha'],
  [{ status: 402, text: '' }, 'quota'],
  [{ status: 426, text: 'The quota has been reached' }, 'quota'],
  [{ status: 403, text: 'The origin is not allowed' }, 'blocked'],
  [new DOMException('a robot', 'NotAllowedError'), 'blocked'],
  [{ status: 502, text: 'Bad gateway' }, 'network'],
  [new TypeError('Failed to fetch'), 'network'],
  [new DOMException('no answer within 20 s', 'TimeoutError'), 'timeout'],
])('%j is told as %s', (error, cause) => {
  expect(causeOf(error)).toBe(cause);
});

test('whatever sending threw, one cause is announced and no word of it', () => {
  const heard: unknown[] = [];
  addEventListener(FORM_FAILED, (event) => heard.push((event as CustomEvent).detail));
  fc.assert(
    fc.property(
      fc.oneof(fc.anything(), fc.record({ status: fc.anything(), text: fc.string() })),
      (thrown) => {
        heard.length = 0;
        announceFailure(causeOf(thrown));
        expect(heard).toHaveLength(1);
        expect(causes).toContain(heard[0]);
      },
    ),
  );
});
