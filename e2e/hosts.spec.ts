import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type APIRequestContext, expect, test } from '@playwright/test';
import type { HostingTables } from '../build/hosting/hosting';
import { atomPath } from '../lib/blog/post-path';
import { cardPath, searchFolder, sitemapPath } from '../lib/file-paths';
import { pathOf } from '../lib/routes';
import { PORT } from './ports.mjs';

/** Where Debian and Ubuntu put nginx, which npm test installs where it can. */
const NGINX = '/usr/sbin/nginx';
const MIME_TYPES = '/etc/nginx/mime.types';

const about = pathOf('about');
const START = `http://localhost:${PORT}`;
const tables: HostingTables = JSON.parse(readFileSync('hosting/tables.json', 'utf8'));
const asset = tables.assets.find((path) => path.endsWith('.js')) ?? '';

/** What hosts are told to say of an answer; each has other headers of its own. */
const told = new Set(
  [
    'content-encoding',
    'location',
    ...tables.headers.flatMap(({ headers }) => Object.keys(headers)),
  ].map((name) => name.toLowerCase()),
);

/** One of each kind of address that a host decides on. */
const addresses = [
  ...['/', about, `${about}?x=1`, pathOf('phishing'), '/%61bout', '/icon.svg', '/favicon.ico'],
  ...[asset, cardPath(about), atomPath, sitemapPath, `${searchFolder}pagefind-entry.json`],
  // Other spellings, as old links, chats and mails have them.
  ...[
    about.toUpperCase(),
    `${about}/?x=1`,
    `${about}.html`,
    `${about}.HTML/`,
    '/index.html',
    '/404',
  ],
  ...[`${about}.`, `${about})`, `${about},`, `${about}%20`, `${about}%22`, `${about}%E2%80%9D`],
  ...[pathOf('vciso').toLowerCase(), '/BLOG/Some-Post?x=1', '/Blog/a%0D%0Ab'],
  // What is not there, is not for visitors, or is not below here.
  ...[
    '/no-such-page',
    '/none.html',
    '/no/such.page',
    '/_headers',
    '/.assetsignore',
    `${about}.html.br`,
    '/_next/static/gone.js',
  ],
  ...[
    `${sitemapPath}/`,
    '/robots.txt/',
    `${about}.md/`,
    `${sitemapPath}/x`,
    '/%2e%2e/package.json',
  ],
];

/** What a browser that takes Brotli is told at an address. */
async function answered(request: APIRequestContext, origin: string, address: string) {
  const answer = await request.get(origin + address, {
    maxRedirects: 0,
    headers: { 'Accept-Encoding': 'br, gzip' },
  });
  const { 'content-type': type, ...headers } = answer.headers();
  const isFile = answer.status() === 200 || answer.status() === 404;
  return {
    headers: Object.fromEntries(Object.entries(headers).filter(([name]) => told.has(name))),
    status: answer.status(),
    type: isFile && type?.replace(/; /, ';').toLowerCase(),
    body: isFile && (await answer.body()).toString('base64'),
  };
}

/** Asks a host for the ways in which a file is sent. */
async function trySending(request: APIRequestContext, origin: string) {
  for (const [accepted, encoding] of [
    ['br, gzip', 'br'],
    ['gzip', 'gzip'],
    ['identity', undefined],
  ] as const) {
    const answer = await request.get(origin + about, { headers: { 'Accept-Encoding': accepted } });
    expect(answer.headers()['content-encoding'], accepted).toBe(encoding);
    expect(answer.headers().vary, accepted).toBe('Accept-Encoding');
    expect(await answer.text(), accepted).toContain('</html>');
  }
  const { etag = '' } = (await request.get(origin + about)).headers();
  const again = await request.get(origin + about, { headers: { 'If-None-Match': etag } });
  expect(again.status()).toBe(304);
  expect((await request.head(origin + about)).status()).toBe(200);
  expect((await request.post(origin + about)).status()).toBe(405);
}

test('npm start sends a file as browsers take it', ({ request }) => trySending(request, START));

test('nginx answers as npm start does, with the block that the Dockerfile takes', async ({
  request,
}) => {
  test.skip(!existsSync(NGINX), 'needs nginx');
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  const port = PORT + 6;
  const block = readFileSync('hosting/nginx.conf', 'utf8')
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replace('listen [::]:80;', '')
    .replace('root /var/www/out;', `root ${resolve('out')};`);
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off; master_process off; pid ${folder}/pid; error_log ${folder}/error.log; events {}
http { access_log off; include ${MIME_TYPES}; client_body_temp_path ${folder}; ${block} }`,
  );
  const server = spawn(NGINX, ['-p', folder, '-c', join(folder, 'nginx.conf')], {
    stdio: 'inherit',
  });
  const ended = once(server, 'exit');
  try {
    const origin = `http://127.0.0.1:${port}`;
    await expect(async () => {
      expect(server.exitCode, 'nginx did not start').toBeNull();
      await request.get(origin);
    }).toPass();
    await trySending(request, origin);
    for (const address of addresses)
      expect(await answered(request, origin, address), address).toEqual(
        await answered(request, START, address),
      );
  } finally {
    server.kill();
    await ended;
    rmSync(folder, { recursive: true, force: true });
  }
});
