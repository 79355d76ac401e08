import { headOffice } from '../content/company';

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
 * The day on which this runs, `YYYY-MM-DD`. Like the days of stored posts: in UTC, what Singapore dates today would be in
 * the future until eight in the morning.
 */
export function today(): string {
  return dayAtHeadOffice(new Date());
}

/** A time zone of the IANA list as `UTC+8` or `UTC−9:30`, on the day of the build. */
export function utcOffsetLabel(timeZone: string): string {
  const format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'shortOffset' });
  const parts = format.formatToParts(new Date());
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  return name === 'GMT' ? 'UTC+0' : name.replace('GMT', 'UTC').replace('-', '−');
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
