import { botVerdict, MINIMUM_FILL_MS } from './deliver';

const person = { honeypot: '', filledForMs: 60_000, byHand: true };

test.each([
  ['a person who takes their time', {}, 0],
  ['a form left open overnight', { filledForMs: 4e7 }, 0],
  ['speech input that presses no key', { filledForMs: MINIMUM_FILL_MS, byHand: false }, 0],
  ['a password manager and a quick hand', { filledForMs: 500 }, 1_500],
  ['a script that fills and submits at once', { filledForMs: 20, byHand: false }, 'drop'],
  ['a script that never focused', { filledForMs: -Infinity, byHand: false }, 'drop'],
  ['a robot that fills every field', { honeypot: 'x' }, 'drop'],
] as const)('%s', (_, change, verdict) => {
  expect(botVerdict({ ...person, ...change })).toBe(verdict);
});
