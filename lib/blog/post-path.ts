import { routes } from '@/content/routes';
import { isTaken, shellId } from './post-id';

type BlogPath = `/blog/${string}`;

/**
 * The address of a post; ids are encoded, for they come from outside. Where its own is taken by a file of
 * the site, that of the page which reads the post in the browser.
 */
export function postPath(id: string): BlogPath {
  const encoded = encodeURIComponent(id);
  return isTaken(id) && id !== shellId
    ? `${routes.blog.path}/${shellId}?id=${encoded}`
    : `${routes.blog.path}/${encoded}`;
}

/** The address of a page of the list; the first is the listing itself. */
export function listPagePath(page: number): '/blog' | BlogPath {
  return page === 1 ? routes.blog.path : `${routes.blog.path}/page/${page}`;
}

/** Files below the listing: all posts without their texts, and the feeds. */
export const postIndexPath: BlogPath = `${routes.blog.path}/index.json`;
export const atomPath: BlogPath = `${routes.blog.path}/feed.xml`;
export const jsonFeedPath: BlogPath = `${routes.blog.path}/feed.json`;
