import { blog } from '@/content/blog';
import type { PostSummary } from '@/lib/blog/post';
import { postPath } from '@/lib/blog/post-path';
import { SiteLink } from '../ui/site-link';

export function PostRows({ posts }: { posts: readonly PostSummary[] }) {
  if (posts.length === 0) return <NoPosts />;
  return (
    <ul className="border-b border-line" data-pagefind-ignore="">
      {posts.map(({ id, title, date, category, lang }) => (
        <li
          key={id}
          className="whole-link grid gap-1 border-t border-line py-4 hover:border-signal md:grid-cols-[8.5rem_1fr] md:gap-2"
        >
          <p className="caption flex gap-2 md:block">
            <time dateTime={date} className="block">
              {date}
            </time>{' '}
            {category}
          </p>
          <h3 lang={lang} dir="auto" className="text-h3">
            <SiteLink href={postPath(id)} variant="row">
              {title}
            </SiteLink>
          </h3>
        </li>
      ))}
    </ul>
  );
}

export function NoPosts() {
  return <p className="text-lede text-muted">{blog.listing.none}</p>;
}
