import { MINIMUM_FILL, screen } from './screen';

test.each([
  ['a person who takes their time', { bait: '', filledFor: 60_000, byHand: true }, 0],
  ['a form left open overnight', { bait: '', filledFor: 4e7, byHand: true }, 0],
  ['speech input that presses no key', { bait: '', filledFor: MINIMUM_FILL, byHand: false }, 0],
  ['a password manager and a quick hand', { bait: '', filledFor: 500, byHand: true }, 1_500],
  ['a script that fills and submits at once', { bait: '', filledFor: 20, byHand: false }, 'drop'],
  ['a script that never focused', { bait: '', filledFor: -Infinity, byHand: false }, 'drop'],
  ['a robot that fills every field', { bait: 'x', filledFor: 60_000, byHand: true }, 'drop'],
] as const)('%s', (_, circumstances, verdict) => {
  expect(screen(circumstances)).toBe(verdict);
});
