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

/** A post that may carry its text with it, or the words of it. */
export type Searchable = PostSummary & { content?: string };

function wordsIn({ title, category, author, summary, content = '', audience }: Searchable) {
  const mark = audienceMark({ audience }) ?? '';
  return wordsOf([title, category, mark, author, summary, content].join(' '));
}

/**
 * The posts that pass all filters. What was typed is found in a post whose title, category, audience, author, summary
 * and text, where it is at hand, have a word that begins with each typed one.
 */
export function filterPosts<T extends Searchable>(
  posts: readonly T[],
  { category, author, date, q }: Filters,
): T[] {
  const typed = wordsOf(q);
  return posts.filter((post) => {
    if (category && post.category !== category) return false;
    if (author && post.author !== author) return false;
    if (date && post.date !== date) return false;
    const words = typed.length > 0 ? wordsIn(post) : [];
    return typed.every((start) => words.some((word) => word.startsWith(start)));
  });
}

/** What the filters let a visitor choose from. */
export interface Options {
  categories: readonly string[];
  authors: readonly string[];
}

/** The categories and the authors of posts, and of what was `known` before. */
export function optionsOf(
  posts: readonly Pick<PostSummary, 'category' | 'author'>[],
  known: Options = { categories: [], authors: [] },
): Options {
  const valuesOf = (values: readonly string[], name: 'category' | 'author') =>
    [...new Set([...values, ...posts.map((post) => post[name])])].sort();
  const categories = valuesOf(known.categories, 'category');
  const own = postCategories.filter((category) => categories.includes(category));
  return {
    categories: [...new Set([...own, ...categories])],
    authors: valuesOf(known.authors, 'author'),
  };
}
