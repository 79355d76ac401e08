import type { PostSummary } from '@/lib/blog/post';

/** What lies behind the drawing of a post, of content/grounds/, and its plate: the tint of the family that does such work, or the night. */
const coverGrounds: Readonly<Record<string, { ground: string; plate: string }>> = {
  Cybersecurity: { ground: 'dial', plate: 'night text-paper' },
  'Cloud Security': { ground: 'zones', plate: 'text-mint' },
  PenTesting: { ground: 'plan', plate: 'text-cool' },
  'AI & Security': { ground: 'field', plate: 'text-warm' },
};

/** The look of a category that is not listed. */
const otherwise = { ground: 'steps', plate: 'night text-paper' };

/** The ground of a post's category, turned by the month of the post. */
export function viewOf({ category, date }: Pick<PostSummary, 'category' | 'date'>) {
  const turn = (Number(date.slice(5, 7)) % 12) * 30;
  return { ...(coverGrounds[category] ?? otherwise), turn: `rotate(${turn})` };
}

/** Begins the ids of the drawings, each of the name of a ground or the id of a post, in a page that shows covers. */
export const COVER_IDS = 'cover-';
