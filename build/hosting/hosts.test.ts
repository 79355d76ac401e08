import { scratchFolder } from '../scratch-folder';
import { answerAt, type Release, releaseIn } from './answer';
import { headersFile, redirectsFile, workerScript } from './cloudflare';
import { firebaseConfig } from './firebase';
import { type HostingTables, hostingTables } from './hosting';

/** A short table of every kind of rule, for the tests of what each host is told. */
const fixtureTables: HostingTables = {
  headers: [
    {
      path: '/**',
      headers: {
        'Content-Security-Policy':
          "default-src 'none'; style-src 'self' 'sha256-a='; img-src 'self'",
        'X-Frame-Options': 'DENY',
        'Cross-Origin-Resource-Policy': 'same-origin',
        'Cache-Control': 'public, max-age=0',
      },
    },
    { path: '/_next/static/**', headers: { 'Cache-Control': 'immutable' } },
    { path: '/icon.svg', headers: { 'Cache-Control': 'a day' } },
    { path: '/feed.xml', headers: { 'Content-Type': 'application/atom+xml' } },
    { path: '/cards/**', headers: { 'Cross-Origin-Resource-Policy': 'cross-origin' } },
  ],
  redirects: [
    { from: '/about', to: '/about' },
    { from: '/old', to: '/about' },
  ],
  folders: ['/blog'],
  rewrites: [{ prefix: '/blog/', destination: '/blog/post.html' }],
  assets: ['/_next/static/chunks/a.js', '/_next/static/chunks/later.css'],
};

const { root, put, remove } = scratchFolder({ 'secret.txt': '' });
for (const page of ['index.html', 'about.html', 'plain.html']) put(`out/${page}`, '');
for (const file of ['about.html.br', '_headers', 'cards/about.png']) put(`out/${file}`, '');
const release: Release = { root, tables: fixtureTables };

afterAll(remove);

test.each([
  ['/', 200, '/index.html'],
  ['/about?x=1', 200, '/about.html'],
  ['/ABOUT.html/?x=1', 301, '/about?x=1'],
  ['/Old', 301, '/about'],
  ...['/', '.html', '.', ')', ',', '%20', '%22', '”', '.)', '%E2%80%9D'].map(
    (tail): [string, 301, string] => [`/about${tail}`, 301, '/about'],
  ),
  ['/plain).?x=1', 301, '/plain?x=1'],
  ['/Blog/A%3Fb?x=1', 301, '/blog/A%3Fb?x=1'],
  ['/blog/newer', 200, '/blog/post.html'],
  ['/blog/', 404, '/404.html'],
  ['/cards/about.png/', 404, '/404.html'],
  ['/about.html.br', 404, '/404.html'],
  ['/_headers', 404, '/404.html'],
  ['/../secret.txt', 404, '/404.html'],
  ['/%2e%2e/secret.txt', 404, '/404.html'],
  [`/${'x'.repeat(300)}`, 404, '/404.html'],
  ['/%00', 404, '/404.html'],
  ['/%', 400, undefined],
])('%s is answered with %i and %s', (address, status, target) => {
  const { status: actual, file, location } = answerAt(release, address);
  expect([actual, location ?? file]).toEqual([status, target]);
});

test('a later rule wins for what it covers, and a page for unknown addresses gets what all get', () => {
  const policyAt = (address: string) =>
    answerAt(release, address).headers['cross-origin-resource-policy'];
  expect(policyAt('/cards/about.png')).toBe('cross-origin');
  expect(policyAt('/cards/none.png')).toBe('same-origin');
  expect(answerAt(release, '/about').headers['content-type']).toBe('text/html');
});

test('where nothing was built that is told in a sentence', () => {
  expect(() => releaseIn(root)).toThrow('There is no export');
});

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
