import type { ReactNode } from 'react';
import { blog } from '@/content/blog';
import { optionsOf } from '@/lib/blog/filters';
import { listPageNumbers, postsOnPage } from '@/lib/blog/pagination';
import type { Post, PostSummary } from '@/lib/blog/post';
import { atomPath } from '@/lib/blog/post-path';
import { listPosts, summaryOf } from '@/lib/blog/posts';
import { environment } from '@/lib/environment';
import { CoverMotifs } from '../drawing/cover-motifs';
import { Island } from '../layout/island';
import { TextPage } from '../layout/text-page';
import { SiteLink } from '../ui/site-link';
import { PostListing } from './post-listing';
import { NoPosts } from './post-rows';

interface ListFrameProps {
  current: 'blog' | 'blogs';
  title: string;
  children: ReactNode;
}

export function ListFrame({ current, title, children }: ListFrameProps) {
  return (
    <TextPage id={current} words={{ ...blog, title }}>
      <div className="wrap pb-8">
        <h2 className="sr-only">{blog.listing.heading}</h2>
        {children}
      </div>
    </TextPage>
  );
}

/** The listing, at its canonical address and at the one the header used to spell. */
export function BlogPage({ current }: { current: 'blog' | 'blogs' }) {
  return (
    <ListFrame current={current} title={blog.title}>
      <CoverMotifs />
      <Listing posts={listPosts()} />
      <FeedLinks />
    </ListFrame>
  );
}

/** Filters and list; where there is nothing to filter and nothing to come, a sentence. */
function Listing({ posts }: { posts: readonly Post[] }) {
  const live = environment.firestore !== undefined;
  if (posts.length === 0 && !live) return <NoPosts />;
  return (
    <Island
      name="post-listing"
      of={PostListing}
      props={{
        posts: postsOnPage(1, posts).map(withLeadSummary),
        pages: listPageNumbers(posts.length).length,
        options: optionsOf(posts),
        live,
      }}
    />
  );
}

/** Only the first card shows its summary; the others' would be fetched for nothing. */
function withLeadSummary(post: Post, index: number): PostSummary {
  return index === 0 ? summaryOf(post) : { ...summaryOf(post), summary: '' };
}

/** The feed, for readers that do not look into a page's head. */
function FeedLinks() {
  return (
    <p className="caption mt-4">
      <SiteLink href={atomPath} variant="listed">
        {blog.feed}
      </SiteLink>
    </p>
  );
}
