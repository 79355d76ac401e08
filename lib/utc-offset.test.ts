import { utcOffsetLabel } from './utc-offset';

test.each([
  [480, 'UTC+8'],
  [330, 'UTC+5:30'],
  [0, 'UTC+0'],
  [-210, 'UTC−3:30'],
])('%i minutes are %s', (minutes, label) => {
  expect(utcOffsetLabel(minutes)).toBe(label);
});
