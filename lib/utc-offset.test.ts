import { timeAtOffset, utcOffsetLabel } from './utc-offset';

test.each([
  [480, 'UTC+8'],
  [330, 'UTC+5:30'],
  [0, 'UTC+0'],
  [-210, 'UTC−3:30'],
])('%i minutes are %s', (minutes, label) => {
  expect(utcOffsetLabel(minutes)).toBe(label);
});

test.each([
  [480, '02:35'],
  [330, '00:05'],
  [-210, '15:05'],
])('at %i minutes from UTC, 18:35 UTC is %s', (minutes, time) => {
  expect(timeAtOffset(minutes, Date.parse('2026-03-01T18:35:00Z'))).toBe(time);
});
