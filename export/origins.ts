import { routes } from '../content/routes';
import { shellId } from '../lib/blog/post-id';
import { postPath } from '../lib/blog/post-path';
import { environment } from '../lib/environment';

/** The third parties a page may talk to, by what for. Nothing else leaves the site's own origin. */
export interface OriginTable {
  scripts: readonly string[];
  connections: readonly string[];
  frames: readonly string[];
}

const nothing: OriginTable = { scripts: [], connections: [], frames: [] };

/** The pages that read the blog's collection, where one is configured. */
function blogPages(): Readonly<Record<string, OriginTable>> {
  if (!environment.firestore) return {};
  const { emulator } = environment.firestore;
  const firestore = emulator
    ? `http://${emulator.host}:${emulator.port}`
    : 'https://firestore.googleapis.com';
  const paths = [routes.blog.path, routes.blogs.path, postPath(shellId)];
  return Object.fromEntries(paths.map((path) => [path, { ...nothing, connections: [firestore] }]));
}

/** The origins of single pages, by path; every other page has none. */
const byPath: Readonly<Record<string, OriginTable>> = { ...blogPages() };

/** What the page at a path may use beside this origin. */
export function originsOf(path: string): OriginTable {
  return byPath[path] ?? nothing;
}

/** What all pages together may use: the site-wide policy in the host's headers. */
export function allOrigins(): OriginTable {
  const tables = Object.values(byPath);
  const union = (kind: keyof OriginTable) => [...new Set(tables.flatMap((table) => table[kind]))];
  return { scripts: union('scripts'), connections: union('connections'), frames: union('frames') };
}
