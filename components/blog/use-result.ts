import type { Filters } from '@/lib/blog/filters';
import { filterPosts, isFiltered, loosenings } from '@/lib/blog/filters';
import type { PostSummary } from '@/lib/blog/post';
import { mergePosts } from '@/lib/blog/post-order';
import { postIndexPath, wordsPath } from '@/lib/blog/post-path';
import { isSearchFile, type PostIndex, type Searchable, textSearch } from '@/lib/blog/text-search';
import { initialOf, type WordFile, wordsOf } from '@/lib/blog/words';
import { useFiles } from './use-files';

/**
 * What the listing shows: without filters the prerendered posts with the new ones, and with filters
 * all posts that pass, from the index and the files of words that are fetched then.
 */
export function useResult(
  prerendered: readonly PostSummary[],
  complete: boolean,
  fresh: readonly Searchable[],
  filters: Filters,
) {
  const filtered = isFiltered(filters);
  const typed = [...new Set(wordsOf(filters.q).map(initialOf))];
  const paths = filtered ? [postIndexPath, ...typed.map(wordsPath)] : [];
  const { files, ...loader } = useFiles(paths, isSearchFile);
  const index = files.get(postIndexPath) as PostIndex | undefined;

  if (!filtered) {
    const oldest = prerendered.at(-1)?.date ?? '';
    const here = fresh.filter(({ date }) => complete || date >= oldest);
    return { ...loader, posts: mergePosts<Searchable>(prerendered, here), filtered, loosen: [] };
  }
  const known = mergePosts<Searchable>(index?.posts ?? prerendered, fresh);
  const textHas = textSearch(index, (initial) => files.get(wordsPath(initial)) as WordFile);
  const posts = filterPosts(known, filters, textHas);
  const loosen = posts.length === 0 ? loosenings(known, filters, textHas) : [];
  return { ...loader, posts, filtered, loosen };
}
