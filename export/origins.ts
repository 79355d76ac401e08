/** The third parties a page may talk to, by what for. Nothing else leaves the site's own origin. */
export interface OriginTable {
  scripts: readonly string[];
  connections: readonly string[];
  frames: readonly string[];
}

const nothing: OriginTable = { scripts: [], connections: [], frames: [] };

/** The origins of single pages, by path; every other page has none. */
const byPath: Readonly<Record<string, OriginTable>> = {};

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
