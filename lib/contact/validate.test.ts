import { fieldLimits } from '@/content/contact';
import { emptyMessage } from './message';
import { validate } from './validate';

const email = 'asha@bank.example';
const filled = { ...emptyMessage, user_name: 'Asha', message: 'Hello.' };

const goodEmails = [
  email,
  'a@b.c',
  'asha.perera@bank.co.uk',
  'asha+night@bank.example',
  "o'neil@bank.example",
  '用户@例子.广告',
  'a@b..c',
  'a@b.c.',
  '"@bank.example',
];

const badEmails = [
  '',
  'asha',
  '@',
  'asha@',
  '@bank.example',
  'asha@bank',
  'asha@bank.',
  'asha@.example',
  'asha.bank@example',
  'asha@@bank.example',
  'asha@bank@example.org',
  'asha perera@bank.example',
  'asha@ bank.example',
  'asha@bank.example\n',
  'asha\u00a0@bank.example',
];

const goodPhones = ['', '123456789', '+123456789', '123456789012345', '+123456789012345'];

const badPhones = [
  '12345678',
  '+12345678',
  '1234567890123456',
  '+',
  '++123456789',
  '123456789+',
  '+65 6000 0000',
  '+6560000000\n',
  '65600000ab',
  '٠١٢٣٤٥٦٧٨',
  '１２３４５６７８９',
];

test.each([
  ...goodEmails.map((value) => ['user_email', value, true] as const),
  ...badEmails.map((value) => ['user_email', value, false] as const),
  ...goodPhones.map((value) => ['user_phone', value, true] as const),
  ...badPhones.map((value) => ['user_phone', value, false] as const),
])('as %s, %j is valid: %s', (place, value, valid) => {
  const faults = validate({ ...filled, user_email: email, [place]: value });
  expect(faults).toEqual(valid ? [] : [{ kind: 'invalid', place }]);
});

test.each(['', ' ', '\n\t\u00a0'])(
  'every fault is told, in the page’s order, and %j is none',
  (nothing) => {
    const wrong = { ...emptyMessage, user_name: nothing, user_email: 'asha', message: nothing };
    expect(validate({ ...wrong, user_phone: '1' })).toEqual([
      { kind: 'missing', place: 'user_name' },
      { kind: 'invalid', place: 'user_email' },
      { kind: 'invalid', place: 'user_phone' },
      { kind: 'missing', place: 'message' },
    ]);
  },
);

test.each(['user_name', 'user_email', 'subject', 'message'] as const)(
  '%s may be as long as its limit',
  (name) => {
    const start = name === 'user_email' ? email : '';
    const full = { ...filled, user_email: email, [name]: start.padStart(fieldLimits[name], 'x') };
    expect(validate(full)).toEqual([]);
    expect(validate({ ...full, [name]: `x${full[name]}` })).toHaveLength(1);
  },
);
