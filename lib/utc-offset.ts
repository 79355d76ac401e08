import { buildDate } from './build-date';

const MINUTE_MS = 60_000;

/** How many minutes a time zone of the IANA list is ahead of UTC on the day of the build. */
export function utcOffset(timeZone: string): number {
  const format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });
  const parts = format.formatToParts(new Date(buildDate));
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value;
  const [, sign = '+', hours = '0', minutes = '0'] = name?.match(/([+-])(\d+):(\d+)/) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) || 0;
}

/** The time of day, as `HH:MM`, at an offset from UTC in minutes, of a moment in ms since 1970. */
export function timeAtOffset(minutes: number, moment: number): string {
  return new Date(moment + minutes * MINUTE_MS).toISOString().slice(11, 16);
}

/** A time zone as `UTC+8` or `UTC+5:30`. */
export function utcOffsetLabel(timeZone: string): string {
  const minutes = utcOffset(timeZone);
  const size = Math.abs(minutes);
  const rest = size % 60;
  return `UTC${minutes < 0 ? '−' : '+'}${Math.floor(size / 60)}${rest === 0 ? '' : `:${String(rest).padStart(2, '0')}`}`;
}
