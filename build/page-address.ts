import { dirname } from 'node:path/posix';
import { routes } from '../content/routes';
import { listPagePath, postPath, shellId } from '../lib/blog/post-path';
import { contentFileOf } from '../lib/content-files';
import { pathOf, routeIds } from '../lib/routes';

/** The address of a page's file below out/. */
export function addressOf(file: string): string {
  return `/${file.replace(/(?:^index)?\.html$/, '')}`;
}

/** Whether the page at an address is that of a post; the one that reads posts in the browser is not. */
export function isPost(address: string): boolean {
  return dirname(address) === routes.blog.path && address !== postPath(shellId);
}

/** Whether the page at an address lists posts. */
export function isListing(address: string): boolean {
  return address === routes.blog.path || address === routes.blogs.path || isFurtherList(address);
}

/** Whether a page is one of those that an archive has ever more of: a post, or a further page of the list. */
export function isOfArchive(address: string): boolean {
  return isPost(address) || isFurtherList(address);
}

function isFurtherList(address: string): boolean {
  return dirname(address) === dirname(listPagePath(2));
}

/** The file that holds the words of the page at an address, where one does. */
export function sourceOf(address: string): string | undefined {
  const id = routeIds.find((id) => pathOf(id) === address);
  return id && contentFileOf(id);
}
