import {
  type Filters,
  filterPosts,
  isFiltered,
  loosenings,
  type Searchable,
} from '@/lib/blog/filters';
import type { PostSummary } from '@/lib/blog/post';
import { isIndexFile, type PostIndex, postsAmong, type SearchedPosts } from '@/lib/blog/post-index';
import { mergePosts } from '@/lib/blog/post-order';
import { postIndexPath } from '@/lib/blog/post-path';
import { searchedPostsPath } from '@/lib/file-paths';
import { useFiles } from './use-files';
import { useHits } from './use-hits';

/**
 * What the listing shows: without filters the prerendered posts with the new ones, and with filters all posts that
 * pass, from the index that is fetched then. What is typed is searched for in the index of the whole site.
 */
export function useResult(
  prerendered: readonly PostSummary[],
  complete: boolean,
  fresh: readonly Searchable[],
  filters: Filters,
) {
  const filtered = isFiltered(filters);
  const search = useHits(filters.q);
  const paths = filtered ? [postIndexPath, ...(filters.q ? [searchedPostsPath] : [])] : [];
  const { files, ...loader } = useFiles(paths, isIndexFile);
  const index = files.get(postIndexPath) as PostIndex | undefined;
  const state = {
    filtered,
    loading: loader.loading || search.loading,
    failed: loader.failed || search.failed,
    retry: () => {
      if (loader.failed) loader.retry();
      if (search.failed) search.retry();
    },
  };

  if (!filtered) {
    const oldest = prerendered.at(-1)?.date ?? '';
    const here = fresh.filter(({ date }) => complete || date >= oldest);
    return { ...state, posts: mergePosts<Searchable>(prerendered, here), loosen: [] };
  }
  const known = mergePosts<Searchable>(index?.posts ?? prerendered, fresh);
  const searched = files.get(searchedPostsPath) as SearchedPosts | undefined;
  const found = postsAmong(search.hits, index, searched);
  const posts = filterPosts(known, filters, found);
  const loosen = posts.length === 0 ? loosenings(known, filters, found) : [];
  return { ...state, posts, loosen };
}
