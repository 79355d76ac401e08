import { existsSync, readFileSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { HostingTables } from '../../build/hosting/hosting';
import { filesBelow } from '../../build/public-files';

/** An export and the tables that were written with it. */
export interface Release {
  /** The folder that holds out/. */
  root: string;
  tables: HostingTables & { types: Readonly<Record<string, string>> };
}

/** @throws where nothing was built there. */
export function releaseIn(root: string): Release {
  if (!existsSync(join(root, 'hosting/tables.json'))) {
    throw new Error(`There is no export in ${root}: run npm run build first.`);
  }
  return { root, tables: JSON.parse(readFileSync(join(root, 'hosting/tables.json'), 'utf8')) };
}

/** What a host answers, as far as the tables decide it. Header names are in small letters. */
export interface Answer {
  status: number;
  location: string | undefined;
  /** The values of the headers that the tables set. */
  headers: Readonly<Record<string, string | undefined>>;
  /** Of what is sent; undefined for a redirect, whose body nobody reads. */
  type: string | undefined;
  /** The encoding of what is sent to a browser that takes Brotli and gzip. */
  encoding: string | undefined;
}

/** What no visitor gets. */
export const WITHHELD = /^\/_(?:headers|redirects)$|\.(?:br|gz)$/;

/** The types of what does not shrink. */
const BINARY_TYPES: Readonly<Record<string, string>> = {
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.pdf': 'application/pdf',
  // Pagefind's own, which its script reads as bytes.
  '.pagefind': 'application/octet-stream',
  '.pf_fragment': 'application/octet-stream',
  '.pf_index': 'application/octet-stream',
  '.pf_meta': 'application/octet-stream',
};

/** What the tables say that a host answers at an address, its query included. */
export function expectedAnswer(release: Release, address: string): Answer {
  const { redirects, folders, rewrites } = release.tables;
  const [, path = '', search = ''] = address.match(/^([^?]*)(.*)$/s) ?? [];
  const asked = decoded(path);
  const alias = redirects.find(({ regex }) => new RegExp(regex).test(asked));
  const [, clean] = asked.match(/^(\/.+?)(?:\.html|\/)$/) ?? [];
  if (alias) return redirect(release, encodeURI(alias.destination + search));
  if (clean && fileAt(release, `${clean}.html`))
    return redirect(release, encodeURI(clean + search));
  const below = folders.find(({ regex }) => new RegExp(regex).test(path));
  if (below) return redirect(release, below.folder + address.slice(below.folder.length));

  const found =
    fileAt(release, asked) ?? fileAt(release, `${asked === '/' ? '/index' : asked}.html`);
  if (found) return answerOf(release, 200, found, asked);
  const rewrite = rewrites.find(({ prefix }) => asked.startsWith(prefix) && asked !== prefix);
  if (rewrite) return answerOf(release, 200, `out${rewrite.destination}`, undefined);
  return answerOf(release, 404, 'out/404.html', undefined);
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return '';
  }
}

/** The path of a file of the export, from the release's folder. */
function fileAt({ root }: Release, path: string): string | undefined {
  const file = `out${path}`;
  const longest = Math.max(...path.split('/').map((part) => Buffer.byteLength(part)));
  if (WITHHELD.test(path) || longest > 255 || path.includes('\0')) return undefined;
  return existsSync(join(root, file)) && statSync(join(root, file)).isFile() ? file : undefined;
}

function redirect({ tables }: Release, location: string): Answer {
  const headers = headersAt(tables, undefined);
  return {
    status: 301,
    location,
    headers,
    type: undefined,
    encoding: undefined,
  };
}

function answerOf(
  { root, tables }: Release,
  status: number,
  file: string,
  path: string | undefined,
) {
  const { 'content-type': ownType, ...headers } = headersAt(tables, path);
  const extension = extname(file);
  return {
    status,
    location: undefined,
    headers,
    type: ownType ?? tables.types[extension] ?? BINARY_TYPES[extension],
    encoding: existsSync(join(root, `${file}.br`)) ? 'br' : undefined,
  };
}

/** The headers of every rule that covers the file at a path; with undefined, what every answer gets. */
function headersAt({ headers }: HostingTables, path: string | undefined) {
  const covering = headers.filter(({ path: pattern }) => {
    if (pattern === '/**') return true;
    return pattern.endsWith('/**') ? path?.startsWith(pattern.slice(0, -2)) : path === pattern;
  });
  const entries = covering.flatMap((rule) => Object.entries(rule.headers));
  return Object.fromEntries(
    entries.map(([name, value]): [string, string | undefined] => [name.toLowerCase(), value]),
  );
}

/** The names of the headers that the tables decide, in small letters. */
export function decidedHeaders({ tables }: Release): string[] {
  const names = tables.headers.flatMap((rule) => Object.keys(rule.headers));
  return [...new Set(names.map((name) => name.toLowerCase()))].filter(
    (name) => name !== 'content-type',
  );
}

/** Every address that hosts are tried with: pages, their other spellings, files, and what is not there. */
export function addressesOf({ root, tables }: Release): string[] {
  const files = filesBelow(join(root, 'out'))
    .map((file) => `/${file}`)
    .filter((file) => !/\.(?:br|gz)$/.test(file));
  const pages = files
    .filter((file) => file.endsWith('.html'))
    .map((file) => file.replace(/^\/index\.html$/, '/').replace(/\.html$/, ''))
    .filter((page) => !/\/404$/.test(page))
    .slice(0, MOST_PAGES);
  const others = files.filter((file) => !file.endsWith('.html') && !file.startsWith('/_'));
  const asset = tables.assets[0] ?? '';
  const aliases = tables.redirects.flatMap(({ destination, spellings }) => [
    // Those of a retired address are nowhere else.
    ...spellings,
    destination.toUpperCase(),
    destination.toLowerCase(),
    `${destination}/`,
    `${destination.toLowerCase()}/`,
    `${destination}.html`,
    `${destination.toLowerCase()}.html`,
    `${destination.toUpperCase()}/`,
    `${destination}.HTML`,
  ]);
  return [
    ...new Set([
      ...pages,
      ...others.filter((file) => !file.includes('/words/')),
      ...aliases.filter((alias) => !/^\/+(?:\.html)?$/i.test(alias)),
      ...['/index', '/index.html', '/index.html?x=1', '/404', '/404.html', '/about?x=1'],
      ...['/about/?x=1', '/cisoservice?about=siem', '/no-such-page', '/none.html', '/no/such/page'],
      ...['/_headers', '/_redirects', '/about.html.br', '/index.html.gz', '//evil.example/'],
      ...[
        '/blog/no-such-post',
        '/blog/no.dot',
        '/blog/a/b',
        ...tables.folders.flatMap(({ spellings }) =>
          spellings.flatMap((folder) => [
            `${folder}/Some-Post`,
            `${folder}/a/B?x=1`,
            `${folder}/%C3%A9`,
            `${folder}/a%3Fb`,
            `${folder}/a%0D%0Ab`,
          ]),
        ),
        '/blog/.dot',
        `/blog/${'x'.repeat(1500)}`,
      ],
      ...[asset, `${asset}.br`, asset.replace(/\w+\.js$/, 'gone.js'), '/_next/static/', '/%61bout'],
    ]),
  ];
}

/** Of a thousand posts, one is answered like the other. */
const MOST_PAGES = 60;
