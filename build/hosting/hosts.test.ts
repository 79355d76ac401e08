import { htaccess } from './apache';
import { azureConfig } from './azure';
import { caddyfile } from './caddy';
import { headersFile, redirectsFile, workerScript } from './cloudflare';
import { firebaseConfig } from './firebase';
import { fixtureTables } from './fixture-tables';
import { hostingTables } from './hosting';
import { netlifyConfig } from './netlify';
import { nginxServer } from './nginx';
import { vercelConfig } from './vercel';

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

test('nginx’s, Caddy’s and Apache’s policies hold for the stylesheets of later exports too', () => {
  const site = 'https://www.a-site.example:444';
  const files = [
    nginxServer(fixtureTables, site),
    caddyfile({ ...fixtureTables, types: { '.js': 'text/javascript' } }, site),
    htaccess({ ...fixtureTables, types: { '.js': 'text/javascript' } }),
  ];
  for (const file of files) {
    expect(file).toContain("style-src 'self' 'unsafe-inline'; img-src 'self'\"");
    expect(file).not.toContain('sha256');
  }
});

test('Vercel is told of assets one by one, and of the spellings that it does not mend itself', () => {
  const { headers, redirects, rewrites } = vercelConfig(fixtureTables);
  const lasting = headers.filter((rule) => rule.headers.some(({ value }) => value === 'immutable'));
  expect(lasting.map(({ source }) => source)).toEqual(fixtureTables.assets);
  expect(redirects.map(({ source, destination }) => `${source} ${destination}`)).toEqual([
    '/About /about',
    '/Blog/:rest* /blog/:rest*',
  ]);
  expect(rewrites).toEqual([{ source: '/blog/:rest+', destination: '/blog/post' }]);
});

test('Azure is told one rule for an address, in a file that it takes', () => {
  const { globalHeaders, routes, responseOverrides } = azureConfig(fixtureTables);
  expect(globalHeaders?.['X-Frame-Options']).toBe('DENY');
  expect(routes).toContainEqual({ route: '/About', redirect: '/about', statusCode: 301 });
  expect(routes).toContainEqual({
    route: '/cards/*',
    headers: fixtureTables.headers.at(-1)?.headers,
  });
  expect(responseOverrides[404].rewrite).toBe('/404.html');
  const paths = routes.map(({ route }) => route);
  expect(new Set(paths).size).toBe(paths.length);
  const whole = JSON.stringify(azureConfig(hostingTables([], [])));
  // https://learn.microsoft.com/azure/static-web-apps/quotas
  expect(whole.length).toBeLessThan(20_000);
});
