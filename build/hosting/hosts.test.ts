import { headersFile, redirectsFile } from './cloudflare';
import { firebaseConfig } from './firebase';
import { fixtureTables } from './fixture-tables';
import { netlifyConfig } from './netlify';
import { nginxServer } from './nginx';

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

test('nginx’s policy holds for the stylesheets of later exports too', () => {
  const nginx = nginxServer(fixtureTables, 'https://www.a-site.example:444');
  expect(nginx).toContain("style-src 'self' 'unsafe-inline'; img-src 'self'\" always;");
  expect(nginx).not.toContain('sha256');
});
