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
  /** The first of the cards, large, with its summary. */
  lead: {
    frame: 'card grid grid-rows-[1fr_auto] sm:col-span-2 md:row-span-2',
    cover: 'lead',
    words: 'p-2.5 md:p-3',
    title: 'mt-1 text-h2',
    link: 'card',
  },
  /** On phones a row, its cover at the side. The last one, alone in its row, lies on its side in all of it. */
  cards: {
    frame:
      'card max-sm:grid max-sm:grid-cols-[5.5rem_1fr] max-sm:gap-2 sm:max-md:last:nth-[2n]:col-span-2 sm:max-md:last:nth-[2n]:grid sm:max-md:last:nth-[2n]:grid-cols-2 sm:max-md:last:nth-[2n]:gap-2 md:last:nth-[3n+4]:col-span-3 md:last:nth-[3n+4]:grid md:last:nth-[3n+4]:grid-cols-[1fr_2fr] md:last:nth-[3n+4]:gap-2',
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
        <Entry key={index} post={post} as={as === 'cards' && index === 0 ? 'lead' : as} />
      ))}
    </ul>
  );
}

function Entry({ post, as }: { post: PostSummary; as: keyof typeof entries }) {
  const { id, title, category, date, summary, lang } = post;
  const looks = entries[as];
  return (
    <li className={`whole-link ${looks.frame}`}>
      <PostCover post={post} size={looks.cover} />
      <div className={looks.words}>
        <p className="caption flex flex-wrap gap-x-2">
          <time dateTime={date}>{dayInWords(date)}</time> <span>{category}</span>{' '}
          <span className={as === 'cards' ? 'w-full' : ''}>{audienceMark(post)}</span>
        </p>
        <h3 lang={lang} dir="auto" className={looks.title}>
          <SiteLink href={postPath(id)} variant={looks.link}>
            {title}
          </SiteLink>
        </h3>
        {as === 'lead' && (
          <p
            lang={lang}
            dir="auto"
            className="mt-1.5 max-w-measure text-lede text-muted rtl:ml-auto"
          >
            {summary}
          </p>
        )}
      </div>
    </li>
  );
}
