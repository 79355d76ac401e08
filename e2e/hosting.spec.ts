import { readdirSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@playwright/test';
import { cardFolder } from '../lib/file-paths';
import { pathOf } from '../lib/routes';
import { service } from './examples';

test('pages revalidate, hashed assets never change, and every answer carries the security headers', async ({
  request,
}) => {
  const font = readdirSync('out/_next/static/media')[0];
  for (const [path, cache] of [
    [pathOf(service), 'public, max-age=0, must-revalidate'],
    ['/no-such-page', 'public, max-age=0, must-revalidate'],
    [`/_next/static/media/${font}`, 'public, max-age=31536000, immutable'],
    ['/icon.svg', 'public, max-age=86400, stale-while-revalidate=86400'],
    ['/sitemap.xml', 'public, max-age=0, must-revalidate'],
  ] as const) {
    const headers = (await request.get(path)).headers();
    expect(headers['cache-control'], path).toBe(cache);
    expect(headers['x-content-type-options'], path).toBe('nosniff');
    expect(headers['strict-transport-security'], path).toContain('includeSubDomains');
    expect(headers['cross-origin-opener-policy'], path).toBe('same-origin');
  }
});

test('answers are compressed', async ({ request }) => {
  const answer = await request.get(pathOf(service), { headers: { 'Accept-Encoding': 'br' } });
  expect(answer.headers()['content-encoding']).toBe('br');
});

test('another site may show a page’s card and the icon, but embed no page', async ({
  page,
  baseURL,
}) => {
  const elsewhere = createServer((_, answer) => {
    answer.setHeader('Content-Type', 'text/html').end('<!doctype html><title>A chat</title>');
  }).listen(0);
  await page.goto(`http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}/`);
  const isShown = (path: string) =>
    page.evaluate(async (url) => {
      const picture = Object.assign(new Image(), { src: url });
      return picture.decode().then(
        () => true,
        () => false,
      );
    }, `${baseURL}${path}`);
  const card = readdirSync(`out${cardFolder}`).find((name) => name.endsWith('.png'));
  expect(await isShown(`${cardFolder}${card}`)).toBe(true);
  expect(await isShown('/icon.svg')).toBe(true);
  const answer = await page.request.get(`${baseURL}${pathOf(service)}`);
  expect(answer.headers()['cross-origin-resource-policy']).toBe('same-origin');
  elsewhere.close();
});
