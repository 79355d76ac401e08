import type { MetadataRoute } from 'next';
import { listPageNumbers } from '@/lib/blog/pagination';
import { listPagePath, postPath } from '@/lib/blog/post-path';
import { listPosts, postsWithPage } from '@/lib/blog/posts';
import { canonicalPathOf, isListed, pathOf, routeIds } from '@/lib/routes';
import { absoluteUrl } from '@/lib/site-url';

export const dynamic = 'force-static';

/** Every canonical page, every further page of the list, and every post with the day it last changed. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const pages = routeIds
    .filter((id) => isListed(id) && canonicalPathOf(id) === pathOf(id))
    .map((id) => ({ url: absoluteUrl(pathOf(id)) }));
  const posts = (await postsWithPage()).map(({ id, date, updated }) => ({
    url: absoluteUrl(postPath(id)),
    lastModified: updated ?? date,
  }));
  const further = listPageNumbers((await listPosts()).length).slice(1);
  const lists = further.map((page) => ({ url: absoluteUrl(listPagePath(page)) }));
  return [...pages, ...lists, ...posts];
}
