import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type APIRequestContext, expect, test } from '@playwright/test';
import { answerAt, releaseIn } from '../build/hosting/answer';
import { atomPath } from '../lib/blog/post-path';
import { cardPath, searchFolder, sitemapPath } from '../lib/file-paths';
import { pathOf } from '../lib/routes';
import { PORT } from './ports.mjs';

/** Where Debian and Ubuntu put nginx, which npm test installs where it can. */
const NGINX = '/usr/sbin/nginx';
const MIME_TYPES = '/etc/nginx/mime.types';

const about = pathOf('about');
const release = releaseIn('.');
const asset = release.tables.assets.find((path) => path.endsWith('.js')) ?? '';

/** One of each kind of address that a host decides on. */
const addresses = [
  ...['/', about, `${about}?x=1`, pathOf('phishing'), '/%61bout', '/icon.svg', '/robots.txt'],
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
    headers: { ...headers, ...(isFile && { 'content-type': type?.split(';')[0] }) },
    status: answer.status(),
    body: isFile ? (await answer.body()).toString('base64') : undefined,
  };
}

/** Asks a host for one of each address, and for the ways in which a file is sent. */
async function tryHost(request: APIRequestContext, origin: string) {
  for (const address of addresses) {
    const { status, location, headers, file } = answerAt(release, address);
    const { body, ...actual } = await answered(request, origin, address);
    const encoding = file && existsSync(`out${file}.br`) && { 'content-encoding': 'br' };
    expect(actual, address).toMatchObject({
      status,
      headers: { ...headers, ...encoding, ...(location && { location }) },
    });
    if (file) expect(body, address).toBe(readFileSync(`out${file}`).toString('base64'));
  }
  for (const [accepted, encoding] of [
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

test('npm start answers as the table of headers and redirects says', ({ request }) =>
  tryHost(request, `http://localhost:${PORT}`));

test('nginx does with the block that the Dockerfile takes', async ({ request }) => {
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
    await tryHost(request, origin);
  } finally {
    server.kill();
    await ended;
    rmSync(folder, { recursive: true, force: true });
  }
});
