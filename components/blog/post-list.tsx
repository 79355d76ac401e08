import type { Ref } from 'react';
import { blog } from '@/content/blog';
import { audienceMark, type PostSummary } from '@/lib/blog/post';
import { postPath } from '@/lib/blog/post-path';
import { dayInWords } from '@/lib/dates';
import { SiteLink } from '../ui/site-link';
import { PostCover } from './post-cover';

const CARDS = 'grid gap-1.5 sm:grid-cols-2 sm:gap-3 md:grid-cols-3';

/** How an entry looks. */
const entries = {
  /** On phones a row, its cover at the side. */
  cards: {
    frame: 'card max-sm:grid max-sm:grid-cols-[5.5rem_1fr] max-sm:gap-2',
    cover: 'card',
    words: 'py-1.5 pr-2 sm:p-2.5',
    title: 'mt-1 min-h-[2lh] text-lede',
    link: 'card',
  },
  /** Each behind its cover. */
  rows: {
    frame:
      'grid border-t border-line hover:border-signal grid-cols-[5.5rem_1fr] items-center gap-x-2 py-2 sm:grid-cols-[12.5rem_1fr] sm:gap-x-4 lg:grid-cols-[18rem_1fr]',
    cover: 'row',
    words: '',
    title: 'text-lede',
    link: 'row',
  },
} as const;

interface PostListProps {
  posts: readonly PostSummary[];
  as: 'cards' | 'rows';
  ref?: Ref<HTMLUListElement>;
}

/** Posts, each pressed anywhere. The page holds the drawings that their covers refer to. */
export function PostList({ posts, as, ref }: PostListProps) {
  if (posts.length === 0) return <p className="text-lede text-muted">{blog.listing.none}</p>;
  return (
    <ul
      ref={ref}
      className={as === 'cards' ? CARDS : 'border-b border-line'}
      data-pagefind-ignore=""
    >
      {posts.map((post, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a place keeps its element, so that a new post moves none.
        <Entry key={index} post={post} as={as} />
      ))}
    </ul>
  );
}

function Entry({ post, as }: { post: PostSummary; as: keyof typeof entries }) {
  const { id, title, category, date, lang } = post;
  const looks = entries[as];
  return (
    <li className={`whole-link ${looks.frame}`}>
      <PostCover post={post} size={looks.cover} />
      <div className={looks.words}>
        <p className="caption flex flex-wrap gap-x-2">
          <time dateTime={date}>{dayInWords(date)}</time> <span>{category}</span>{' '}
          <span className={as === 'cards' ? 'sm:w-full' : ''}>{audienceMark(post)}</span>
        </p>
        <h3 lang={lang} dir="auto" className={looks.title}>
          <SiteLink href={postPath(id)} variant={looks.link}>
            {title}
          </SiteLink>
        </h3>
      </div>
    </li>
  );
}
