import type { Post } from '../lib/blog/post';
import { postsIn } from '../lib/blog/post-folder';

let posts: Post[] | undefined;

/** The posts of the archive's build, newest first; read when a test asks, for its server writes them. */
export function archivePosts(): readonly Post[] {
  posts ??= postsIn('variants/archive/posts');
  return posts;
}
