import type { PostSummary } from './post';
import { wordsOf } from './words';

/** The listing's four filters; an empty one lets everything through. */
export interface Filters {
  category: string;
  author: string;
  /** `YYYY-MM-DD`, matched exactly. */
  date: string;
  /** What was typed into the search box. */
  q: string;
}

export type FilterName = keyof Filters;

export const filterNames = ['category', 'author', 'date', 'q'] as const satisfies FilterName[];

export const noFilters: Filters = { category: '', author: '', date: '', q: '' };

/** Whether anything is asked for. */
export function isFiltered(filters: Filters): boolean {
  return filterNames.some((name) => filters[name] !== '');
}

/** The filters that a query string or a form holds. */
export function readFilters(source: URLSearchParams | FormData): Filters {
  const read = (name: FilterName) => String(source.get(name) ?? '').trim();
  return {
    category: read('category'),
    author: read('author'),
    date: read('date'),
    q: read('q'),
  };
}

/** The filters as a query string, with its question mark; empty where nothing is asked for. */
export function writeFilters(filters: Filters): string {
  const set = filterNames.filter((name) => filters[name] !== '');
  const query = new URLSearchParams(set.map((name) => [name, filters[name]])).toString();
  return query && `?${query}`;
}

/** Says whether a post's text has a word that begins with what was typed. */
export type TextHas<T> = (post: T, typed: string) => boolean;

/** The posts that pass all four filters. Every typed word must begin a word of title, category, author, summary or text. */
export function filterPosts<T extends PostSummary>(
  posts: readonly T[],
  { category, author, date, q }: Filters,
  textHas: TextHas<T>,
): T[] {
  const typed = wordsOf(q);
  return posts.filter((post) => {
    if (category && post.category !== category) return false;
    if (author && post.author !== author) return false;
    if (date && post.date !== date) return false;
    if (typed.length === 0) return true;
    const known = wordsOf(`${post.title} ${post.category} ${post.author} ${post.summary}`);
    return typed.every(
      (start) => known.some((word) => word.startsWith(start)) || textHas(post, start),
    );
  });
}

/** How many posts would be left without each of the set filters, the most helpful first. */
export function loosenings<T extends PostSummary>(
  posts: readonly T[],
  filters: Filters,
  textHas: TextHas<T>,
): { without: FilterName; count: number }[] {
  return filterNames
    .filter((name) => filters[name] !== '')
    .map((without) => ({
      without,
      count: filterPosts(posts, { ...filters, [without]: '' }, textHas).length,
    }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count);
}
