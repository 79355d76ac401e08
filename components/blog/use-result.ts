import {
  type Filters,
  filterPosts,
  isFiltered,
  type Options,
  optionsOf,
  type Searchable,
} from '@/lib/blog/filters';
import { mergePosts, type PostSummary } from '@/lib/blog/post';
import { postIndexPath } from '@/lib/blog/post-path';
import { readJson } from '@/lib/within';
import { useAsync } from '../ui/use-async';

/** What the build knew of the posts. */
export interface Prerendered {
  /** The newest posts. */
  posts: readonly PostSummary[];
  /** How many pages of them there were at the build. */
  pages: number;
  /** Who and what the filters offered. */
  options: Options;
  /** True where a collection can be read for newer ones. */
  live: boolean;
}

const none: readonly Searchable[] = [];

/**
 * What the listing shows: without filters the prerendered posts with the new ones, and with filters all posts that
 * pass, from the index that is fetched then.
 */
export function useResult(
  { posts: prerendered, options, pages, live }: Prerendered,
  filters: Filters,
) {
  const filtered = isFiltered(filters);
  const index = useAsync(filtered ? postIndexPath : undefined, () =>
    readJson<Searchable[]>(postIndexPath),
  );
  const newest = useAsync(live ? 'newest' : undefined, readNewest);
  const { posts: fresh = none, since } = newest.value ?? {};
  const state = {
    filtered,
    // A collection that answered with all its posts has no others.
    options: optionsOf(fresh, since === '' ? undefined : options),
    newest: newest.state,
    loading: index.state === 'loading',
    failed: index.state === 'failed',
    retry: index.retry,
  };

  if (!filtered) {
    // What is older than the first page stands on a further one.
    const last = prerendered.at(-1)?.date ?? '';
    const here = fresh.filter(({ date }) => pages === 1 || date >= last);
    return { ...state, posts: mergePosts<Searchable>(prerendered, here, since) };
  }
  const known = mergePosts<Searchable>(index.value ?? prerendered, fresh, since);
  return { ...state, posts: filterPosts(known, filters) };
}

async function readNewest() {
  const { readNewestPosts } = await import('@/lib/blog/firestore');
  return readNewestPosts();
}
