import { routes } from '@/content/routes';

/** First segments below /blog that are files or folders of this site. */
export const reservedIds = [
  'page',
  'post',
  'words',
  'index.json',
  'feed.xml',
  'feed.json',
] as const;

/** The reserved id whose page loads, in the browser, a post that was published after the build. */
export const shellId = 'post' satisfies (typeof reservedIds)[number];

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
    bytesOf(id) <= LONGEST_ID
  );
}

/** Whether a post of this id can be a file of the export that every host serves at its address. */
export function isFileName(id: string): boolean {
  return (
    /^[\p{L}\p{N}_-]+$/u.test(id) &&
    id === id.normalize() &&
    bytesOf(id) <= LONGEST_NAME &&
    !reservedIds.some((reserved) => reserved === id.toLowerCase())
  );
}

/** The id in the path of a post's address; undefined where the path holds none that can be. */
export function idAt(pathname: string): string | undefined {
  try {
    const id = decodeURIComponent(pathname.slice(`${routes.blog.path}/`.length));
    return isDocumentId(id) ? id : undefined;
  } catch {
    return undefined; // A stray percent sign.
  }
}

function bytesOf(text: string): number {
  return new TextEncoder().encode(text).length;
}
