import type { ServiceFamily } from '@/content/data';
import { serviceFamilies } from '@/content/navigation';
import { type RouteId, routes, type ServiceId, type Successor } from '@/content/routes';

type RoutePath = (typeof routes)[RouteId]['path'];

/** An address that is a page of this site, with an optional query or fragment. */
export type SitePath = RoutePath | `/blog/${string}` | `${RoutePath}${'#' | '?'}${string}`;

/** Whether a page is shown: a draft is in `npm run dev` alone. */
export function isShown(id: RouteId): boolean {
  return process.env.NODE_ENV === 'development' || !('draft' in routes[id]);
}

/** The id of every page that is shown, in the table's order. */
export const routeIds = (Object.keys(routes) as RouteId[]).filter(isShown);

export function pathOf(id: RouteId): RoutePath {
  return routes[id].path;
}

/** The address that a retired one is sent on to. */
export function pathOfSuccessor(successor: Successor): RoutePath | `/blog/${string}` {
  return successor in routes ? pathOf(successor as RouteId) : (successor as `/blog/${string}`);
}

/** The id of the page at an address; undefined where it is no row of the table. */
export function idAt(path: string): RouteId | undefined {
  return routeIds.find((id) => routes[id].path === path);
}

export function labelOf(id: RouteId): string {
  return routes[id].label;
}

/** Whether search engines may list a page; the placeholder pages are kept out. */
export function isListed(id: RouteId): boolean {
  return !('hidden' in routes[id]);
}

/** The address search engines should keep for a page: its own, unless the table names another. */
export function canonicalPathOf(id: RouteId): RoutePath {
  const route = routes[id];
  return 'canonical' in route ? route.canonical : route.path;
}

/** The service and listing pages, in the table's order. */
export const serviceIds = routeIds.filter(
  (id) => routes[id].family !== 'site' || id === 'services',
) as ServiceId[];

export function isService(id: RouteId): id is ServiceId {
  return serviceIds.some((service) => service === id);
}

/** Whether a page is in the sitemap: what is listed, under its own address. */
export function isInSitemap(id: RouteId): boolean {
  return isListed(id) && canonicalPathOf(id) === pathOf(id);
}

/** The family of the Services panel that a page belongs to, be it the family's own page; other pages have none. */
export function familyOf(id: RouteId | undefined): ServiceFamily | undefined {
  const family = id && routes[id].family;
  return serviceFamilies.find(({ route }) => routes[route].family === family);
}

/** The pages above a page, from home down, itself excluded; home has none. */
export function ancestorsOf(id: RouteId): RouteId[] {
  if (id === 'home') return [];
  if (routes[id].family === 'site') return ['home'];
  const family = familyOf(id)?.route;
  return family === undefined || family === id
    ? ['home', 'services']
    : ['home', 'services', family];
}

/** The services at an address of one segment, with that segment; app/[service] serves them. */
export const flatServiceIds = serviceIds
  .map((id) => ({ id, slug: pathOf(id).slice(1) }))
  .filter(({ slug }) => !slug.includes('/'));

/**
 * The service at a one-segment address.
 * @throws when no row of the route table has that address.
 */
export function serviceIdAt(slug: string): ServiceId {
  const found = flatServiceIds.find((service) => service.slug === slug);
  if (!found) throw new Error(`No service is at /${slug}: see content/routes.ts.`);
  return found.id;
}
