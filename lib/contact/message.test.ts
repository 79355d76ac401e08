import { cleaned, emptyMessage, messageIn, readMessage, withMessage } from './message';

test('what is read is text, as it was typed', () => {
  const fields = new Map<string, unknown>([
    ['user_phone', '+65 6000 0000 '],
    ['subject', 7],
    ['message', ' as typed '],
  ]);
  expect(readMessage(fields)).toEqual({
    ...emptyMessage,
    user_phone: '+65 6000 0000 ',
    message: ' as typed ',
  });
});

test.each([
  ['+65 6000 0000', '+6560000000'],
  ['+65\u00a06000\u202f0000 ', '+6560000000'],
  ['(65) 6000-0000', '6560000000'],
  ['[65] 6000.0000', '6560000000'],
  ['+94\u201111\u2013234\u20145678', '+94112345678'],
  ['\u202a+65 6000 0000\u202c', '+6560000000'],
  ['-', ''],
  ['+65 6000 0000 ext. 7', '+6560000000ext7'],
])('of the telephone number %j, %j is judged and sent', (typed, sent) => {
  expect(cleaned({ ...emptyMessage, user_phone: typed }).user_phone).toBe(sent);
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

test('a message begun in an address comes back whole, and no server is told of it', () => {
  const message = 'Hours: 8 & more #1\nLogs “stay” + 漢字 100 %';
  const address = new URL(withMessage('/contactus?about=soc', message), 'https://site.test');
  expect(messageIn(address.hash)).toBe(message);
  expect(address.search).toBe('?about=soc');
  for (const other of ['', '#', '#main', '#%E0%A4%A']) expect(messageIn(other)).toBe('');
});
