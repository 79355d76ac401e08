import { fieldLimits } from '@/content/contact';
import { emptyMessage } from './message';
import { validate } from './validate';

const email = 'asha@bank.example';
const filled = { ...emptyMessage, user_name: 'Asha', message: 'Hello.' };

const good: Record<string, string[]> = {
  user_email: [email, 'a@b.c', "o'neil+night@bank.co.uk", '用户@例子.广告', 'a@b..c'],
  user_phone: ['', '123456789', '+123456789', '123456789012345', '+123456789012345'],
};

const bad: Record<string, string[]> = {
  user_email: [
    ...['', 'asha', '@', 'asha@', '@bank.example', 'asha@bank', 'asha@bank.', 'asha@.example'],
    ...['asha.bank@example', 'asha@@bank.example', 'a@b@c.example', 'a b@c.example', 'a@b.c\n'],
  ],
  user_phone: [
    ...['12345678', '+12345678', '1234567890123456', '+', '++123456789', '123456789+'],
    ...['+65 6000 0000', '+6560000000\n', '65600000ab', '٠١٢٣٤٥٦٧٨'],
  ],
};

const cases = (values: typeof good, valid: boolean) =>
  Object.entries(values).flatMap(([place, all]) =>
    all.map((value) => [place, value, valid] as const),
  );

test.each([...cases(good, true), ...cases(bad, false)])(
  'as %s, %j is valid: %s',
  (place, value, valid) => {
    const faults = validate({ ...filled, user_email: email, [place]: value });
    expect(faults).toEqual(valid ? [] : [{ kind: 'invalid', place }]);
  },
);

test.each(['user_name', 'message'])('a %s of space alone is missing', (place) => {
  const blank = { ...filled, user_email: email, [place]: ' \n\t\u00a0' };
  expect(validate(blank)).toEqual([{ kind: 'missing', place }]);
});

test.each(['user_name', 'user_email', 'subject', 'message'] as const)(
  '%s may be as long as its limit',
  (name) => {
    const start = name === 'user_email' ? email : '';
    const full = { ...filled, user_email: email, [name]: start.padStart(fieldLimits[name], 'x') };
    expect(validate(full)).toEqual([]);
    expect(validate({ ...full, [name]: `x${full[name]}` })).toHaveLength(1);
  },
);
