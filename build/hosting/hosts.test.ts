import { filesBelow } from '../public-files';
import { scratchFolder } from '../scratch-folder';
import { headersFile, redirectsFile } from './cloudflare';
import { firebaseConfig } from './firebase';
import { fixtureTables } from './fixture-tables';
import { netlifyConfig } from './netlify';
import { nginxServer } from './nginx';
import { writeHosting } from './write-hosting';

test('every host finds what it reads where it looks', async () => {
  const { root, remove } = scratchFolder({ 'out/index.html': '' });
  await writeHosting(root, fixtureTables);
  expect(filesBelow(root)).toEqual([
    'firebase.json',
    'hosting/nginx.conf',
    'hosting/tables.json',
    'netlify.toml',
    'out/_headers',
    'out/_redirects',
    'out/index.html',
  ]);
  remove();
});

test('Cloudflare is told no lifetime by two rules, for it would join their values', () => {
  const blocks = headersFile(fixtureTables).split('\n\n');
  expect(blocks[0]).not.toContain('Cache-Control');
  expect(blocks[0]).toContain('X-Frame-Options: DENY');
  expect(blocks).toContain('/_next/static/*\n  Cache-Control: immutable');
});

test('Cloudflare is told the likely spellings, and no rewrite', () => {
  expect(redirectsFile(fixtureTables)).toBe(
    '/About /about 301\n/about/ /about 301\n/about.html /about 301\n/Blog/* /blog/:splat 301\n',
  );
});

test('Firebase is told of assets one by one, for a missing one must not be kept for a year', () => {
  const { headers, rewrites } = firebaseConfig(fixtureTables).hosting;
  const assets = headers.find((rule) => rule.headers.some(({ value }) => value === 'immutable'));
  const regex = new RegExp((assets && 'regex' in assets && assets.regex) || '');
  for (const asset of fixtureTables.assets) expect(asset).toMatch(regex);
  for (const missing of ['/_next/static/chunks/b.js', '/_next/static/chunks/aXjs']) {
    expect(missing).not.toMatch(regex);
  }
  expect(rewrites).toEqual([{ regex: '^/blog/.+', destination: '/blog/post.html' }]);
});

test('Netlify is told to force spellings, but those that it takes for the path itself', () => {
  const [, ...rules] = netlifyConfig(fixtureTables).split('[[redirects]]\n');
  const forced = rules.filter((rule) => rule.includes('force = true'));
  expect(forced.map((rule) => rule.match(/from = "(.*)"/)?.[1])).toEqual([
    '/About',
    '/about.html',
    '/Blog/*',
  ]);
  expect(rules.at(-1)).toMatch(/from = "\/blog\/\*"\nto = "\/blog\/post"\nstatus = 200/);
});

const nginx = nginxServer(fixtureTables, 'https://www.a-site.example:444');

test('nginx’s policy holds for the stylesheets of later exports too', () => {
  expect(nginx).toContain("style-src 'self' 'unsafe-inline'; img-src 'self'\" always;");
  expect(nginx).not.toContain('sha256');
});

test.each([
  ['the site’s name, for others may be served beside it', 'server_name www.a-site.example;'],
  ['who may show a file elsewhere', '"~^/cards/" "cross-origin";'],
  ['how long a single file is kept, compressed too', '"~^/icon\\\\.svg(?:\\\\.br)?$" "a day";'],
  ['other spellings of a folder', '"~^/Blog/(?<below>[^?]+)" /blog/$below;'],
  ['where unknown posts are read', '"~^/blog/." /blog/post.html;'],
  [
    'types that it does not know',
    'location = /feed.xml { types {} default_type application/atom+xml;',
  ],
  ['the type of stylesheets', 'location ~ \\.css$ { types {} default_type text/css;'],
])('nginx is told %s', (_, line) => {
  expect(nginx).toContain(line);
});
