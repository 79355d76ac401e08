'use client';

import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Attributes } from '@/client/attributes';
import { blog } from '@/content/blog';
import { writeFilters } from '@/lib/blog/filters';
import { postsUpTo } from '@/lib/blog/pagination';
import type { PostSummary } from '@/lib/blog/post';
import { IslandBoundary } from '../layout/island-boundary';
import { ReloadNotice } from '../ui/reload-notice';
import { EmptyResult } from './empty-result';
import { FilterBar } from './filter-bar';
import { ListingNotice } from './listing-notice';
import { PostCards } from './post-cards';
import { StaticListing } from './static-listing';
import { useFilters } from './use-filters';
import { useNewestPosts } from './use-newest-posts';
import { useResult } from './use-result';

export interface PostListingProps {
  /** The newest posts, prerendered. */
  posts: readonly PostSummary[];
  /** True where these are all there were at the build. */
  complete: boolean;
  authors: readonly string[];
  /** True where a collection can be read for newer ones. */
  live: boolean;
  /** The links to the further pages, for as long as nothing is filtered. */
  children: ReactNode;
}

/**
 * The listing with its filters. A client component because filters act at once, over all posts, and
 * because it reads the collection when the screen appears.
 */
export function PostListing(listing: PostListingProps) {
  return (
    <IslandBoundary fallback={<StaticListing {...listing} />}>
      <LiveListing {...listing} />
    </IslandBoundary>
  );
}

function LiveListing({ posts, complete, authors, live, children }: PostListingProps) {
  const form = useRef<HTMLFormElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const count = useRef<HTMLParagraphElement>(null);
  const { filters, take, drop } = useFilters(form);
  const newest = useNewestPosts(live);
  const result = useResult(posts, complete, newest.posts, filters);
  const asked = writeFilters(filters);
  const [more, setMore] = useState({ asked, page: 1 });
  const page = more.asked === asked ? more.page : 1;
  const length = postsUpTo(page, result.posts.length);
  const shown = result.filtered ? result.posts.slice(0, length) : result.posts;

  function showMore() {
    flushSync(() => setMore({ asked, page: page + 1 }));
    list.current?.children[length]?.querySelector('a')?.focus();
  }

  /** The button goes with what it mended, so the focus moves on to what came of it. */
  function thenCount(mend: () => void) {
    flushSync(mend);
    count.current?.focus();
  }

  return (
    <div
      {...({ 'data-hydrate': live ? 'idle' : 'query' } satisfies Attributes)}
      data-pagefind-ignore=""
    >
      <FilterBar
        ref={form}
        authors={[
          ...new Set([...authors, ...[...result.posts, ...newest.posts].map(authorOf)]),
        ].sort()}
        onChange={take}
        onClear={() => drop()}
        onEnter={() => count.current?.focus()}
      />
      <ReloadNotice />
      <ListingNotice
        count={count}
        result={result}
        onRetry={() => thenCount(result.retry)}
        newest={newest.state}
      />
      {shown.length === 0 && !result.loading ? (
        <EmptyResult
          filters={filters}
          loosen={result.loosen}
          onDrop={(name) => thenCount(() => drop(name))}
        />
      ) : (
        <PostCards ref={list} posts={shown} />
      )}
      {result.filtered && result.posts.length > length && (
        <button type="button" className="button button-outlined mt-6" onClick={showMore}>
          {blog.listing.more}
        </button>
      )}
      {!result.filtered && children}
    </div>
  );
}

function authorOf({ author }: PostSummary): string {
  return author;
}
