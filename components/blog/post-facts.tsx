import { blog } from '@/content/blog';
import { readingMinutes } from '@/lib/blog/markdown';
import type { Post } from '@/lib/blog/post';

/** Who wrote a post, when, and how long it takes to read; with spaces, for excerpts and reader views have no layout. */
export function PostFacts({ post }: { post: Post }) {
  const { author, date, updated, content } = post;
  return (
    <p className="mono flex flex-wrap gap-x-2 md:block [&>*]:block">
      <strong className="text-text">{author}</strong> <time dateTime={date}>{date}</time>{' '}
      {updated && (
        <span>
          {blog.post.updated} <time dateTime={updated}>{updated}</time>
        </span>
      )}{' '}
      <span>
        {readingMinutes(content)} {blog.post.minutes}
      </span>
    </p>
  );
}
