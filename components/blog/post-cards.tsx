import type { Ref } from 'react';
import type { PostSummary } from '@/lib/blog/post';
import { postPath } from '@/lib/blog/post-path';
import { COVER } from '../drawing/blog-cover';
import { coverHand, handAt } from '../drawing/cover-hand';
import styles from '../drawing/drawing.module.css';
import { SiteLink } from '../ui/site-link';

interface PostCardsProps {
  posts: readonly PostSummary[];
  ref?: Ref<HTMLUListElement>;
}

export function PostCards({ posts, ref }: PostCardsProps) {
  return (
    <ul ref={ref} className="grid gap-x-4 gap-y-6 sm:grid-cols-2 md:grid-cols-3">
      {posts.map((post, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a place keeps its element, so that a new post moves none.
        <PostCard key={index} post={post} first={index === 0} />
      ))}
    </ul>
  );
}

/** On phones the cards after the first lie on their side. */
const ROW =
  'whole-link max-sm:grid max-sm:grid-cols-[3fr_7fr] max-sm:items-start max-sm:gap-2 max-sm:border-t max-sm:border-line max-sm:pt-2.5';

/** A post in the listing: cover, category, date, title. The first of a list is set large, with its summary. */
function PostCard({ post, first }: { post: PostSummary; first: boolean }) {
  const { id, title, category, date, summary, lang } = post;
  return (
    <li className={first ? 'whole-link sm:col-span-2 md:row-span-2' : ROW}>
      {first ? (
        <div className="night bg-paper">
          <PostCover date={date} />
        </div>
      ) : (
        <PostCover date={date} />
      )}
      <div>
        <p className="mono mt-1.5 flex flex-wrap justify-between gap-x-2">
          <span>{category}</span> <time dateTime={date}>{date}</time>
        </p>
        <h3 lang={lang} dir="auto" className={`mt-1 min-h-[2lh] ${first ? 'text-h2' : 'text-h3'}`}>
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

/** The one cover; its hand stands at the month of the post's date. */
function PostCover({ date }: { date: string }) {
  const { path, ...point } = coverHand;
  return (
    <svg className={`${styles.drawing} bg-surface`} viewBox="0 0 400 200" aria-hidden="true">
      <use href={`#${COVER}`} />
      <g transform={handAt(date)}>
        <path className="stroke-signal stroke-2" d={path} />
        <circle className="fill-signal stroke-none" {...point} />
      </g>
    </svg>
  );
}
