import type { MetadataRoute } from 'next';
import { postPath } from '@/lib/blog/post-path';
import { listPages } from '@/lib/blog/posts';
import { canonicalPathOf, isListed, pathOf, routeIds } from '@/lib/routes';
import { absoluteUrl } from '@/lib/site-url';

export const dynamic = 'force-static';

/** Every canonical page, and every post with the day it last changed. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const pages = routeIds
    .filter((id) => isListed(id) && canonicalPathOf(id) === pathOf(id))
    .map((id) => ({ url: absoluteUrl(pathOf(id)) }));
  const posts = (await listPages()).map(({ id, date, updated }) => ({
    url: absoluteUrl(postPath(id)),
    lastModified: updated ?? date,
  }));
  return [...pages, ...posts];
}
