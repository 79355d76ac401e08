/** A number of posts in words. */
export function countOf(posts: number): string {
  if (posts === 0) return 'No posts';
  return posts === 1 ? '1 post' : `${posts} posts`;
}
