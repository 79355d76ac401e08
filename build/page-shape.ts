import { dirname } from 'node:path/posix';
import { serviceFamilies } from '../content/navigation';
import { type RouteGroup, routes } from '../content/routes';
import { listPagePath, postPath, shellId } from '../lib/blog/post-path';
import { contentFileOf } from '../lib/content-files';
import { pathOf, routeIds, serviceIds } from '../lib/routes';

/** Pages of one shape are made of the same components, and share a stylesheet. */
export type PageShape =
  | 'home'
  | 'family'
  | 'managed'
  | 'assessment'
  | 'advice'
  | 'listing'
  | 'post'
  | 'contact'
  | 'search'
  | 'text';

const families = [
  'services' as const,
  ...serviceFamilies.flatMap(({ route, items }) => (items.length > 0 ? [route] : [])),
];

const byPath: Readonly<Record<string, PageShape>> = {
  [routes.home.path]: 'home',
  '/404': 'home', // Shows home, under one line that says so.
  [routes.contact.path]: 'contact',
  [routes.search.path]: 'search',
  [routes.blog.path]: 'listing',
  [routes.blogs.path]: 'listing',
  ...Object.fromEntries(serviceIds.map((id) => [pathOf(id), shapeOfService(routes[id].group)])),
  // Its specimen is set in cards, as those of courses are.
  [pathOf('phishing')]: 'advice',
  // These lead to others, by cards.
  ...Object.fromEntries(families.map((id) => [pathOf(id), 'family'])),
};

/** What a customer would receive is set in another way by each family; training and consultancy share one. */
function shapeOfService(group: RouteGroup): PageShape {
  return group === 'managed' || group === 'assessment' ? group : 'advice';
}

/** The folder of the list's further pages. */
const listPages = dirname(listPagePath(2));

/** The address of a page's file below out/. */
export function addressOf(file: string): string {
  return `/${file.replace(/(?:^index)?\.html$/, '')}`;
}

/** The shape of the page at an address. */
export function shapeOf(address: string): PageShape {
  const known = byPath[address];
  if (known) return known;
  if (dirname(address) === listPages) return 'listing';
  return dirname(address) === routes.blog.path ? 'post' : 'text';
}

/** Whether the page at an address is that of a post; the one that reads posts in the browser is not. */
export function isPost(address: string): boolean {
  return shapeOf(address) === 'post' && address !== postPath(shellId);
}

/** Whether a page is one of those that an archive has ever more of: a post, or a further page of the list. */
export function isOfArchive(address: string): boolean {
  return isPost(address) || dirname(address) === listPages;
}

/** The file that holds the words of the page at an address, where one does. */
export function sourceOf(address: string): string | undefined {
  const id = routeIds.find((id) => pathOf(id) === address);
  return id && contentFileOf(id);
}
