import { routes } from '@/content/routes';

/** The address of a post; ids are encoded, for they come from outside. */
export function postPath(id: string): `/blog/${string}` {
  return `${routes.blog.path}/${encodeURIComponent(id)}`;
}
