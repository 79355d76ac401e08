import type { PostSummary } from '@/lib/blog/post';

/** What lies behind the drawing of a post: the ground of its category, of content/grounds/. */
const grounds: Readonly<Record<string, string>> = {
  Cybersecurity: 'dial',
  'Cloud Security': 'zones',
  PenTesting: 'plan',
  'AI & Security': 'field',
};

/** Whom a post is for is seen by the colour it lies on. */
const plates: Readonly<Record<string, string>> = {
  buyers: 'night text-paper',
  both: 'text-warm',
  engineers: 'text-cool',
};

/** The ground is turned by the day of the post. A category that is not listed has the steps. */
export function viewOf({ category, audience = '', date }: CoverPost) {
  return {
    ground: grounds[category] ?? 'steps',
    plate: plates[audience] ?? 'night text-paper',
    turn: `rotate(${(Number(date.slice(8, 10)) % 12) * 30})`,
  };
}

/** What a cover shows of a post. */
export type CoverPost = Pick<PostSummary, 'category' | 'audience' | 'date'>;

/** Begins the ids of the drawings, each of the name of a ground or the id of a post, in a page that shows covers. */
export const COVER_IDS = 'cover-';
