import { blog } from '../content/blog';

// next.config.ts reads this, and knows no alias: imports here are relative.

// Kept, for to make one takes longer than to use it for a thousand posts.
const format = new Intl.DateTimeFormat('en-CA', { timeZone: blog.timeZone });

/**
 * The day of a moment, `YYYY-MM-DD`, counted at the head office: in UTC, an editor's midnight is often the day before.
 * @throws a RangeError for an invalid date.
 */
export function dayAtHeadOffice(moment: Date): string {
  return format.format(moment);
}

/**
 * The day on which this runs, `YYYY-MM-DD`: for what must not wait for the next commit, as `buildDate` does.
 * Like the days of stored posts: in UTC, what Singapore dates today would be in the future until eight in the morning.
 */
export function today(): string {
  return dayAtHeadOffice(new Date());
}
