import { once } from 'node:events';
import { type IncomingMessage, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { scratchFolder } from '../scratch-folder';
import { headersFile, redirectsFile, workerScript } from './cloudflare';
import { firebaseConfig } from './firebase';
import { type HostingTables, hostingTables } from './hosting';
import { serve } from './serve';

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
for (const page of ['index.html', 'about.html', 'plain.html', '404.html', 'blog/post.html'])
  put(`out/${page}`, page);
for (const file of ['about.html.br', '_headers', 'cards/about.png']) put(`out/${file}`, file);
put('hosting/tables.json', JSON.stringify(fixtureTables));
let server: Server;

beforeAll(async () => {
  server = await serve(0, root);
});
afterAll(() => {
  server.close();
  remove();
});

/** What the server answers; not by fetch, which would tidy an address. */
async function answerAt(path: string) {
  const { port } = server.address() as AddressInfo;
  const asked = request({ port, path, agent: false }).end();
  const [answer]: IncomingMessage[] = await once(asked, 'response');
  const body = (await answer?.toArray())?.join('');
  return { status: answer?.statusCode, headers: answer?.headers ?? {}, body };
}

test.each([
  ['/', 200, 'index.html'],
  ['/about?x=1', 200, 'about.html'],
  ['/ABOUT.html/?x=1', 301, '/about?x=1'],
  ['/Old', 301, '/about'],
  ...['/', '.html', '.', ')', ',', '%20', '%22', '.)', '%E2%80%9D'].map(
    (tail): [string, 301, string] => [`/about${tail}`, 301, '/about'],
  ),
  ['/plain).?x=1', 301, '/plain?x=1'],
  ['/Blog/A%3Fb?x=1', 301, '/blog/A%3Fb?x=1'],
  ['/blog/newer', 200, 'blog/post.html'],
  ['/blog/', 404, '404.html'],
  ['/cards/about.png/', 404, '404.html'],
  ['/cards/about.png/x', 404, '404.html'],
  ['/about.html.br', 404, '404.html'],
  ['/_headers', 404, '404.html'],
  ['/../secret.txt', 404, '404.html'],
  ['/%2e%2e/secret.txt', 404, '404.html'],
  ['/../secret.txt.', 404, '404.html'],
  [`/${'x'.repeat(300)}`, 404, '404.html'],
  ['/%00', 404, '404.html'],
  ['/%', 400, ''],
])('%s is answered with %i and %s', async (address, status, target) => {
  const { status: actual, headers, body } = await answerAt(address);
  expect([actual, headers.location ?? body]).toEqual([status, target]);
});

test('a later rule wins for what it covers, and a page for unknown addresses gets what all get', async () => {
  const policyAt = async (address: string) =>
    (await answerAt(address)).headers['cross-origin-resource-policy'];
  expect(await policyAt('/cards/about.png')).toBe('cross-origin');
  for (const other of ['/cards/none.png', '/about', '/ABOUT', '/%'])
    expect(await policyAt(other)).toBe('same-origin');
  expect((await answerAt('/about')).headers['content-type']).toBe('text/html;charset=utf-8');
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
