import { botVerdict, MINIMUM_FILL_MS } from './deliver';

test.each([
  ['a person who takes their time', { honeypot: '', filledForMs: 60_000, byHand: true }, 0],
  ['a form left open overnight', { honeypot: '', filledForMs: 4e7, byHand: true }, 0],
  [
    'speech input that presses no key',
    { honeypot: '', filledForMs: MINIMUM_FILL_MS, byHand: false },
    0,
  ],
  ['a password manager and a quick hand', { honeypot: '', filledForMs: 500, byHand: true }, 1_500],
  [
    'a script that fills and submits at once',
    { honeypot: '', filledForMs: 20, byHand: false },
    'drop',
  ],
  ['a script that never focused', { honeypot: '', filledForMs: -Infinity, byHand: false }, 'drop'],
  ['a robot that fills every field', { honeypot: 'x', filledForMs: 60_000, byHand: true }, 'drop'],
] as const)('%s', (_, circumstances, verdict) => {
  expect(botVerdict(circumstances)).toBe(verdict);
});
