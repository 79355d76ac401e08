import { cleaned, emptyMessage } from './message';

test.each([
  ['user_phone', '+65 6000 0000', '+6560000000'],
  ['user_phone', '+65\u00a06000\u202f0000 ', '+6560000000'],
  ['user_phone', '(65) 6000-0000', '6560000000'],
  ['user_phone', '+94\u201111\u2013234\u20145678', '+94112345678'],
  ['user_phone', '077\u2212123\u22124567', '0771234567'],
  ['user_phone', '+65 6123\u200b4567', '+6561234567'],
  ['user_phone', '＋６５ （６１２３） ４５６７', '+6561234567'],
  ['user_phone', '+65 6000 0000 ext. 7', '+6560000000ext7'],
  ['user_email', 'asha@ba\u200bnk.example', 'asha@bank.example'],
  ['user_email', '\u00a0as\u00adha@bank.example\ufeff', 'asha@bank.example'],
  ['user_email', 'ａｓｈａ＠ｂａｎｋ．ｅｘａｍｐｌｅ', 'asha@bank.example'],
  ['user_email', 'asha\u2011p@north\u2212bank。example', 'asha-p@north-bank.example'],
] as const)('of the %s %j, %j is judged and sent', (name, typed, sent) => {
  expect(cleaned({ ...emptyMessage, [name]: typed })[name]).toBe(sent);
});

test('what nobody sees is taken out of every field, and nothing else', () => {
  const kept = 'Ása\u200d 漢字 🛰\tone\r\ntwo';
  const message = {
    user_name: `\u0000\u0007${kept}\u202e`,
    user_email: ' \u200fasha@bank.example\t',
    user_phone: '',
    subject: `\u2066${kept}\u2069`,
    message: `\u001b${kept}\u009f `,
  };
  expect(cleaned(message)).toEqual({
    user_name: kept,
    user_email: 'asha@bank.example',
    user_phone: '',
    subject: kept,
    message: `${kept} `,
  });
});
