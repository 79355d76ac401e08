import type { ServiceId } from '@/content/routes';
import { pathOf, serviceIds } from './routes';

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
