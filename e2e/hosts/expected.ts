import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { answerAt, type Release } from '../../build/hosting/answer';
import { filesBelow } from '../../build/public-files';

/** What a host sends, as far as the tables decide it. */
export interface Reply {
  status: number;
  location: string | undefined;
  /** The values of the headers that the tables set, by their names in small letters. */
  headers: Readonly<Record<string, string | undefined>>;
  /** Of what is sent; undefined for a redirect, whose body nobody reads. */
  type: string | undefined;
  /** The encoding of what is sent to a browser that takes Brotli and gzip. */
  encoding: string | undefined;
}

/** What a host should send to a browser that takes Brotli and gzip. */
export function expectedReply(release: Release, address: string): Reply {
  const { status, location, headers, file } = answerAt(release, address);
  const { 'content-type': type, ...others } = headers;
  const compressed = file && existsSync(join(release.root, `out${file}.br`));
  return { status, location, headers: others, type, encoding: compressed ? 'br' : undefined };
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
