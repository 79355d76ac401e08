import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listPageNumbers } from '../../lib/blog/pagination';
import { listPagePath, postPath } from '../../lib/blog/post-path';
import { listPosts } from '../../lib/blog/posts';
import { llmsPath, markdownPath, sitemapPath } from '../../lib/file-paths';
import { isInSitemap, pathOf, routeIds } from '../../lib/routes';
import { llmsText } from './llms';
import { dayOfPost, latest, pageDays } from './page-days';
import { pageMarkdown, postMarkdown } from './page-markdown';
import { type ListedPage, sitemapOf } from './sitemap';

/** A file of the site by its address. */
export interface TextFile {
  path: string;
  text: string;
}

/** What tells machines which pages an export has and what they say: the sitemap, llms.txt, and pages as Markdown. */
export function discoveryFiles(out: string): { site: TextFile[]; posts: TextFile[] } {
  const posts = listPosts();
  const pages = routeIds.filter(isInSitemap).map(pathOf);
  const twins = pages.map((path) => ({
    path: markdownPath(path),
    text: pageMarkdown(readFileSync(join(out, `${path === '/' ? '/index' : path}.html`), 'utf8')),
  }));
  return {
    site: [
      { path: sitemapPath, text: sitemapOf(listedPages()) },
      { path: llmsPath, text: llmsText(posts) },
      ...twins,
    ],
    posts: posts.map((post) => ({
      path: markdownPath(postPath(post.id)),
      text: postMarkdown(post),
    })),
  };
}

/** Every page that is its own canonical one and not kept out of search engines. */
function listedPages(): ListedPage[] {
  const posts = listPosts();
  const dayOf = pageDays(posts);
  const pages = routeIds.filter(isInSitemap);
  const lists = listPageNumbers(posts.length).slice(1);
  const newest = latest(posts.map(dayOfPost));
  return [
    ...pages.map((id) => ({ path: pathOf(id), day: dayOf(id) })),
    ...lists.map((page) => ({ path: listPagePath(page), day: newest })),
    ...posts.map((post) => ({ path: postPath(post.id), day: dayOfPost(post) })),
  ];
}
