import { blog } from '@/content/blog';
import { routes } from '@/content/routes';
import { listPageTitle } from '@/lib/blog/pagination';
import type { PostSummary } from '@/lib/blog/post';
import { contactPath } from '@/lib/contact/subjects';
import { BlogCover } from '../drawing/blog-cover';
import { PageFrame } from '../layout/page-frame';
import { ContactCall } from '../ui/contact-call';
import { PageHead } from '../ui/page-head';
import { SiteLink } from '../ui/site-link';
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
  const title = listPageTitle(page);
  return (
    <PageFrame current="blog">
      <PageHead id="blog" crumb={title} title={title} intro={blog.intro} />
      <div className="wrap pb-8">
        <h2 className="sr-only">{blog.listing.heading}</h2>
        <p className="mb-4">
          <SiteLink href={routes.blog.path} variant="arrow">
            {blog.listing.earlier}
          </SiteLink>
        </p>
        <BlogCover />
        {posts.length > 0 ? <PostCards posts={posts} /> : <NoPosts />}
        <Pagination page={page} pages={pages} />
      </div>
      <ContactCall heading={blog.callToAction} href={contactPath('blog')} />
    </PageFrame>
  );
}
