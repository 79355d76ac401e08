import type { RouteId } from '../../content/routes';
import type { Post } from '../../lib/blog/post';
import { readPages } from '../check-content/site-content';
import { commitDays } from './commit-days';

/** Modules beside a page's own whose words it shows. */
const ALSO_FROM: Partial<Record<RouteId, readonly string[]>> = {
  home: ['content/partners.json'],
  contact: ['content/company.json'],
  news: ['content/news.json'],
};

/** Pages that show the newest posts. */
const SHOW_POSTS: readonly RouteId[] = ['home', 'blog', 'news'];

/** The day on which a post last changed. */
export function dayOfPost({ date, updated }: Pick<Post, 'date' | 'updated'>): string {
  return updated ?? date;
}

/** Tells when the words of a page of the route table last changed; undefined where that is not known. */
export function pageDays(posts: readonly Post[]): (id: RouteId) => string | undefined {
  const days = commitDays('content');
  const files = new Map(readPages().map(({ route, file }) => [route, file]));
  const ofPosts = latest(posts.map(dayOfPost));
  return (id) => {
    const own = files.get(id);
    const sources = [...(own ? [own] : []), ...(ALSO_FROM[id] ?? [])].map((file) => days.get(file));
    // One that is not known may be the latest.
    if (sources.length === 0 || sources.includes(undefined)) return undefined;
    return latest([...sources, SHOW_POSTS.includes(id) ? ofPosts : undefined]);
  };
}

/** The latest of some days; undefined of none. */
export function latest(days: readonly (string | undefined)[]): string | undefined {
  return days
    .filter((day) => day !== undefined)
    .sort()
    .at(-1);
}
