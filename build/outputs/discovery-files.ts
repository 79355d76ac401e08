import { servicePages } from '../../content/services';
import { listPageNumbers } from '../../lib/blog/pagination';
import { listPagePath, postPath } from '../../lib/blog/post-path';
import { listPosts } from '../../lib/blog/posts';
import { llmsPath, markdownPath, sitemapPath } from '../../lib/file-paths';
import { canonicalPathOf, isListed, pathOf, routeIds, serviceIds } from '../../lib/routes';
import { llmsText } from './llms';
import { dayOfPost, latest, pageDays } from './page-days';
import { postMarkdown } from './post-markdown';
import { serviceMarkdown } from './service-markdown';
import { type ListedPage, sitemapOf } from './sitemap';

/** A file of the site by its address. */
export interface TextFile {
  path: string;
  text: string;
}

/** What tells machines which pages there are and what they say: the sitemap, llms.txt, and pages as Markdown. */
export async function discoveryFiles(): Promise<{ site: TextFile[]; posts: TextFile[] }> {
  const posts = listPosts();
  const services = serviceIds.map((id) => ({
    path: markdownPath(pathOf(id)),
    text: serviceMarkdown(id, servicePages[id]),
  }));
  return {
    site: [
      { path: sitemapPath, text: sitemapOf(listedPages()) },
      { path: llmsPath, text: llmsText(posts) },
      ...services,
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
  const pages = routeIds.filter((id) => isListed(id) && canonicalPathOf(id) === pathOf(id));
  const lists = listPageNumbers(posts.length).slice(1);
  const newest = latest(posts.map(dayOfPost));
  return [
    ...pages.map((id) => ({ path: pathOf(id), day: dayOf(id) })),
    ...lists.map((page) => ({ path: listPagePath(page), day: newest })),
    ...posts.map((post) => ({ path: postPath(post.id), day: dayOfPost(post) })),
  ];
}
