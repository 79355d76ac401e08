import { routes } from '@/content/routes';
import type { Post } from '@/lib/blog/post';
import { SiteLink } from '../ui/site-link';

/** A post's title with its category, author and dates. */
export function PostHead({ post }: { post: Post }) {
  return (
    <header className="wrap pt-4 pb-5 md:pt-5 md:pb-7">
      <nav aria-label="Breadcrumb" className="mono">
        <SiteLink href={routes.home.path}>{routes.home.label}</SiteLink> /{' '}
        <SiteLink href={routes.blog.path}>{routes.blog.label}</SiteLink>
      </nav>
      <div className="mt-5 border-t border-line pt-4">
        <p className="mono">{post.category}</p>
        <h1 className="mt-2 max-w-[22em] text-h2">{post.title}</h1>
        <p className="mt-3 max-w-prose text-lede text-muted">{post.summary}</p>
        <p className="mono mt-3">
          {post.author}, <time dateTime={post.date}>{post.date}</time>
          {post.updated && (
            <>
              , updated <time dateTime={post.updated}>{post.updated}</time>
            </>
          )}
        </p>
      </div>
    </header>
  );
}
