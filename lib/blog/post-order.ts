import type { PostSummary } from './post';

/** Newest first; posts of one day by title, so that the order never depends on the source. */
export function byNewest(a: PostSummary, b: PostSummary): number {
  return b.date.localeCompare(a.date) || a.title.localeCompare(b.title, 'en');
}

/** Two lists as one, newest first; where both hold a post, the fresh one counts. None is ever lost. */
export function mergePosts<T extends PostSummary>(known: readonly T[], fresh: readonly T[]): T[] {
  const byId = new Map([...known, ...fresh].map((post) => [post.id, post]));
  return [...byId.values()].sort(byNewest);
}
