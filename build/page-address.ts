import { dirname } from 'node:path/posix';
import { placeholders } from '../content/placeholders';
import { routes } from '../content/routes';
import { authorFolder } from '../lib/blog/authors';
import { postPath, shellId } from '../lib/blog/post-path';
import { idAt, isService } from '../lib/routes';

/** The address of a page's file below out/. */
export function addressOf(file: string): string {
  return `/${file.replace(/(?:^index)?\.html$/, '')}`;
}

/** Whether the page at an address is that of a post; the one that reads posts in the browser is not. */
export function isPost(address: string): boolean {
  return dirname(address) === routes.blog.path && address !== postPath(shellId);
}

/** Whether the page at an address is that of an author. */
export function isAuthor(address: string): boolean {
  return dirname(address) === authorFolder;
}

/** The module that holds the words of the page at an address, where one does. */
export function sourceOf(address: string): string | undefined {
  const id = idAt(address);
  if (id === undefined) return undefined;
  if (id in placeholders) return 'content/placeholders.ts';
  if (isService(id)) return serviceModuleOf(id);
  return `content/${hyphened(id === 'blogs' ? 'blog' : id)}.ts`;
}

/** The module of a service by its id: `codeReview` is in content/services/code-review.ts. */
export function serviceModuleOf(id: string): string {
  return `content/services/${hyphened(id)}.ts`;
}

function hyphened(id: string): string {
  return id.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);
}
