import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { toXml } from 'xast-util-to-xml';
import { x } from 'xastscript';
import { authorPath } from '../../lib/blog/authors';
import { listPageNumbers } from '../../lib/blog/pagination';
import type { Post } from '../../lib/blog/post';
import { listPagePath, postPath } from '../../lib/blog/post-path';
import { listPosts, writers } from '../../lib/blog/posts';
import { llmsPath, markdownPath, sitemapPath } from '../../lib/file-paths';
import { isInSitemap, pathOf, routeIds } from '../../lib/routes';
import { absoluteUrl } from '../../lib/site-url';
import { llmsText } from './llms';
import { dayOfPost, latest, pageDays } from './page-days';
import { pageMarkdown, postMarkdown } from './page-markdown';

/** A file of the site by its address. */
interface TextFile {
  path: string;
  text: string;
}

const SITEMAP_NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** What tells machines which pages an export has and what they say: the sitemap, llms.txt, and pages as Markdown. */
export function discoveryFiles(out: string): { site: TextFile[]; posts: TextFile[] } {
  const posts = listPosts();
  const pages = [...routeIds.filter(isInSitemap).map(pathOf), ...writers().map(authorPath)];
  const twins = pages.map((path) => ({
    path: markdownPath(path),
    text: pageMarkdown(readFileSync(join(out, `${path === '/' ? '/index' : path}.html`), 'utf8')),
  }));
  return {
    site: [
      { path: sitemapPath, text: sitemapOf(posts) },
      { path: llmsPath, text: llmsText(posts) },
      ...twins,
    ],
    posts: posts.map((post) => ({
      path: markdownPath(postPath(post.id)),
      text: postMarkdown(post),
    })),
  };
}

/**
 * Every page that is its own canonical one and not kept out of search engines, with the day on which its words last
 * changed, where that is known; the protocol allows 50,000: https://www.sitemaps.org/protocol.html
 */
function sitemapOf(posts: readonly Post[]): string {
  const dayOf = pageDays(posts);
  const lists = listPageNumbers(posts.length).slice(1);
  const newest = latest(posts.map(dayOfPost));
  const pages = [
    ...routeIds.filter(isInSitemap).map((id) => ({ path: pathOf(id), day: dayOf(id) })),
    ...lists.map((page) => ({ path: listPagePath(page), day: newest })),
    ...posts.map((post) => ({ path: postPath(post.id), day: dayOfPost(post) })),
    ...writers().map((author) => {
      const own = posts.filter((post) => post.author === author.name);
      return { path: authorPath(author), day: latest(own.map(dayOfPost)) };
    }),
  ];
  const entries = pages.map(({ path, day }) =>
    x('url', [x('loc', absoluteUrl(path)), day ? x('lastmod', day) : null]),
  );
  const xml = toXml(x('urlset', { xmlns: SITEMAP_NAMESPACE }, entries));
  return `<?xml version="1.0" encoding="utf-8"?>\n${xml.replaceAll('<url>', '\n<url>')}\n`;
}
