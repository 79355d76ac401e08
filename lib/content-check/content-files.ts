import { placeholders } from '@/content/placeholders';
import { type RouteId, routes } from '@/content/routes';

/** The module under content/ that holds the words of a page: `codeReview` is in content/services/code-review.ts. */
export function contentFileOf(id: RouteId): string {
  const name = id.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);
  if (id in placeholders) return 'content/placeholders.ts';
  if (id === 'blogs') return contentFileOf('blog');
  const ofService = id === 'services' || routes[id].group !== 'site';
  return ofService ? `content/services/${name}.ts` : `content/${name}.ts`;
}
