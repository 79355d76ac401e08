import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type APIRequestContext, type APIResponse, expect, test } from '@playwright/test';
import type { HostingTables } from '../export/hosting';
import { onPath } from '../scripts/debian.mjs';
import { everyPath, unknownPath } from './pages';
import { PORT } from './ports';
import { originNamed } from './variants';

const NGINX_PORT = PORT + 1;
const nginx = onPath('nginx') ?? '';
const tables = JSON.parse(readFileSync('hosting/tables.json', 'utf8')) as HostingTables;

const sites = [
  { name: 'the site', root: '.', origin: '', port: NGINX_PORT, more: ['/blog/no-such-post'] },
  {
    name: 'the site with Firestore',
    root: 'variants/firestore',
    origin: originNamed('firestore'),
    port: NGINX_PORT + 3,
    more: [
      '/blog/no-such-post',
      '/blog/a/b',
      '/blog/.dot',
      `/blog/${'x'.repeat(1500)}`,
      '/blog/post',
    ],
  },
] as const;

for (const { name, root, origin, port, more } of sites)
  test.describe(`nginx and Firebase Hosting, ${name},`, () => {
    test.skip(nginx === '', 'needs nginx, which npm test installs where it can');
    let folder = '';
    let server: ChildProcess;

    test.beforeAll(async ({ request }) => {
      folder = mkdtempSync(join(tmpdir(), 'nginx-'));
      cpSync(join(root, 'out'), join(folder, 'out'), { recursive: true });
      const block = readFileSync(join(root, 'hosting/nginx.conf'), 'utf8')
        .replace('listen 80;', `listen 127.0.0.1:${port};`)
        .replace('root /var/www/out;', `root ${folder}/out;`);
      writeFileSync(
        join(folder, 'nginx.conf'),
        `user root; daemon off; pid ${folder}/pid; error_log ${folder}/error.log;
       events {} http { include /etc/nginx/mime.types; access_log off; map_hash_bucket_size 512; ${block} }`,
      );
      server = spawn(nginx, ['-p', folder, '-c', join(folder, 'nginx.conf')], { stdio: 'inherit' });
      await expect
        .poll(() =>
          request.get(`http://127.0.0.1:${port}/`).then(
            (answer) => answer.status(),
            () => 0,
          ),
        )
        .toBe(200);
    });

    test.afterAll(() => {
      server?.kill();
      rmSync(folder, { recursive: true, force: true });
    });

    test('give the same status, Location and headers for every address and alias', async ({
      request,
    }) => {
      const aliases = everyPath
        .filter((path) => path !== '/')
        .flatMap((path) => [path.toUpperCase(), path.toLowerCase(), `${path}/`, `${path}.html`])
        .filter((path) => !everyPath.includes(path));
      const assets = [
        '/icon.svg',
        '/sitemap.xml',
        '/technologies.svg',
        '/speculation-rules.json',
        '/index.html',
      ];
      const queries = ['/cisoservice?about=siem', '/about/?x=1'];
      for (const path of [
        ...everyPath,
        ...aliases,
        ...assets,
        ...queries,
        unknownPath,
        ...more,
        '/none.html',
      ]) {
        const ours = await summaryOf(request, origin + path);
        expect(await summaryOf(request, `http://127.0.0.1:${port}${path}`), path).toEqual(ours);
      }
    });
  });

/** What the tables decide of an answer. */
async function summaryOf(request: APIRequestContext, url: string) {
  const answer: APIResponse = await request.get(url, { maxRedirects: 0 });
  const headers = answer.headers();
  const decided = tables.headers
    .flatMap((rule) => Object.keys(rule.headers))
    .map((name) => name.toLowerCase());
  return {
    status: answer.status(),
    location: headers.location,
    ...Object.fromEntries(
      decided.filter((name) => name !== 'content-type').map((name) => [name, headers[name]]),
    ),
    type: headers['content-type']?.split(';')[0],
  };
}

test('_headers says what the table says, without giving a path one header twice', () => {
  const blocks = readFileSync('out/_headers', 'utf8').trim().split('\n\n');
  const rules = blocks.map((block) => {
    const [path = '', ...lines] = block.split('\n');
    return {
      path,
      headers: Object.fromEntries(
        lines.map((line) =>
          line
            .trim()
            .split(/: (.*)/s)
            .slice(0, 2),
        ),
      ),
    };
  });
  const [everything, ...single] = rules;
  for (const rule of single) {
    expect(Object.keys(everything?.headers ?? {}), rule.path).not.toEqual(
      expect.arrayContaining(Object.keys(rule.headers)),
    );
    const asked = tables.headers.find(({ path }) => path.replace('/**', '/*') === rule.path);
    expect(rule.headers).toEqual(asked?.headers);
  }
  expect(tables.headers[0]?.headers).toMatchObject(everything?.headers ?? {});
  expect(single).toHaveLength(tables.headers.length - 1);
});

test('_redirects sends on what its hosts can match', () => {
  for (const line of readFileSync('out/_redirects', 'utf8').trim().split('\n')) {
    const [from = '', to, status] = line.split(' ');
    const rule = tables.redirects.find(({ destination }) => destination === to);
    expect(status).toBe('301');
    expect(from).toMatch(new RegExp(rule?.regex ?? 'none'));
  }
});
