import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { releaseIn } from '../build/hosting/answer';
import { pathOf } from '../lib/routes';
import {
  apache,
  caddy,
  type Engine,
  hasApache,
  hasCaddy,
  hasNginx,
  nginx,
  npmStart,
} from './hosts/engines';
import { reportOn } from './hosts/report';
import { listedPaths } from './pages';

/** The site as it is, and with posts in Firestore, where addresses without a file are read in the browser. */
const releases = ['.', 'variants/firestore'];

/** The hosts that take no download. `npm run hosts` tries the others. */
const engines: Readonly<Record<string, (root: string) => Promise<Engine>>> = {
  'npm start': npmStart,
  nginx: (root) => nginx(root),
  Caddy: caddy,
  Apache: apache,
};

for (const [host, start] of Object.entries(engines)) {
  test.describe(host, () => {
    test.skip(host === 'nginx' && !hasNginx, 'needs nginx, which npm test installs where it can');
    test.skip(host === 'Caddy' && !hasCaddy, 'needs Caddy');
    test.skip(host === 'Apache' && !hasApache, 'needs apache2-bin, installed as nginx is');

    for (const root of releases) {
      test(`answers every address of ${root} as the table says`, async () => {
        const release = releaseIn(root);
        const engine = await start(root);
        const { faults, addresses } = await reportOn(host, engine.origin, release).finally(
          engine.stop,
        );
        expect(faults).toEqual([]);
        expect(addresses).toBeGreaterThan(listedPaths.length);
      });
    }

    test('compresses as the browser takes it', async () => {
      const engine = await start('.');
      for (const [accepted, encoding] of [
        ['br', 'br'],
        ['gzip', 'gzip'],
        ['br;q=0, gzip', 'gzip'],
        ['identity', null],
        ['zebra', null],
      ] as const) {
        const headers = { 'Accept-Encoding': accepted };
        const answer = await fetch(`${engine.origin}${pathOf('about')}`, { headers });
        expect(answer.headers.get('content-encoding'), accepted).toBe(encoding);
        expect(answer.headers.get('vary'), accepted).toBe('Accept-Encoding');
        expect(await answer.text(), accepted).toContain('</html>');
      }
      await engine.stop();
    });

    test('answers 304 to who has the page, and a HEAD without a body', async ({ request }) => {
      const engine = await start('.');
      const page = `${engine.origin}${pathOf('about')}`;
      const { etag = '' } = (await request.get(page)).headers();
      expect(etag).toMatch(/^(?:W\/)?"[^"]+"$/);
      const again = await request.get(page, { headers: { 'If-None-Match': etag } });
      expect(again.status()).toBe(304);
      const head = await request.head(page);
      expect(head.status()).toBe(200);
      expect((await head.body()).length).toBe(0);
      expect((await request.post(page)).status()).toBe(405);
      await request.dispose();
      await engine.stop();
    });
  });
}

test('nginx with the block of one release serves the next one styled', async ({ page }) => {
  test.skip(!hasNginx, 'needs nginx, which npm test installs where it can');
  const engine = await nginx('variants/archive', 'hosting/nginx.conf');
  const refused: string[] = [];
  page.on('console', (message) => refused.push(message.text()));
  // Another sheet than the block was written for, as the next release may have.
  await page.route(`**${pathOf('about')}`, async (route) => {
    const answer = await route.fetch();
    const html = await answer.text();
    const [, css = ''] = html.match(/<style>([\s\S]*?)<\/style>/) ?? [];
    const next = `${css}main{outline:3px solid red}`;
    const hashOf = (text: string) => createHash('sha256').update(text).digest('base64');
    await route.fulfill({
      response: answer,
      body: html.replace(css, () => next).replace(hashOf(css), hashOf(next)),
    });
  });
  await page.goto(`${engine.origin}${pathOf('about')}`);
  await expect(page.getByRole('main')).toHaveCSS('outline-width', '3px');
  expect(refused).toEqual([]);
  await engine.stop();
});

for (const root of releases) {
  test(`the files of ${root} are within Cloudflare’s limits`, async () => {
    const linesOf = (file: string) =>
      readFileSync(`${root}/out/${file}`, 'utf8').trim().split('\n');
    const headers = linesOf('_headers');
    expect(headers.filter((line) => line.startsWith('/')).length).toBeLessThanOrEqual(100);
    expect(Math.max(...headers.map(({ length }) => length))).toBeLessThanOrEqual(2000);
    const redirects = linesOf('_redirects');
    expect(redirects.length).toBeLessThanOrEqual(2000);
    // A rewrite would come before every file below its prefix.
    expect(redirects.filter((line) => !line.endsWith(' 301'))).toEqual([]);
  });
}
