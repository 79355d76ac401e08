import { blog } from '@/content/blog';
import { routes } from '@/content/routes';
import { optionsOf } from '@/lib/blog/filters';
import { listPageNumbers, listPageTitle, postsOnPage } from '@/lib/blog/pagination';
import { type Post, summaryOf } from '@/lib/blog/post';
import { atomPath } from '@/lib/blog/post-path';
import { listPosts } from '@/lib/blog/posts';
import { environment } from '@/lib/environment';
import { CoverDrawings } from '../drawing/cover-drawings';
import { Island } from '../layout/island';
import { TextPage } from '../layout/text-page';
import { SiteLink } from '../ui/site-link';
import { Pagination } from './pagination';
import { PostList } from './post-list';
import { PostListing } from './post-listing';

interface BlogPageProps {
  /** The listing has two addresses: its own, and the one that the header used to spell. */
  id?: 'blog' | 'blogs';
  page?: number;
}

/** A page of the listing: the first has the filters, further ones are for who has no script and for crawlers. */
export function BlogPage({ id = 'blog', page = 1 }: BlogPageProps) {
  const isFirst = page === 1;
  const title = isFirst ? blog.title : listPageTitle(page);
  return (
    <TextPage id={id} words={{ ...blog, title }} drawing="blog">
      <div className="wrap py-4 md:py-7">
        <h2 className="sr-only">{blog.listing.heading}</h2>
        <CoverDrawings />
        {isFirst ? <Listing posts={listPosts()} /> : <Earlier page={page} posts={listPosts()} />}
        <p className="caption mt-4">
          <SiteLink href={atomPath} variant="listed">
            {blog.feed}
          </SiteLink>
        </p>
      </div>
    </TextPage>
  );
}

/** Filters and list; where there is nothing to filter and nothing to come, a sentence. */
function Listing({ posts }: { posts: readonly Post[] }) {
  const live = environment.firestore !== undefined;
  if (posts.length === 0 && !live) return <PostList posts={posts} />;
  return (
    <Island
      name="post-listing"
      of={PostListing}
      props={{
        // No card shows its summary.
        posts: postsOnPage(1, posts).map((post) => ({ ...summaryOf(post), summary: '' })),
        pages: listPageNumbers(posts.length).length,
        options: optionsOf(posts),
        live,
      }}
    />
  );
}

function Earlier({ page, posts }: { page: number; posts: readonly Post[] }) {
  return (
    <>
      <p className="mb-4">
        <SiteLink href={routes.blog.path} variant="arrow">
          {blog.listing.earlier}
        </SiteLink>
      </p>
      <PostList posts={postsOnPage(page, posts)} />
      <Pagination page={page} pages={listPageNumbers(posts.length).length} />
    </>
  );
}
