import { today } from '../dates';

// next.config.ts reads this, and knows no alias: imports here are relative.

/** What tells whether a post is a draft, in a post or in its front matter. */
interface Publication {
  date?: unknown;
  draft?: unknown;
}

/** Whether a post is out on a day: it is marked as no draft, and its date has come. */
export function isPublished({ date, draft }: Publication, day: string): boolean {
  return draft !== true && String(date).slice(0, 10) <= day;
}

/** Whether a post is shown: in a build if it is published, in `npm run dev` in any case. */
export function isShown(post: Publication): boolean {
  return process.env.NODE_ENV === 'development' || isPublished(post, today());
}
