import { blog } from '../content/blog';

// next.config.ts reads this, and knows no alias: imports here are relative.

/**
 * The day on which this runs, `YYYY-MM-DD`: for what must not wait for the next commit, as `buildDate` does.
 * Counted at the head office, like the days of stored posts: in UTC, what Singapore dates today would be
 * in the future until eight in the morning.
 */
export function today(): string {
  return new Date().toLocaleDateString('en-CA', { timeZone: blog.timeZone });
}
