import { useRef } from 'react';
import { routes } from '@/content/routes';
import { FilterBar } from './filter-bar';
import { PostCards } from './post-cards';
import type { PostListingProps } from './post-listing';

/** The listing as it was prerendered, for when its island failed: what is chosen then loads the page anew. */
export function StaticListing({ posts, authors, children }: PostListingProps) {
  const form = useRef<HTMLFormElement>(null);
  return (
    <>
      <FilterBar
        ref={form}
        authors={authors}
        onChange={(changed) => changed !== 'q' && form.current?.submit()}
        onClear={() => location.assign(routes.blog.path)}
        onEnter={() => form.current?.submit()}
      />
      <PostCards posts={posts} />
      {children}
    </>
  );
}
