import { postCategories } from '@/content/blog';
import { contactSubjects } from '@/content/contact';
import { type RouteId, routes } from '@/content/routes';
import { canonicalPathOf, idAt, labelOf, routeIds, type SitePath } from '../routes';
import { slugOf } from '../text';

const topics: Partial<Record<RouteId, string>> = contactSubjects.topics;

/** The subject for each `?about=`, as in `?about=siem`: pages but home, by topic or by name, and the categories of posts. */
export const subjects: Readonly<Record<string, string>> = Object.fromEntries(
  [
    ...routeIds.filter((id) => id !== 'home').map((id) => [id, topics[id] ?? labelOf(id)]),
    ...postCategories.map((category) => [slugOf(category), category]),
  ].map(([about, words]) => [about, `${contactSubjects.start} ${words}`]),
);

/** The contact page, with the subject filled in. */
export function contactPath(about: RouteId): SitePath {
  return `${routes.contact.path}?about=${about}`;
}

/** The same from any page, without a subject where it has none. */
export function contactPathFrom(page: RouteId | undefined): SitePath {
  // Of two addresses of one page, both ask the same.
  const asked = page && idAt(canonicalPathOf(page));
  return asked && asked in subjects ? contactPath(asked) : routes.contact.path;
}

/** The same from a post: about its category, or the blog where that is none of the site's own. */
export function contactPathOfPost(category: string): SitePath {
  const about = postCategories.some((known) => known === category) ? slugOf(category) : 'blog';
  return `${routes.contact.path}?about=${about}`;
}
