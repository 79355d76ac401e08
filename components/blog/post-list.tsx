import type { Ref } from 'react';
import { blog } from '@/content/blog';
import { audienceMark, type PostSummary } from '@/lib/blog/post';
import { postPath } from '@/lib/blog/post-path';
import { dayInWords } from '@/lib/dates';
import { SiteLink } from '../ui/site-link';
import { PostCover } from './post-cover';

interface PostListProps {
  posts: readonly PostSummary[];
  ref?: Ref<HTMLUListElement>;
}

/** Posts, each pressed anywhere. The page holds the drawings that their covers refer to. */
export function PostList({ posts, ref }: PostListProps) {
  if (posts.length === 0) return <p className="text-lede text-muted">{blog.listing.none}</p>;
  return (
    <ul ref={ref} className="grid gap-1.5 md:grid-cols-3 md:gap-4" data-pagefind-ignore="">
      {posts.map((post, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a place keeps its element, so that a new post moves none.
        <Entry key={index} post={post} />
      ))}
    </ul>
  );
}

/** A card; in narrow windows a row, its cover at the side. */
function Entry({ post }: { post: PostSummary }) {
  const { id, title, category, date, lang } = post;
  return (
    <li className="whole-link overflow-clip rounded border border-line focus-within:border-signal hover:border-signal max-md:grid max-md:grid-cols-[minmax(5.5rem,30%)_1fr] max-md:gap-2">
      <PostCover post={post} size="card" />
      <div className="min-w-0 py-1.5 pr-2 md:p-2.5">
        <p className="caption flex flex-wrap gap-x-2">
          <time dateTime={date}>{dayInWords(date)}</time> <span>{category}</span>{' '}
          <span className="lg:w-full">{audienceMark(post)}</span>
        </p>
        <h3 lang={lang} dir="auto" className="mt-1 text-lede md:min-h-[2lh]">
          <SiteLink href={postPath(id)} variant="card">
            {title}
          </SiteLink>
        </h3>
      </div>
    </li>
  );
}
