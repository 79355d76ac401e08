import type { Ref } from 'react';
import type { PostSummary } from '@/lib/blog/post';
import { postPath } from '@/lib/blog/post-path';
import { SiteLink } from '../ui/site-link';
import styles from './post-cards.module.css';
import { PostCover } from './post-cover';

interface PostCardsProps {
  posts: readonly PostSummary[];
  ref?: Ref<HTMLUListElement>;
}

export function PostCards({ posts, ref }: PostCardsProps) {
  return (
    <ul ref={ref} className={styles.cards}>
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
    <li className={`card whole-link ${first ? styles.lead : styles.card}`}>
      <PostCover post={post} size={first ? 'lead' : 'card'} />
      <div className={first ? 'p-2.5 md:p-3' : 'py-1.5 pr-2 sm:p-2.5'}>
        <p className="caption flex flex-wrap justify-between gap-x-2">
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
