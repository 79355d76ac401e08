import fc from 'fast-check';
import { fieldLimits } from '@/content/contact';
import { emptyMessage, fieldNames } from './message';
import { validate } from './validate';

const email = 'asha@bank.example';
const filled = { ...emptyMessage, user_name: 'Asha', message: 'Hello.' };
const MOST_MS = 5;

const emails: readonly [value: string, valid: boolean][] = [
  ['asha@bank.example', true],
  ['a@b.c', true],
  ['asha.perera@bank.co.uk', true],
  ['asha+night@bank.example', true],
  ["o'neil@bank.example", true],
  ['用户@例子.广告', true],
  ['a@b..c', true],
  ['a@.b.c', true],
  ['a@b.c.', true],
  ['asha@[10.0.0.1]', true],
  ['"@bank.example', true],
  ['', false],
  ['asha', false],
  ['@', false],
  ['.', false],
  ['asha@', false],
  ['@bank.example', false],
  ['asha@bank', false],
  ['asha@bank.', false],
  ['asha@.example', false],
  ['asha@.', false],
  ['asha.bank@example', false],
  ['asha@@bank.example', false],
  ['asha@bank@example.org', false],
  ['asha perera@bank.example', false],
  ['asha@bank .example', false],
  ['asha@ bank.example', false],
  [' asha@bank.example', false],
  ['asha@bank.example ', false],
  ['asha@bank.example\n', false],
  ['asha@bank\t.example', false],
  ['asha\u00a0@bank.example', false],
];

const phones: readonly [value: string, valid: boolean][] = [
  ['', true],
  ['123456789', true],
  ['123456789012345', true],
  ['+123456789', true],
  ['+123456789012345', true],
  ['+6560000000', true],
  ['0094112345678', true],
  ['12345678', false],
  ['+12345678', false],
  ['1234567890123456', false],
  ['+1234567890123456', false],
  ['+', false],
  ['++123456789', false],
  ['123456789+', false],
  ['1+23456789', false],
  ['+65 6000 0000', false],
  [' +6560000000', false],
  ['+6560000000 ', false],
  ['+6560000000\n', false],
  ['65-6000-0000', false],
  ['(65)60000000', false],
  ['65600000ab', false],
  ['٠١٢٣٤٥٦٧٨', false],
  ['１２３４５６７８９', false],
  ['12345.6789', false],
];

test.each(emails)('the email %j is valid: %s', (value, valid) => {
  expect(validate({ ...filled, user_email: value, user_phone: '' })).toEqual(
    valid ? [] : [{ kind: 'invalid', place: 'user_email' }],
  );
});

test.each(phones)('the phone %j is valid: %s', (value, valid) => {
  expect(validate({ ...filled, user_email: email, user_phone: value })).toEqual(
    valid ? [] : [{ kind: 'invalid', place: 'user_phone' }],
  );
});

test.each(['', ' ', '\n\t\u00a0'])('a name or a message of %j is missing', (nothing) => {
  const message = { ...emptyMessage, user_name: nothing, user_email: email, message: nothing };
  expect(validate(message)).toEqual([
    { kind: 'missing', place: 'user_name' },
    { kind: 'missing', place: 'message' },
  ]);
});

test('every fault is told, in the page’s order', () => {
  const wrong = { ...emptyMessage, user_email: 'asha', user_phone: '1' };
  expect(validate(wrong).map(({ place }) => place)).toEqual([
    'user_name',
    'user_email',
    'user_phone',
    'message',
  ]);
});

test.each(['user_name', 'subject', 'message'] as const)(
  '%s may be as long as its limit',
  (name) => {
    const full = { ...filled, user_email: email, [name]: 'x'.repeat(fieldLimits[name]) };
    expect(validate(full)).toEqual([]);
    expect(validate({ ...full, [name]: `${full[name]}x` })).toEqual([
      { kind: 'long', place: name },
    ]);
  },
);

test('an email is no longer than an address can be', () => {
  const longest = email.padStart(fieldLimits.user_email, 'a');
  expect(validate({ ...filled, user_email: longest })).toEqual([]);
  expect(validate({ ...filled, user_email: `a${longest}` })).toHaveLength(1);
});

test('EmailJS takes fields that are all as long as they may be', () => {
  const most = 50_000;
  const longest = { user_phone: 16, ...fieldLimits };
  const characters = fieldNames.reduce((sum, name) => sum + longest[name], 0);
  expect(characters * 3).toBeLessThan(most);
});

/** Text of every kind: any characters, half surrogates, and long rows of what a rule might trip over. */
const anything = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 2_000 }),
  fc.array(fc.integer({ min: 0, max: 0xffff })).map((units) => String.fromCharCode(...units)),
  fc
    .tuple(fc.constantFrom('.', '@', '+', '1', ' ', 'a.', 'a@', '@.', '🛰'), fc.nat(50_000))
    .map(([piece, times]) => `a@${piece.repeat(times)}`),
);

test('no input throws or takes more than 5 ms', () => {
  fc.assert(
    fc.property(anything, anything, (user_email, user_phone) => {
      // The quickest of three, so that a pause of the machine is not held against the rule.
      const times = [1, 2, 3].map(() => {
        const start = performance.now();
        validate({ ...filled, user_email, user_phone });
        return performance.now() - start;
      });
      expect(Math.min(...times)).toBeLessThan(MOST_MS);
    }),
    { numRuns: 500 },
  );
});

test('what the rule’s own grammar makes is valid', () => {
  const text = fc.string({ minLength: 1 }).map((value) => value.replace(/[\s@]/g, '') || 'x');
  const digits = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 9, maxLength: 15 });
  fc.assert(
    fc.property(text, text, text, digits, fc.boolean(), (name, domain, end, number, plus) => {
      const message = {
        ...filled,
        user_email: `${name}@${domain}.${end}`,
        user_phone: `${plus ? '+' : ''}${number.join('')}`,
      };
      expect(validate(message)).toEqual([]);
    }),
  );
});
