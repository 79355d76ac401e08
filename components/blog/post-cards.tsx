import type { Ref } from 'react';
import type { PostSummary } from '@/lib/blog/post';
import { postPath } from '@/lib/blog/post-path';
import { dayInWords } from '@/lib/dates';
import { SiteLink } from '../ui/site-link';
import { AudienceMark } from './audience-mark';
import { PostCover } from './post-cover';

interface PostCardsProps {
  posts: readonly PostSummary[];
  ref?: Ref<HTMLUListElement>;
}

const places = {
  lead: 'sm:col-span-2 md:row-span-2',
  /** On phones a row, its cover at the side. The last one, alone in its row, lies on its side in all of it. */
  card: 'max-sm:grid max-sm:grid-cols-[5.5rem_1fr] max-sm:gap-2 sm:max-md:last:nth-[2n]:col-span-2 sm:max-md:last:nth-[2n]:grid sm:max-md:last:nth-[2n]:grid-cols-2 sm:max-md:last:nth-[2n]:gap-2 md:last:nth-[3n+4]:col-span-3 md:last:nth-[3n+4]:grid md:last:nth-[3n+4]:grid-cols-[1fr_2fr] md:last:nth-[3n+4]:gap-2',
} as const;

export function PostCards({ posts, ref }: PostCardsProps) {
  return (
    <ul ref={ref} className="grid gap-1.5 sm:grid-cols-2 sm:gap-3 md:grid-cols-3">
      {posts.map((post, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a place keeps its element, so that a new post moves none.
        <PostCard key={index} post={post} first={index === 0} />
      ))}
    </ul>
  );
}

/** A post in the listing: cover, category, date, title. The first of a list is set large, with its summary. */
function PostCard({ post, first }: { post: PostSummary; first: boolean }) {
  const { id, title, category, date, summary, lang } = post;
  return (
    <li className={`card whole-link ${first ? places.lead : places.card}`}>
      <PostCover post={post} size={first ? 'lead' : 'card'} />
      <div className={first ? 'p-2.5 md:p-3' : 'py-1.5 pr-2 sm:p-2.5'}>
        <p className="caption flex flex-wrap justify-between gap-x-2">
          <span>{category}</span> <AudienceMark post={post} />{' '}
          <time dateTime={date}>{dayInWords(date)}</time>
        </p>
        <h3
          lang={lang}
          dir="auto"
          className={`mt-1 min-h-[2lh] ${first ? 'text-h2' : 'text-lede'}`}
        >
          <SiteLink href={postPath(id)} variant="card">
            {title}
          </SiteLink>
        </h3>
        {first && (
          <p lang={lang} dir="auto" className="mt-2 max-w-measure text-lede text-muted rtl:ml-auto">
            {summary}
          </p>
        )}
      </div>
    </li>
  );
}
