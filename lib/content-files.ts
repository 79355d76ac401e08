import { placeholders } from '@/content/placeholders';
import { type RouteId, routes } from '@/content/routes';

/** The module of a service by its id: `codeReview` is in content/services/code-review.ts. */
function serviceModuleOf(id: string): string {
  return `content/services/${id.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)}.ts`;
}

/** The module that holds the words of a page. */
export function contentFileOf(id: RouteId): string {
  if (id in placeholders) return 'content/placeholders.ts';
  if (id === 'blogs') return contentFileOf('blog');
  const ofService = id === 'services' || routes[id].family !== 'site';
  return ofService ? serviceModuleOf(id) : `content/${id}.ts`;
}
