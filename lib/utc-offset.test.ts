import { timeAtOffset, utcOffset, utcOffsetLabel } from './utc-offset';

// Zones that do not change their clocks.
test.each([
  ['Asia/Singapore', 480, 'UTC+8'],
  ['Asia/Colombo', 330, 'UTC+5:30'],
  ['UTC', 0, 'UTC+0'],
  ['Pacific/Marquesas', -570, 'UTC−9:30'],
])('%s is %i minutes ahead of UTC, %s', (timeZone, minutes, label) => {
  expect(utcOffset(timeZone)).toBe(minutes);
  expect(utcOffsetLabel(timeZone)).toBe(label);
});

test.each([
  [480, '02:35'],
  [330, '00:05'],
  [-210, '15:05'],
])('at %i minutes from UTC, 18:35 UTC is %s', (minutes, time) => {
  expect(timeAtOffset(minutes, Date.parse('2026-03-01T18:35:00Z'))).toBe(time);
});
