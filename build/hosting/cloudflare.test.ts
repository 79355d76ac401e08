/** @jest-environment node */
import { headersFile, redirectsFile } from './cloudflare';
import { fixtureTables } from './fixture-tables';

test('no lifetime is set by two rules, for the host would join their values', () => {
  const blocks = headersFile(fixtureTables).split('\n\n');
  expect(blocks[0]).toMatch(
    /^\/\*\n {2}Content-Security-Policy: .*\n {2}X-Frame-Options: DENY\n {2}Cross-Origin-Resource-Policy: same-origin$/,
  );
  expect(blocks).toContain('/_next/static/*\n  Cache-Control: immutable');
  expect(blocks).toHaveLength(5);
});

test('redirects are the likely spellings, and no rewrite is among them', () => {
  expect(redirectsFile(fixtureTables)).toBe(
    '/About /about 301\n/about/ /about 301\n/about.html /about 301\n/Blog/* /blog/:splat 301\n',
  );
});
