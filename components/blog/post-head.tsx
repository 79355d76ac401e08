import type { Post } from '@/lib/blog/post';
import { Breadcrumbs } from '../layout/breadcrumbs';

/** A post's title over its summary, the category in the margin. */
export function PostHead({ post }: { post: Post }) {
  return (
    <header className="wrap pt-4 md:pt-5">
      <Breadcrumbs above={['home', 'blog']} />
      <div className="mt-3 grid gap-2 border-t border-line pt-4 md:grid-cols-[3fr_9fr] md:gap-8 md:pt-7">
        <p className="mono md:pt-1.5">{post.category}</p>
        <div>
          <h1 lang={post.lang} dir="auto" className="text-title">
            {post.title}
          </h1>
          {post.summary && (
            <p
              lang={post.lang}
              dir="auto"
              className="mt-3 max-w-measure text-lede text-muted md:mt-4 rtl:ml-auto"
            >
              {post.summary}
            </p>
          )}
        </div>
      </div>
    </header>
  );
}
