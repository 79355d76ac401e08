import { readdirSync } from 'node:fs';
import { expect, test } from '@playwright/test';
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
