import { routes } from '@/content/routes';

type BlogPath = `/blog/${string}`;

/** The id whose page loads, in the browser, a post that was published after the build. */
export const shellId = 'post';

/** Names below /blog that are not free for posts: routes, the shell, and what hosts serve for a folder or a 404. */
const TAKEN: ReadonlySet<string> = new Set(['page', 'author', shellId, 'index', '404']);

/** What Firestore makes and editors type; short enough for the name of a file on every system. */
const ID = /^[a-z\d][\w-]{0,179}$/i;

/** Why a text is no post's id; undefined where it is one. */
export function faultOfId(id: string): string | undefined {
  if (!ID.test(id))
    return 'must begin with a letter from A to Z or a digit, and be of those, hyphens and underscores';
  // Without case, for some disks know none.
  return TAKEN.has(id.toLowerCase())
    ? `“${id}” means something else at an address of this site`
    : undefined;
}

/** The id that an address below /blog names; undefined where that is none. */
export function idAt(pathname: string): string | undefined {
  const id = pathname.slice(`${routes.blog.path}/`.length);
  return faultOfId(id) ? undefined : id;
}

export function postPath(id: string): BlogPath {
  return `${routes.blog.path}/${id}`;
}

/** Where the further pages of the list are. */
export const listPageFolder = `${routes.blog.path}/page/` as const;

/** The address of a page of the list; the first is the listing itself. */
export function listPagePath(page: number): '/blog' | BlogPath {
  return page === 1 ? routes.blog.path : `${listPageFolder}${page}`;
}

/** Files below the listing: all posts without their texts, and the feed. */
export const postIndexPath: BlogPath = `${routes.blog.path}/index.json`;
export const atomPath: BlogPath = `${routes.blog.path}/feed.xml`;
