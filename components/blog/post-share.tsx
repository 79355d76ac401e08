import { blog, shareTargets } from '@/content/blog';
import type { Post } from '@/lib/blog/post';
import { postPath } from '@/lib/blog/post-path';
import { absoluteUrl } from '@/lib/site-url';

/** Links that share a post. They load nothing before they are pressed; on paper its address stands instead. */
export function PostShare({ post }: { post: Post }) {
  const url = absoluteUrl(postPath(post.id));
  return (
    <p className="mono mt-6 flex flex-wrap items-center gap-x-3 border-t border-line pt-2 print:hidden">
      {blog.post.share}
      {shareTargets.map(({ name, address }) => (
        <a
          key={name}
          href={address
            .replace('{url}', encodeURIComponent(url))
            .replace('{title}', encodeURIComponent(post.title))}
          rel="noopener"
          className="link inline-flex min-h-target items-center"
        >
          {name}
        </a>
      ))}
    </p>
  );
}
