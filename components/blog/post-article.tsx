import { blog } from '@/content/blog';
import { authorNamed, authorPath } from '@/lib/blog/authors';
import { audienceMark, factsOf, type Post } from '@/lib/blog/post';
import type { PostHtml } from '@/lib/blog/post-html';
import { dayInWords } from '@/lib/dates';
import type { Pictures } from '@/lib/pictures';
import { Breadcrumbs } from '../layout/breadcrumbs';
import { Fold } from '../ui/fold';
import { SiteLink } from '../ui/site-link';
import { PostBody } from './post-body';
import { PostCover } from './post-cover';
import { PostPicture } from './post-picture';

interface PostArticleProps {
  post: Post;
  html: PostHtml;
  pictures?: Pictures;
}

/**
 * A post to read, with those of the site's own pictures in it that the build made: its contents in the margin column, the
 * text beside them.
 */
export function PostArticle({ post, html, pictures = {} }: PostArticleProps) {
  return (
    <article>
      <PostHead post={post} minutes={html.minutes} />
      <div className="wrap grid grid-cols-1 gap-4 py-4 md:grid-cols-12 md:py-7">
        <PostContents outline={html.outline} lang={post.lang} />
        <div className="md:col-span-8 md:col-start-5">
          {post.picture && (
            <p lang={post.lang} className="mb-4">
              <PostPicture address={post.picture} alt={post.pictureAlt} pictures={pictures} first />
            </p>
          )}
          <PostBody text={html.tree} lang={post.lang} pictures={pictures} />
        </div>
      </div>
    </article>
  );
}

function PostHead({ post, minutes }: { post: Post; minutes: number }) {
  const { title, category, summary, lang } = post;
  return (
    <header className="wrap pt-3 md:pt-4">
      <Breadcrumbs above={['home', 'blog']} />
      <div className="mt-2 grid grid-cols-1 gap-x-4 gap-y-3 wrap-anywhere md:mt-3 md:grid-cols-12">
        <div className="md:col-span-8">
          <p className="flex flex-wrap gap-x-2 text-body text-muted">
            <span className="font-bold text-signal">{category}</span>{' '}
            <span>{audienceMark(post)}</span>
          </p>
          <h1 lang={lang} dir="auto" className="mt-1 text-h2 md:text-h1">
            {title}
          </h1>
          {summary && (
            <p
              lang={lang}
              dir="auto"
              className="mt-2 max-w-measure text-lede text-muted md:mt-3 rtl:ml-auto"
            >
              {summary}
            </p>
          )}
          <PostFacts post={post} minutes={minutes} />
        </div>
        <div className="md:col-span-4">
          <PostCover post={post} size="head" />
        </div>
      </div>
    </header>
  );
}

/** Who wrote a post, which the search finds, and when, and how long it takes to read, which it does not. */
function PostFacts({ post, minutes }: { post: Post; minutes: number }) {
  const { author: name, date } = post;
  // A name that content/authors.ts does not list, as a collection may have one, leads nowhere.
  const author = authorNamed(name);
  return (
    <div className="mt-1 flex flex-wrap items-center gap-x-2 text-small text-muted">
      <p className="font-bold text-text">
        {author ? (
          <SiteLink href={authorPath(author)} variant="listed">
            {name}
          </SiteLink>
        ) : (
          name
        )}
      </p>
      <p className="flex flex-wrap gap-x-2" data-pagefind-ignore="">
        <time dateTime={date}>{dayInWords(date)}</time>{' '}
        {factsOf(post).map(({ words, value, isDay }) => (
          <span key={words}>
            {words} {isDay ? <time dateTime={value}>{dayInWords(value)}</time> : value}{' '}
          </span>
        ))}
        <span>
          {minutes} {blog.post.minutes}
        </span>
      </p>
    </div>
  );
}

/** The list of a post's headings: beside the text all the way down, over it in narrow windows, and folded on phones. */
function PostContents({ outline, lang }: Pick<PostHtml, 'outline'> & Pick<Post, 'lang'>) {
  if (outline.length === 0) return null;
  return (
    <nav
      aria-label={blog.post.contents}
      className="text-small leading-[1.4] md:sticky md:top-12 md:col-span-4 md:self-start print:hidden"
    >
      <Fold on="phones" heading={<strong>{blog.post.contents}</strong>}>
        <ol lang={lang} className="sm:max-md:columns-2">
          {outline.map(({ id, text }) => (
            <li key={id}>
              <a href={`#${id}`} dir="auto" className="block py-1.5 hover:text-signal md:py-0.75">
                {text}
              </a>
            </li>
          ))}
        </ol>
      </Fold>
    </nav>
  );
}
