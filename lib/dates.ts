import { headOffice } from '../content/company';

const MINUTE_MS = 60_000;

/** The day itself, `YYYY-MM-DD`, if the calendar has it, else empty. */
export function validDay(day: string): string {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return '';
  const moment = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(day) ? day : '';
}

// Cached, as below.
const wordsFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** A day as the pages' own sentences write it: `23 November 2026`. */
export function dayInWords(day: string): string {
  return wordsFormat.format(new Date(`${day}T00:00:00Z`));
}

/** The same day a year on. */
export function aYearAfter(day: string): string {
  return `${Number(day.slice(0, 4)) + 1}${day.slice(4)}`;
}

// Cached: creating a formatter is slow.
const headOfficeFormat = new Intl.DateTimeFormat('en-CA', {
  timeZone: headOffice.timeZone,
});

/**
 * The day of a moment, `YYYY-MM-DD`, counted at the head office: in UTC, an editor's midnight is often the day before.
 * @throws a RangeError for an invalid date.
 */
export function dayAtHeadOffice(moment: Date): string {
  return headOfficeFormat.format(moment);
}

/**
 * The day on which this runs, `YYYY-MM-DD`: for what must not wait for the next commit, as `buildDate` does.
 * Like the days of stored posts: in UTC, what Singapore dates today would be in the future until eight in the morning.
 */
export function today(): string {
  return dayAtHeadOffice(new Date());
}

/**
 * The day the site was built, `YYYY-MM-DD`; `SOURCE_DATE_EPOCH` fixes it for builds that must repeat.
 * @throws when that is no number of seconds.
 */
export function buildDate(): string {
  const seconds = process.env.SOURCE_DATE_EPOCH ?? '';
  if (!/^\d{0,11}$/.test(seconds)) {
    throw new Error(
      `SOURCE_DATE_EPOCH is “${seconds}”: give whole seconds since 1970, such as 1767225600.`,
    );
  }
  const moment = seconds ? Number(seconds) * 1000 : Date.now();
  return new Date(moment).toISOString().slice(0, 10);
}

/** How many minutes a time zone of the IANA list is ahead of UTC on a day, `YYYY-MM-DD`; on that of the build by itself. */
export function utcOffset(timeZone: string, day = buildDate()): number {
  const format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });
  const parts = format.formatToParts(new Date(day));
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value;
  const [, sign = '+', hours = '0', minutes = '0'] = name?.match(/([+-])(\d+):(\d+)/) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) || 0;
}

/** The time of day, as `HH:MM`, at an offset from UTC in minutes, of a moment in ms since 1970. */
export function timeAtOffset(minutes: number, moment: number): string {
  return new Date(moment + minutes * MINUTE_MS).toISOString().slice(11, 16);
}

/** A time zone as `UTC+8`, or as `UTC+0, summer +1` where the clocks change: a page is read for months after its build. */
export function utcOffsetLabel(timeZone: string): string {
  const year = buildDate().slice(0, 4);
  const offsets = ['01-01', '07-01'].map((day) => utcOffset(timeZone, `${year}-${day}`));
  const [winter, summer] = [Math.min(...offsets), Math.max(...offsets)];
  return `UTC${signed(winter)}${summer === winter ? '' : `, summer ${signed(summer)}`}`;
}

/** An offset as `+8` or `−9:30`. */
function signed(minutes: number): string {
  const size = Math.abs(minutes);
  const rest = size % 60;
  return `${minutes < 0 ? '−' : '+'}${Math.floor(size / 60)}${rest === 0 ? '' : `:${String(rest).padStart(2, '0')}`}`;
}

/** Minutes from one `HH:MM` to the next other, over midnight where that is the smaller. */
export function minutesBetween(from: string, to: string): number {
  return (minutesOf(to) - minutesOf(from) + DAY) % DAY;
}

const DAY = 24 * 60;

function minutesOf(time: string): number {
  const [hours = Number.NaN, minutes = Number.NaN] = time.split(':').map(Number);
  return hours * 60 + minutes;
}
