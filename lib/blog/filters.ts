import { wordsOf } from '../search/words';
import type { PostSummary } from './post';

/** The listing's filters; an empty one lets everything through. */
export interface Filters {
  category: string;
  author: string;
  /** `YYYY-MM`. */
  month: string;
  /** `YYYY-MM-DD`, matched exactly. */
  date: string;
  q: string;
}

export type FilterName = keyof Filters;

export const filterNames = [
  'category',
  'author',
  'month',
  'date',
  'q',
] as const satisfies FilterName[];

export const noFilters: Filters = { category: '', author: '', month: '', date: '', q: '' };

export function isFiltered(filters: Filters): boolean {
  return filterNames.some((name) => filters[name] !== '');
}

/** The filters that a query string or a form holds. */
export function readFilters(source: URLSearchParams | FormData): Filters {
  const values = filterNames.map((name) => [name, String(source.get(name) ?? '').trim()]);
  return { ...noFilters, ...Object.fromEntries(values) };
}

/** The filters as a query string, with its question mark; empty where nothing is asked for. */
export function writeFilters(filters: Filters): string {
  const set = filterNames.filter((name) => filters[name] !== '');
  const query = new URLSearchParams(set.map((name) => [name, filters[name]])).toString();
  return query && `?${query}`;
}

const monthFormat = new Intl.DateTimeFormat('en-GB', {
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** A month as it is read, “September 2026”; what an address has in its place, as it stands. */
export function monthLabel(month: string): string {
  return /^\d{4}-(0[1-9]|1[0-2])$/.test(month) ? monthFormat.format(Date.parse(month)) : month;
}

/** The month of a post, `YYYY-MM`. */
export function monthOf({ date }: Pick<PostSummary, 'date'>): string {
  return date.slice(0, 7);
}

/** A post that may carry its text with it, as those just read from the collection do. */
export type Searchable = PostSummary & { content?: string };

const knownWords = new WeakMap<Searchable, string[]>();

/** The words that can be looked into without the search index. */
function wordsIn(post: Searchable): string[] {
  const known = knownWords.get(post);
  if (known) return known;
  const { title, category, author, summary, content = '' } = post;
  const words = [...new Set(wordsOf(`${title} ${category} ${author} ${summary} ${content}`))];
  knownWords.set(post, words);
  return words;
}

/**
 * The posts that pass all filters. What was typed is found in a post that is among `found`, the ids that the
 * search index answers, or whose own title, category, author, summary and text, where it is at hand, have a word
 * that begins with each typed one.
 */
export function filterPosts<T extends Searchable>(
  posts: readonly T[],
  { category, author, month, date, q }: Filters,
  found: ReadonlySet<string>,
): T[] {
  const typed = wordsOf(q);
  return posts.filter((post) => {
    if (category && post.category !== category) return false;
    if (author && post.author !== author) return false;
    if (month && monthOf(post) !== month) return false;
    if (date && post.date !== date) return false;
    if (typed.length === 0 || found.has(post.id)) return true;
    return typed.every((start) => wordsIn(post).some((word) => word.startsWith(start)));
  });
}

/** How many posts would be left without each of the set filters, the most helpful first. */
export function loosenings<T extends Searchable>(
  posts: readonly T[],
  filters: Filters,
  found: ReadonlySet<string>,
): { without: FilterName; count: number }[] {
  return filterNames
    .filter((name) => filters[name] !== '')
    .map((without) => ({
      without,
      count: filterPosts(posts, { ...filters, [without]: '' }, found).length,
    }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count);
}
