import type { Post } from '@/lib/blog/post';
import { within } from '@/lib/within';
import { type AsyncState, useAsync } from '../ui/use-async';

/** How long a visitor waits for the collection. */
export const READ_TIMEOUT_MS = 4_000;

const none: readonly Post[] = [];

/** The newest posts of the collection, where there is one. */
export function useNewestPosts(live: boolean): { state: AsyncState; posts: readonly Post[] } {
  const { state, value: posts = none } = useAsync(live ? 'newest' : undefined, read);
  return { state, posts };
}

async function read(): Promise<readonly Post[]> {
  const { readNewestPosts } = await import('@/lib/blog/firestore');
  return within(READ_TIMEOUT_MS, readNewestPosts());
}
