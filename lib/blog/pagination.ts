import { blog } from '@/content/blog';

/** How many posts a page of the list holds, as a file and in the browser. */
export const POSTS_PER_PAGE = 12;

/** A last page of fewer posts joins the one before. */
const FEWEST_ON_A_PAGE = 4;

export const POSTS_PER_FEED = 20;

export function listPageTitle(page: number): string {
  return `${blog.pageTitle} ${page}`;
}

/** How many of a list's posts stand on its pages up to and with one. */
export function postsUpTo(page: number, posts: number): number {
  const end = page * POSTS_PER_PAGE;
  return posts - end < FEWEST_ON_A_PAGE ? posts : end;
}

export function postsOnPage<Post>(page: number, posts: readonly Post[]): readonly Post[] {
  return posts.slice((page - 1) * POSTS_PER_PAGE, postsUpTo(page, posts.length));
}

/** The numbers of the pages that a list of posts takes, at least the first. */
export function listPageNumbers(posts: number): number[] {
  const pages = Math.max(1, Math.ceil((posts - FEWEST_ON_A_PAGE + 1) / POSTS_PER_PAGE));
  return Array.from({ length: pages }, (_, index) => index + 1);
}

export function countOf(posts: number): string {
  const { none, one, many } = blog.count;
  if (posts === 0) return none;
  return posts === 1 ? one : `${posts} ${many}`;
}
