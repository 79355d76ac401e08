import type { PostSummary } from './post';

/** index.json: every post without its text. */
export interface PostIndex {
  /** Changes with the posts' order, so that files of two builds are not mixed. */
  stamp: string;
  posts: PostSummary[];
}

/** The search index's name for each post of an index.json, in its order; empty for a post that has no page. */
export interface SearchedPosts {
  /** Tells which index.json this belongs to. */
  stamp: string;
  results: string[];
}

/** Whether a value read from the site, where a host may answer with a page of its own, is a PostIndex. */
export function isPostIndex(value: unknown): value is PostIndex {
  return Array.isArray((value as PostIndex | null)?.posts);
}

export function isSearchedPosts(value: unknown): value is SearchedPosts {
  return Array.isArray((value as SearchedPosts | null)?.results);
}

/** The ids of the posts among the search index's answers; none where the two files are of different builds. */
export function postsAmong(
  hits: readonly { id: string }[],
  index: PostIndex | undefined,
  searched: SearchedPosts | undefined,
): ReadonlySet<string> {
  if (!index || index.stamp !== searched?.stamp) return new Set();
  const found = new Set(hits.map(({ id }) => id));
  return new Set(
    index.posts.flatMap(({ id }, place) => (found.has(searched.results[place] ?? '') ? id : [])),
  );
}
