import { blog } from '@/content/blog';
import type { PostSummary } from '@/lib/blog/post';
import { postPath } from '@/lib/blog/post-path';
import { dayInWords } from '@/lib/dates';
import { CoverMotifs } from '../drawing/cover-motifs';
import { viewOf } from '../drawing/cover-view';
import { SiteLink } from '../ui/site-link';
import { AudienceMark } from './audience-mark';
import { PostCover } from './post-cover';

interface PostRowsProps {
  posts: readonly PostSummary[];
  /** Each behind its cover, where the page shows no others. */
  covers?: boolean;
}

const columns = {
  bare: 'gap-1 py-4 md:grid-cols-[8.5rem_1fr] md:gap-2',
  covered:
    'grid-cols-[5.5rem_1fr] items-center gap-x-2 py-2 sm:grid-cols-[12.5rem_1fr] sm:gap-x-4 lg:grid-cols-[18rem_1fr]',
} as const;

export function PostRows({ posts, covers }: PostRowsProps) {
  if (posts.length === 0) return <NoPosts />;
  return (
    <>
      {covers && <CoverMotifs only={[...new Set(posts.map((post) => viewOf(post).motif))]} />}
      <ul className="border-b border-line" data-pagefind-ignore="">
        {posts.map((post) => (
          <li
            key={post.id}
            className={`whole-link grid border-t border-line hover:border-signal ${covers ? columns.covered : columns.bare}`}
          >
            {covers && (
              <span className="row-span-2">
                <PostCover post={post} size="row" />
              </span>
            )}
            <p className={`caption flex flex-wrap gap-x-2 ${covers ? 'self-end' : 'md:block'}`}>
              <time dateTime={post.date} className="block">
                {dayInWords(post.date)}
              </time>{' '}
              <span className="block">{post.category}</span> <AudienceMark post={post} />
            </p>
            <h3
              lang={post.lang}
              dir="auto"
              className={covers ? 'self-start text-lede lg:text-h2' : 'text-lede'}
            >
              <SiteLink href={postPath(post.id)} variant="row">
                {post.title}
              </SiteLink>
            </h3>
          </li>
        ))}
      </ul>
    </>
  );
}

export function NoPosts() {
  return <p className="text-lede text-muted">{blog.listing.none}</p>;
}
