import { join } from 'node:path';
import type { Release } from '../../build/hosting/answer';
import { filesBelow } from '../../build/public-files';

/** Every address that hosts are tried with: pages, their other spellings, files, and what is not there. */
export function addressesOf({ root, tables }: Release): string[] {
  const files = filesBelow(join(root, 'out'))
    .map((file) => `/${file}`)
    .filter((file) => !/\.(?:br|gz)$/.test(file));
  const pages = files
    .filter((file) => file.endsWith('.html') && !file.endsWith('/404.html'))
    .map((file) => file.replace(/^\/index\.html$/, '/').replace(/\.html$/, ''));
  const others = files.filter((file) => !file.endsWith('.html') && !file.startsWith('/_'));
  const aliases = tables.redirects.flatMap(({ destination, spellings }) => [
    // Those of a retired address are nowhere else.
    ...spellings,
    ...[destination, destination.toLowerCase(), destination.toUpperCase()].flatMap((path) => [
      path,
      `${path}/`,
      `${path}.html`,
    ]),
    `${destination}.HTML`,
  ]);
  const belowFolders = tables.folders.flatMap(({ spellings }) =>
    spellings.flatMap((folder) =>
      ['Some-Post', 'a/B?x=1', '%C3%A9', 'a%3Fb', 'a%0D%0Ab'].map((rest) => `${folder}/${rest}`),
    ),
  );
  const asset = tables.assets[0] ?? '';
  return [
    ...new Set([
      ...pages,
      ...others,
      ...tables.assets,
      ...aliases.filter((alias) => !/^\/+(?:\.html)?$/i.test(alias)),
      ...belowFolders,
      ...['/index', '/index.html', '/index.html?x=1', '/404', '/404.html', '/about?x=1'],
      ...['/about/?x=1', '/cisoservice?about=siem', '/no-such-page', '/none.html', '/no/such/page'],
      ...['/_headers', '/_redirects', '/about.html.br', '/index.html.gz', '//evil.example/'],
      ...['/blog/no-such-post', '/blog/no.dot', '/blog/a/b', '/blog/.dot', '/%61bout'],
      ...[asset, `${asset}.br`, asset.replace(/\w+\.js$/, 'gone.js'), '/_next/static/'],
      `/blog/${'x'.repeat(1500)}`,
    ]),
  ];
}
