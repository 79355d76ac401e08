import { type Author, authors } from '@/content/authors';
import { routes } from '@/content/routes';

/** The author whom a post names; undefined where content/authors.ts does not list one of the name. */
export function authorNamed(name: string): Author | undefined {
  return authors.find((author) => author.name === name);
}

/** The folder of the authors’ pages. */
export const authorFolder = `${routes.blog.path}/author` as const;

export function authorPath({ id }: Author): `/blog/${string}` {
  return `${authorFolder}/${id}`;
}
