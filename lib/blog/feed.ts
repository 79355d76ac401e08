import 'server-only';
import rehypeStringify from 'rehype-stringify';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { blog } from '@/content/blog';
import { company } from '@/content/company';
import { routes } from '@/content/routes';
import { picturePath } from '../file-paths';
import { findPicture } from '../pictures';
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
  return { src: absoluteUrl(picturePath(picture)), width, height };
}

function absolute(address: string): string {
  return address.startsWith('/') ? absoluteUrl(address) : address;
}

const html = unified().use(rehypeStringify);

/** The newest of the posts given, newest first, with their full texts, as Atom. */
export function atomFeed(posts: readonly Post[]): string {
  const newest = posts.slice(0, POSTS_PER_FEED);
  const lines = [
    '<?xml version="1.0" encoding="utf-8"?>',
    xml`<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${LANGUAGE}">`,
    xml`<id>${absoluteUrl(routes.blog.path)}</id>`,
    xml`<title>${title}</title>`,
    xml`<subtitle>${blog.description}</subtitle>`,
    xml`<link rel="alternate" type="text/html" href="${absoluteUrl(routes.blog.path)}"/>`,
    xml`<link rel="self" type="application/atom+xml" href="${absoluteUrl(atomPath)}"/>`,
    xml`<updated>${momentOf(latest(newest))}</updated>`,
    xml`<icon>${absoluteUrl('/favicon.ico')}</icon>`,
    xml`<rights>© ${company.name}</rights>`,
    ...newest.flatMap(entryOf),
    '</feed>\n',
  ];
  return cleanXml(lines.join('\n'));
}

function entryOf(post: Post): string[] {
  const address = absoluteUrl(postPath(post.id));
  const author = authorNamed(post.author);
  return [
    xml`<entry xml:lang="${post.lang ?? LANGUAGE}">`,
    xml`<id>${address}</id>`,
    xml`<title>${post.title}</title>`,
    xml`<link rel="alternate" type="text/html" href="${address}"/>`,
    xml`<published>${momentOf(post.date)}</published>`,
    xml`<updated>${momentOf(post.updated ?? post.date)}</updated>`,
    xml`<author><name>${post.author}</name>`,
    author ? xml`<uri>${absoluteUrl(authorPath(author))}</uri></author>` : '</author>',
    xml`<category term="${post.category}"/>`,
    xml`<summary>${post.summary}</summary>`,
    xml`<content type="html">${contentOf(post)}</content>`,
    '</entry>',
  ];
}

/** A line of XML with what stands between its braces as text. */
function xml(pieces: TemplateStringsArray, ...texts: string[]): string {
  const escaped = texts.map((text) =>
    text.replace(/[<>&"]/g, (mark) => `&#${mark.charCodeAt(0)};`),
  );
  return String.raw({ raw: pieces }, ...escaped);
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
