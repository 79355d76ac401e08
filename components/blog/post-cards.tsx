import type { Ref } from 'react';
import type { PostSummary } from '@/lib/blog/post';
import { PostCard } from './post-card';

interface PostCardsProps {
  posts: readonly PostSummary[];
  ref?: Ref<HTMLUListElement>;
}

/** Posts as cards, the newest leading. */
export function PostCards({ posts, ref }: PostCardsProps) {
  return (
    <ul ref={ref} className="grid gap-x-4 gap-y-6 sm:grid-cols-2 md:grid-cols-3">
      {posts.map((post, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a place keeps its element, so that a new post moves none.
        <PostCard key={index} post={post} first={index === 0} />
      ))}
    </ul>
  );
}
