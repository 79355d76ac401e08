import { today, utcOffsetLabel } from './dates';

jest.mock('../content/company', () => ({ headOffice: { timeZone: 'Asia/Singapore' } }));

afterEach(() => {
  jest.useRealTimers();
});

test.each([
  ['2026-04-07T15:59:00Z', '2026-04-07'],
  ['2026-04-07T16:01:00Z', '2026-04-08'],
])('at %s the head office writes %s', (moment, day) => {
  jest.useFakeTimers({ now: new Date(moment) });
  expect(today()).toBe(day);
});

test.each([
  ['Asia/Colombo', '2026-01-15', 'UTC+5:30'],
  ['Pacific/Marquesas', '2026-01-15', 'UTC−9:30'],
  ['Europe/London', '2026-01-15', 'UTC+0'],
  ['Europe/London', '2026-07-15', 'UTC+1'],
])('%s is on %s %s', (timeZone, day, label) => {
  jest.useFakeTimers({ now: new Date(day) });
  expect(utcOffsetLabel(timeZone)).toBe(label);
});
