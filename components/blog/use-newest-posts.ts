import { useEffect, useState } from 'react';
import type { Post } from '@/lib/blog/post';
import { within } from '@/lib/within';

/** How long a visitor waits for the collection. */
export const READ_TIMEOUT_MS = 4_000;

/** The newest posts of the collection, read once; `off` where there is none. */
export type NewestPosts =
  | { state: 'off' | 'loading' | 'failed'; posts: readonly [] }
  | { state: 'read'; posts: readonly Post[] };

export function useNewestPosts(live: boolean): NewestPosts {
  const [newest, setNewest] = useState<NewestPosts>({ state: live ? 'loading' : 'off', posts: [] });

  useEffect(() => {
    if (!live) return;
    let left = false;
    read().then((found) => {
      if (!left) setNewest(found);
    });
    return () => {
      left = true;
    };
  }, [live]);

  return newest;
}

async function read(): Promise<NewestPosts> {
  try {
    const { readNewestPosts } = await import('@/lib/blog/firestore');
    return { state: 'read', posts: await within(READ_TIMEOUT_MS, readNewestPosts()) };
  } catch {
    return { state: 'failed', posts: [] };
  }
}
