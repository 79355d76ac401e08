import type { Author } from '@/content/authors';
import { blog } from '@/content/blog';
import { routes } from '@/content/routes';
import { authorPath } from '@/lib/blog/authors';
import { noFilters, writeFilters } from '@/lib/blog/filters';
import type { PostSummary } from '@/lib/blog/post';
import { contactPath } from '@/lib/contact/subjects';
import { pictureOf } from '@/lib/pictures';
import { authorGraph } from '@/lib/structured-data';
import { CoverDrawings } from '../drawing/cover-drawings';
import { PageFrame } from '../layout/page-frame';
import { ContactCall } from '../ui/contact-call';
import { PageHead } from '../ui/page-head';
import { Picture } from '../ui/picture';
import { Section } from '../ui/section';
import { SiteLink } from '../ui/site-link';
import { PostList } from './post-list';

/** As many posts as stay well inside a page's size; the listing filters all. */
const MOST_POSTS = 36;

interface AuthorPageProps {
  author: Author;
  /** Theirs, newest first. */
  posts: readonly PostSummary[];
}

/** Who signs posts, and the newest of them. */
export function AuthorPage({ author, posts }: AuthorPageProps) {
  const { name, role, line, picture } = author;
  const all = writeFilters({ ...noFilters, author: name });
  const newest = posts.slice(0, MOST_POSTS);
  return (
    <PageFrame above="blog" path={authorPath(author)} graph={authorGraph(author)}>
      <PageHead
        above={['home', 'blog']}
        title={name}
        intro={[role, line].filter(Boolean).join(' ')}
      >
        {picture && (
          <div className="mt-4 max-w-30">
            <Picture picture={pictureOf(picture.file)} alt={picture.alt} sizes="240px" first />
          </div>
        )}
      </PageHead>
      <Section heading={blog.author.posts} heads="above">
        <CoverDrawings posts={newest} />
        <PostList posts={newest} />
        {posts.length > MOST_POSTS && (
          <p className="mt-4">
            <SiteLink href={`${routes.blog.path}${all as `?${string}`}`} variant="arrow">
              {blog.author.all}
            </SiteLink>
          </p>
        )}
      </Section>
      <ContactCall heading={blog.callToAction} href={contactPath('blog')} />
    </PageFrame>
  );
}
