import type { PostSummary } from '@/lib/blog/post';
import { postPath } from '@/lib/blog/post-path';
import { SiteLink } from '../ui/site-link';
import { PostCover } from './post-cover';

/** On phones the cards after the first lie on their side. */
const ROW =
  'whole-link max-sm:grid max-sm:grid-cols-[3fr_7fr] max-sm:items-start max-sm:gap-2 max-sm:border-t max-sm:border-line max-sm:pt-2.5';

/** A post in the listing: cover, category, date, title. The first of a list is set large, with its summary. */
export function PostCard({ post, first }: { post: PostSummary; first: boolean }) {
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
        <h3
          lang={lang}
          dir="auto"
          className={first ? 'mt-1 min-h-[2lh] text-h2' : 'mt-1 min-h-[2lh] text-h3'}
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
