import type { Office } from '@/content/data';
import { placeOf, stretches } from './hours';

const head = { timeZone: 'Asia/Singapore' } as Office;

test.each([
  ['Asia/Singapore', '12:00', 0],
  ['Asia/Singapore', '03:08', 15 + 8 / 60],
  ['Asia/Singapore', '11:59', 24 - 1 / 60],
  ['Asia/Colombo', '18:00', 8.5],
  ['Pacific/Honolulu', '18:00', 0],
])('in %s %s stands %d hours from noon at the head office', (timeZone, time, place) => {
  expect(placeOf(time, { timeZone }, head)).toBeCloseTo(place);
});

test('a stretch over the end of the strip is drawn from both ends', () => {
  expect(stretches(8.5, 20.5)).toEqual([[8.5, 20.5]]);
  expect(stretches(20, 6)).toEqual([
    [-4, 6],
    [20, 30],
  ]);
});
