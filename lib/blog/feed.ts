import 'server-only';
import { blog } from '@/content/blog';
import { company } from '@/content/company';
import { routes } from '@/content/routes';
import { absoluteUrl } from '../site-url';
import { POSTS_PER_FEED } from './pagination';
import type { Post } from './post';
import { atomPath, postPath } from './post-path';

/** What an Atom feed without posts says it was updated: it must say something. */
const NEVER = '1970-01-01';

const LANGUAGE = 'en-GB';

const title = `${blog.title} | ${company.name}`;

/** The newest of the posts given, newest first, with their summaries, as Atom. */
export function atomFeed(posts: readonly Post[]): string {
  const newest = posts.slice(0, POSTS_PER_FEED);
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    xml`<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${LANGUAGE}">`,
    xml`<id>${absoluteUrl(routes.blog.path)}</id>`,
    xml`<title>${title}</title>`,
    xml`<subtitle>${blog.description}</subtitle>`,
    xml`<link rel="alternate" type="text/html" href="${absoluteUrl(routes.blog.path)}"/>`,
    xml`<link rel="self" type="application/atom+xml" href="${absoluteUrl(atomPath)}"/>`,
    xml`<updated>${momentOf(latest(newest))}</updated>`,
    ...newest.flatMap(entryOf),
    '</feed>\n',
  ].join('\n');
}

function entryOf(post: Post): string[] {
  const address = absoluteUrl(postPath(post.id));
  return [
    xml`<entry xml:lang="${post.lang ?? LANGUAGE}">`,
    xml`<id>${address}</id>`,
    xml`<title>${post.title}</title>`,
    xml`<link rel="alternate" type="text/html" href="${address}"/>`,
    xml`<published>${momentOf(post.date)}</published>`,
    xml`<updated>${momentOf(post.updated ?? post.date)}</updated>`,
    xml`<author><name>${post.author}</name></author>`,
    xml`<category term="${post.category}"/>`,
    xml`<summary>${post.summary}</summary>`,
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

function momentOf(day: string): string {
  return `${day}T00:00:00Z`;
}

function latest(posts: readonly Post[]): string {
  return posts.map(({ date, updated }) => updated ?? date).reduce((a, b) => (a > b ? a : b), NEVER);
}
