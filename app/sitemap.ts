import type { MetadataRoute } from 'next';
import { accessibility } from '@/content/accessibility';
import type { RouteId } from '@/content/routes';
import { authorPath } from '@/lib/blog/authors';
import { listPageNumbers } from '@/lib/blog/pagination';
import type { PostSummary } from '@/lib/blog/post';
import { listPagePath, postPath } from '@/lib/blog/post-path';
import { listPosts, writers } from '@/lib/blog/posts';
import { isInSitemap, pathOf, routeIds } from '@/lib/routes';
import { absoluteUrl } from '@/lib/site-url';

export const dynamic = 'force-static';

/** Every page that search engines may list, with the day of its last change where the content says one. */
export default function sitemap(): MetadataRoute.Sitemap {
  const posts = listPosts();
  const newest = latestDay(posts);
  const days: Partial<Record<RouteId, string | undefined>> = {
    blog: newest,
    accessibility: accessibility.reviewed,
  };
  return [
    ...routeIds.filter(isInSitemap).map((id) => entry(pathOf(id), days[id])),
    ...listPageNumbers(posts.length)
      .slice(1)
      .map((page) => entry(listPagePath(page), newest)),
    ...posts.map((post) => entry(postPath(post.id), latestDay([post]))),
    ...writers().map((author) =>
      entry(authorPath(author), latestDay(posts.filter((post) => post.author === author.name))),
    ),
  ];
}

function entry(path: string, day: string | undefined) {
  return { url: absoluteUrl(path), ...(day && { lastModified: day }) };
}

function latestDay(posts: readonly (PostSummary & { updated?: string })[]): string | undefined {
  return posts
    .map(({ date, updated }) => updated ?? date)
    .sort()
    .at(-1);
}
