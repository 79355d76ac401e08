import { blog } from '@/content/blog';

/** A number of posts in words. */
export function countOf(posts: number): string {
  const { none, one, many } = blog.count;
  if (posts === 0) return none;
  return posts === 1 ? one : `${posts} ${many}`;
}
