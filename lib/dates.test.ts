import { buildDate, timeAtOffset, today, utcOffset, utcOffsetLabel } from './dates';

jest.mock('../content/company', () => ({ headOffice: { timeZone: 'Asia/Singapore' } }));

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test.each([
  ['2026-04-07T15:59:00Z', '2026-04-07'],
  ['2026-04-07T16:01:00Z', '2026-04-08'],
])('at %s the head office writes %s', (moment, day) => {
  jest.useFakeTimers({ now: new Date(moment) });
  expect(today()).toBe(day);
});

// Whenever the site is built: where it is winter there, and where it is summer.
test.each([
  ['Asia/Colombo', 330, 330, 'UTC+5:30'],
  ['Pacific/Marquesas', -570, -570, 'UTC−9:30'],
  ['Europe/London', 0, 60, 'UTC+0, summer +1'],
  ['Pacific/Auckland', 780, 720, 'UTC+12, summer +13'],
])('%s is %i minutes ahead in January and %i in July, %s', (timeZone, january, july, label) => {
  for (const [day, minutes] of Object.entries({ '2026-01-15': january, '2026-07-15': july })) {
    const SOURCE_DATE_EPOCH = String(Date.parse(day) / 1000);
    jest.replaceProperty(process, 'env', { ...process.env, SOURCE_DATE_EPOCH });
    expect(utcOffset(timeZone)).toBe(minutes);
    expect(utcOffsetLabel(timeZone)).toBe(label);
  }
});

test.each([
  [480, '02:35'],
  [330, '00:05'],
  [-210, '15:05'],
])('at %i minutes from UTC, 18:35 UTC is %s', (minutes, time) => {
  expect(timeAtOffset(minutes, Date.parse('2026-03-01T18:35:00Z'))).toBe(time);
});

test('a moment of the build that is none is told', () => {
  jest.replaceProperty(process, 'env', { ...process.env, SOURCE_DATE_EPOCH: 'nonsense' });
  expect(buildDate).toThrow(
    'SOURCE_DATE_EPOCH is “nonsense”: give whole seconds since 1970, such as 1767225600.',
  );
});
