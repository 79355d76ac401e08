import { today } from './today';

jest.mock('../content/blog', () => ({ blog: { timeZone: 'Asia/Singapore' } }));

afterEach(() => jest.useRealTimers());

test.each([
  ['2026-04-07T15:59:00Z', '2026-04-07'],
  ['2026-04-07T16:01:00Z', '2026-04-08'],
])('at %s the head office writes %s', (moment, day) => {
  jest.useFakeTimers({ now: new Date(moment) });
  expect(today()).toBe(day);
});
