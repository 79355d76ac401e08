import { postCategories } from '@/content/blog';
import { wordsOf } from '../search/words';
import { audienceMark, type PostSummary } from './post';

/** The listing's filters; an empty one lets everything through. */
export interface Filters {
  category: string;
  author: string;
  /** `YYYY-MM-DD`, matched exactly. */
  date: string;
  q: string;
}

export type FilterName = keyof Filters;

export const filterNames = ['category', 'author', 'date', 'q'] as const satisfies FilterName[];

export const noFilters: Filters = { category: '', author: '', date: '', q: '' };

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

/** A post that may carry its text with it, as those just read from the collection do. */
export type Searchable = PostSummary & { content?: string };

const knownWords = new WeakMap<Searchable, string[]>();

/** The words that can be looked into without the search index. */
function wordsIn(post: Searchable): string[] {
  const known = knownWords.get(post);
  if (known) return known;
  const { title, category, author, summary, content = '' } = post;
  const mark = audienceMark(post) ?? '';
  const words = [
    ...new Set(wordsOf(`${title} ${category} ${mark} ${author} ${summary} ${content}`)),
  ];
  knownWords.set(post, words);
  return words;
}

/**
 * The posts that pass all filters. What was typed is found in a post that is among `found`, the ids that the
 * search index answers, or whose own title, category, audience, author, summary and text, where it is at hand, have a
 * word that begins with each typed one.
 */
export function filterPosts<T extends Searchable>(
  posts: readonly T[],
  { category, author, date, q }: Filters,
  found: ReadonlySet<string>,
): T[] {
  const typed = wordsOf(q);
  return posts.filter((post) => {
    if (category && post.category !== category) return false;
    if (author && post.author !== author) return false;
    if (date && post.date !== date) return false;
    if (typed.length === 0 || found.has(post.id)) return true;
    return typed.every((start) => wordsIn(post).some((word) => word.startsWith(start)));
  });
}

/** What the filters need to know of posts that are not at hand. */
export type OldestPost = Pick<PostSummary, 'category' | 'author' | 'date'>;

/** The oldest post of each author in each category. Whether these have posts at all is whether they have this one. */
export function oldestOf(posts: readonly PostSummary[]): OldestPost[] {
  const oldest = new Map<string, OldestPost>();
  for (const { category, author, date } of posts) {
    const key = JSON.stringify([category, author]);
    if (date < (oldest.get(key)?.date ?? '9')) oldest.set(key, { category, author, date });
  }
  return [...oldest.values()];
}

/**
 * The categories and the authors of the posts that are listed: the build's, but for those newer than `since`, the day
 * since which the collection holds no posts but `fresh`. What an address asks for beside them, as an old link does, is
 * an option too, for a select shows nothing else.
 */
export function optionsOf(
  oldest: readonly OldestPost[],
  fresh: readonly OldestPost[],
  since?: string,
  asked = noFilters,
) {
  const listed = [...oldest.filter(({ date }) => since === undefined || date <= since), ...fresh];
  const valuesOf = (name: 'category' | 'author') =>
    [
      ...new Set([...listed.map((post) => post[name]), ...(asked[name] ? [asked[name]] : [])]),
    ].sort();
  const categories = valuesOf('category');
  const own: readonly string[] = postCategories;
  return {
    categories: [
      ...own.filter((category) => categories.includes(category)),
      ...categories.filter((category) => !own.includes(category)),
    ],
    authors: valuesOf('author'),
  };
}
