import { blog, shareTargets } from '@/content/blog';
import { authorNamed, authorPath } from '@/lib/blog/authors';
import { outlineOf, readingMinutes } from '@/lib/blog/markdown';
import type { Post } from '@/lib/blog/post';
import { postPath } from '@/lib/blog/post-path';
import type { Pictures } from '@/lib/pictures';
import { absoluteUrl } from '@/lib/site-url';
import { Breadcrumbs } from '../layout/breadcrumbs';
import { SiteLink } from '../ui/site-link';
import { PostBody } from './post-body';
import { PostPicture } from './post-picture';

/** A post to read, with those of the site's own pictures in it that the build made: facts and contents in the margin column, the text beside them. */
export function PostArticle({ post, pictures = {} }: { post: Post; pictures?: Pictures }) {
  return (
    <article>
      <PostHead post={post} />
      <div className="wrap grid gap-4 pt-4 pb-8 md:grid-cols-[3fr_9fr] md:gap-8 md:pt-6 md:pb-10">
        <div className="md:sticky md:top-12 md:self-start">
          <PostFacts post={post} />
          <PostContents post={post} />
        </div>
        <div className="min-w-0">
          <PostCover post={post} pictures={pictures} />
          <PostBody markdown={post.content} lang={post.lang} pictures={pictures} />
          <PostShare post={post} />
        </div>
      </div>
    </article>
  );
}

function PostHead({ post }: { post: Post }) {
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

/** Who wrote a post, when, and how long it takes to read; with spaces, for excerpts and reader views have no layout. */
function PostFacts({ post }: { post: Post }) {
  const { author, date, updated, content } = post;
  return (
    <p className="mono flex flex-wrap items-center gap-x-2 md:-mt-1 md:block [&>*]:block">
      <Byline name={author} /> <time dateTime={date}>{date}</time>{' '}
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

/** A name that content/authors.ts does not list, as a collection may have one, leads nowhere. */
function Byline({ name }: { name: string }) {
  const author = authorNamed(name);
  return (
    <strong className="text-text">
      {author ? (
        <SiteLink href={authorPath(author)} variant="listed">
          {name}
        </SiteLink>
      ) : (
        name
      )}
    </strong>
  );
}

function PostCover({ post, pictures }: { post: Post; pictures: Pictures }) {
  if (!post.picture) return null;
  return (
    <p lang={post.lang} className="mb-4 max-w-measure">
      <PostPicture address={post.picture} alt={post.pictureAlt} pictures={pictures} first />
    </p>
  );
}

function PostContents({ post }: { post: Post }) {
  const outline = outlineOf(post.content);
  if (outline.length === 0) return null;
  return (
    <nav
      aria-label={blog.post.contents}
      className="mt-3 border-t border-line pt-2 text-small leading-[1.4] print:hidden"
    >
      <p className="mono">{blog.post.contents}</p>
      <ol lang={post.lang}>
        {outline.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`} dir="auto" className="block py-1.5 hover:text-signal">
              {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** Links that share a post. They load nothing before they are pressed; on paper its address stands instead. */
function PostShare({ post }: { post: Post }) {
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
