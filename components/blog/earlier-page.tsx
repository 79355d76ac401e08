import { blog } from '@/content/blog';
import { routes } from '@/content/routes';
import { listPageTitle } from '@/lib/blog/pagination';
import type { PostSummary } from '@/lib/blog/post';
import { CoverMotifs } from '../drawing/cover-motifs';
import { SiteLink } from '../ui/site-link';
import { ListFrame } from './blog-page';
import { Pagination } from './pagination';
import { PostCards } from './post-cards';
import { NoPosts } from './post-rows';

interface EarlierPageProps {
  posts: readonly PostSummary[];
  page: number;
  pages: number;
}

/** A further page of the list, finished at the build; filters are on the first. */
export function EarlierPage({ posts, page, pages }: EarlierPageProps) {
  return (
    <ListFrame current="blog" title={listPageTitle(page)}>
      <p className="mb-4">
        <SiteLink href={routes.blog.path} variant="arrow">
          {blog.listing.earlier}
        </SiteLink>
      </p>
      <CoverMotifs />
      {posts.length > 0 ? <PostCards posts={posts} /> : <NoPosts />}
      <Pagination page={page} pages={pages} />
    </ListFrame>
  );
}
