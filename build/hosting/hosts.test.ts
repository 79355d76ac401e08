import { headersFile, redirectsFile, workerScript } from './cloudflare';
import { firebaseConfig } from './firebase';
import { fixtureTables } from './fixture-tables';
import { hostingTables } from './hosting';

test('Cloudflare and Netlify are told no lifetime by two rules, for they would join their values', () => {
  const blocks = headersFile(fixtureTables).split('\n\n');
  expect(blocks[0]).not.toContain('Cache-Control');
  expect(blocks[0]).toContain('X-Frame-Options: DENY');
  expect(blocks).toContain('/_next/static/*\n  Cache-Control: immutable');
});

test('hosts that match no patterns are told the likely spellings, and none that leads to itself', () => {
  const lines = redirectsFile(fixtureTables).trim().split('\n');
  for (const spelling of ['/About', '/ABOUT', '/about/', '/about.html', '/Old.html', '/old'])
    expect(lines).toContain(`${spelling} /about 301`);
  expect(lines).toContain('/Blog/* /blog/:splat 301');
  const { redirects } = firebaseConfig(fixtureTables).hosting;
  expect(redirects).toContainEqual({ source: '/About', destination: '/about', type: 301 });
  expect(redirects).toContainEqual({ source: '/old', destination: '/about', type: 301 });
  const sources = redirects.map((rule) => ('source' in rule ? rule.source : undefined));
  for (const from of [...sources, ...lines.map((line) => line.split(' ')[0])])
    expect(from).not.toBe('/about');
});

// https://developers.cloudflare.com/workers/static-assets/headers/, and redirects/ beside it
test('the site’s own files are within Cloudflare’s limits', () => {
  const headers = headersFile(hostingTables([])).trim().split('\n');
  expect(headers.filter((line) => line.startsWith('/')).length).toBeLessThanOrEqual(100);
  expect(Math.max(...headers.map(({ length }) => length))).toBeLessThanOrEqual(2000);
  const redirects = redirectsFile(hostingTables([])).trim().split('\n');
  expect(redirects.length).toBeLessThanOrEqual(2000);
  expect(new Set(redirects.map((line) => line.split(' ')[0])).size).toBe(redirects.length);
});

test('Cloudflare’s Worker gives what is missing the lifetime of a page', async () => {
  const worker = new Function(workerScript(fixtureTables).replace('export default', 'return'))();
  const headers = { 'Cache-Control': 'immutable', 'X-Frame-Options': 'DENY' };
  const ASSETS = { fetch: async () => new Response('gone', { status: 404, headers }) };
  const answer: Response = await worker.fetch(new Request('https://a.example/a.js'), { ASSETS });
  expect([answer.status, await answer.text()]).toEqual([404, 'gone']);
  expect(answer.headers.get('cache-control')).toBe('public, max-age=0');
  expect(answer.headers.get('x-frame-options')).toBe('DENY');
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
