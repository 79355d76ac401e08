import { existsSync, readFileSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { TAIL } from '../../lib/recover-spelling';
import { compressibleTypes } from '../compress';
import type { HostingTables } from './hosting';

/** An export and the tables that were written with it. */
export interface Release {
  /** The folder that holds out/. */
  root: string;
  tables: HostingTables;
}

/** What a host answers to a GET at an address, as far as the tables decide it. */
export interface Answer {
  status: 200 | 301 | 400 | 404;
  /** Where a redirect leads. */
  location?: string;
  /** The headers that the tables set, their names in small letters. */
  headers: Readonly<Record<string, string>>;
  /** The file that is sent, by its path below out/. */
  file?: string;
}

/** What is in out/ for hosts and not for visitors. */
const WITHHELD = /^\/(?:_headers|_redirects|\.assetsignore)$|\.(?:br|gz)$/;

/** @throws where nothing was built there. */
export function releaseIn(root: string): Release {
  const file = join(root, 'hosting/tables.json');
  if (!existsSync(file)) throw new Error(`There is no export in ${root}: run npm run build first.`);
  return { root, tables: JSON.parse(readFileSync(file, 'utf8')) };
}

/** The answer at an address, its query included: what every host is told to do. */
export function answerAt(release: Release, address: string): Answer {
  const { redirects, folders, rewrites } = release.tables;
  const [, asked = '', query = ''] = address.match(/^([^?]*)(.*)$/s) ?? [];
  const path = decoded(asked);
  if (path === undefined) return { status: 400, headers: headersAt(release) };

  const clean = path.replace(TAIL, '');
  const known = redirects.find(({ from }) => isSpelledAs(from, clean));
  if (known && known.to !== path) return redirect(release, encodeURI(known.to) + query);
  const folder = folders.find((folder) =>
    isSpelledAs(`${folder}/`, asked.slice(0, folder.length + 1)),
  );
  if (folder && !asked.startsWith(folder))
    return redirect(release, folder + address.slice(folder.length));
  if (clean !== path && !hasFile(release, path) && hasFile(release, `${clean}.html`))
    return redirect(release, encodeURI(clean) + query);

  const files = [path, `${path === '/' ? '/index' : path}.html`];
  const file = files.find((file) => hasFile(release, file));
  if (file) return { status: 200, headers: headersAt(release, file, path), file };
  const rewrite = rewrites.find(({ prefix }) => path.startsWith(prefix) && path !== prefix);
  const instead = rewrite?.destination ?? '/404.html';
  return { status: rewrite ? 200 : 404, headers: headersAt(release, instead), file: instead };
}

function isSpelledAs(path: string, spelling: string): boolean {
  return path.toLowerCase() === spelling.toLowerCase();
}

/** The path that an address asks for; undefined where percent signs do not make sense. */
function decoded(address: string): string | undefined {
  try {
    return decodeURIComponent(address);
  } catch {
    return undefined;
  }
}

/** Whether a visitor may have the file at a path. */
function hasFile({ root }: Release, path: string): boolean {
  if (WITHHELD.test(path) || path.split(/[/\\]/).includes('..')) return false;
  const file = join(root, 'out', path);
  // Below a file, where statSync throws, there is nothing.
  return existsSync(file) && statSync(file).isFile();
}

function redirect(release: Release, location: string): Answer {
  return { status: 301, location, headers: headersAt(release) };
}

/** The types of files, by their endings, where hosts disagree on them. */
const types: Readonly<Record<string, string>> = { ...compressibleTypes, '.ico': 'image/x-icon' };

/** A file's type, and the headers of every rule that covers the path it is at; else what every answer gets. */
function headersAt({ tables }: Release, file?: string, path?: string): Record<string, string> {
  const covering = tables.headers.filter(({ path: pattern }) => {
    if (pattern === '/**') return true;
    return pattern.endsWith('/**') ? path?.startsWith(pattern.slice(0, -2)) : path === pattern;
  });
  const type = file && types[extname(file)];
  const entries = covering.flatMap((rule) => Object.entries(rule.headers));
  return Object.fromEntries(
    [...(type ? [['content-type', type]] : []), ...entries].map(([name = '', value = '']) => [
      name.toLowerCase(),
      value,
    ]),
  );
}
