import { routes } from '@/content/routes';

/** The id whose page loads, in the browser, a post that was published after the build. */
export const shellId = 'post';

/**
 * What stands below app/blog/ beside the posts. Written out, for links are made in the browser too; the
 * build and a unit test hold it against the folder.
 */
export const blogRoutes = ['feed.json', 'feed.xml', 'index.json', 'page'] as const;

/** Names that mean something else: to this site, or to hosts, which serve `index` for the folder. */
const TAKEN: ReadonlySet<string> = new Set([...blogRoutes, shellId, 'index', '404']);

const LONGEST_ID = 1500; // bytes, a limit of Firestore
const LONGEST_NAME = 180; // bytes, so that a file's name with its suffix fits every file system

/** Whether Firestore can hold a document of this id. */
export function isDocumentId(id: string): boolean {
  return (
    id !== '' &&
    id !== '.' &&
    id !== '..' &&
    !id.includes('/') &&
    !/^__.*__$/.test(id) &&
    !/\p{Cs}/u.test(id) &&
    bytesOf(id) <= LONGEST_ID
  );
}

/**
 * Whether the address of this name below /blog is not free for a post. Without case, for some disks know
 * none; Next names its own files with an underscore first; hosts take `.html` off an address.
 */
export function isTaken(id: string): boolean {
  const name = caseless(id);
  return TAKEN.has(name) || name.startsWith('_') || name.endsWith('.html');
}

/** Whether a post of this id can be a file of the export that every host serves at its address. */
export function isFileName(id: string): boolean {
  return (
    /^[\p{L}\p{N}_-]+$/u.test(id) &&
    id === id.normalize() &&
    bytesOf(id) <= LONGEST_NAME &&
    !isTaken(id)
  );
}

/** An id as a disk that ignores case compares it. */
export function caseless(id: string): string {
  return id.toLowerCase();
}

/** The id that a post's address names, in its path or for the shell in its query; undefined where that is none. */
export function idAt({ pathname, search }: Pick<Location, 'pathname' | 'search'>) {
  try {
    const name = decodeURIComponent(pathname.slice(`${routes.blog.path}/`.length));
    const asked = name === shellId ? new URLSearchParams(search).get('id') : null;
    const id = asked ?? name;
    return isDocumentId(id) ? id : undefined;
  } catch {
    return undefined; // A stray percent sign.
  }
}

function bytesOf(text: string): number {
  return new TextEncoder().encode(text).length;
}
