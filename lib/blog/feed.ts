import 'server-only';
import rehypeStringify from 'rehype-stringify';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { toXml } from 'xast-util-to-xml';
import { x } from 'xastscript';
import { blog } from '@/content/blog';
import { company } from '@/content/company';
import { routes } from '@/content/routes';
import { fileOf, findPicture } from '../pictures';
import { absoluteUrl } from '../site-url';
import { authorNamed, authorPath } from './authors';
import { feedHtml } from './built-html';
import { cleanXml } from './clean-text';
import { POSTS_PER_FEED } from './pagination';
import type { Post } from './post';
import { atomPath, postPath } from './post-path';

/** What an Atom feed without posts says it was updated: it must say something. */
const NEVER = '1970-01-01';

const LANGUAGE = 'en-GB';

const title = `${blog.title} | ${company.name}`;

/** What an image's element says of a picture; a reader shows it outside the site. */
function imageOf(src: string) {
  const picture = findPicture(src);
  if (!picture) return { src: absolute(src) };
  const { width, height } = picture;
  return { src: absoluteUrl(fileOf(picture)), width, height };
}

function absolute(address: string): string {
  return address.startsWith('/') ? absoluteUrl(address) : address;
}

const html = unified().use(rehypeStringify);

/** The newest of the posts given, newest first, with their full texts, as Atom. */
export function atomFeed(posts: readonly Post[]): string {
  const newest = posts.slice(0, POSTS_PER_FEED);
  const feed = x('feed', { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': LANGUAGE }, [
    x('id', absoluteUrl(routes.blog.path)),
    x('title', title),
    x('subtitle', blog.description),
    x('link', { rel: 'alternate', type: 'text/html', href: absoluteUrl(routes.blog.path) }),
    x('link', { rel: 'self', type: 'application/atom+xml', href: absoluteUrl(atomPath) }),
    x('updated', momentOf(latest(newest))),
    x('icon', absoluteUrl('/favicon.ico')),
    x('rights', `© ${company.name}`),
    ...newest.map(entryOf),
  ]);
  return `<?xml version="1.0" encoding="utf-8"?>\n${cleanXml(toXml(feed))}\n`;
}

function entryOf(post: Post) {
  const address = absoluteUrl(postPath(post.id));
  const author = authorOf(post);
  return x('entry', { 'xml:lang': post.lang }, [
    x('id', address),
    x('title', post.title),
    x('link', { rel: 'alternate', type: 'text/html', href: address }),
    x('published', momentOf(post.date)),
    x('updated', momentOf(post.updated ?? post.date)),
    x('author', [x('name', post.author), author.url ? x('uri', author.url) : null]),
    x('category', { term: post.category }),
    post.summary ? x('summary', post.summary) : null,
    x('content', { type: 'html' }, contentOf(post)),
  ]);
}

function authorOf({ author: name }: Post) {
  const author = authorNamed(name);
  return { name, ...(author && { url: absoluteUrl(authorPath(author)) }) };
}

/** A post's text, with addresses in full. */
function contentOf({ content }: Post): string {
  const tree = feedHtml(content);
  visit(tree, 'element', ({ properties }) => {
    const { href, src } = properties;
    if (typeof href === 'string') properties.href = absolute(href);
    if (typeof src === 'string') Object.assign(properties, imageOf(src));
  });
  return html.stringify(tree);
}

function momentOf(day: string): string {
  return `${day}T00:00:00Z`;
}

function latest(posts: readonly Post[]): string {
  return posts.map(({ date, updated }) => updated ?? date).reduce((a, b) => (a > b ? a : b), NEVER);
}
