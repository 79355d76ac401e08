import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { type Release, releaseIn } from '../build/hosting/answer';
import { hostingTables } from '../build/hosting/hosting';
import { writeHosting } from '../build/hosting/write-hosting';
import { retired, routes } from '../content/routes';
import { recoverCasePath } from '../lib/file-paths';
import { recoverSpelling } from '../lib/recover-spelling';
import { pathOfSuccessor } from '../lib/routes';
import { type Engine, hasNginx, nginx, npmStart } from './hosts/engines';
import { described, reportOn } from './hosts/report';

/** The site's own retired addresses, and two that are there however few it has. */
const old: typeof retired = {
  ...retired,
  '/Was-Here.php': 'about',
  '/blog/was': '/blog/is',
};

/** A release without pages but the successors', whose table has the addresses above. */
let release: Release;

test.beforeAll(async () => {
  const root = mkdtempSync(join(tmpdir(), 'retired-'));
  mkdirSync(join(root, 'out/blog'), { recursive: true });
  for (const page of ['index', '404', 'about', 'blog/is']) {
    writeFileSync(join(root, `out/${page}.html`), '<!doctype html>');
  }
  await writeHosting(root, hostingTables([], ['/_next/static/a.js'], old));
  release = releaseIn(root);
});

test.afterAll(() => rmSync(release.root, { recursive: true }));

/** Every way in which links in the wild spell an address. */
function spellingsOf(path: string): string[] {
  const cases = new Set([path, path.toLowerCase(), path.toUpperCase()]);
  return [...cases].flatMap((one) => [one, `${one}/`, `${one}.html`]);
}

const engines: Readonly<Record<string, (root: string) => Promise<Engine>>> = {
  'npm start': npmStart,
  nginx: (root) => nginx(root),
};

for (const [host, start] of Object.entries(engines)) {
  test(`${host} sends a retired address on at every spelling, its query kept`, async ({
    request,
  }) => {
    test.skip(host === 'nginx' && !hasNginx, 'needs nginx, which npm test installs where it can');
    const engine = await start(release.root);
    for (const [path, successor] of Object.entries(old)) {
      for (const spelling of spellingsOf(path)) {
        const answer = await request.get(`${engine.origin}${spelling}?from=old`, {
          maxRedirects: 0,
        });
        expect([spelling, answer.status(), answer.headers().location]).toEqual([
          spelling,
          301,
          `${pathOfSuccessor(successor)}?from=old`,
        ]);
      }
    }
    const { faults } = await reportOn(host, engine, release).finally(engine.stop);
    expect(faults.map(described)).toEqual([]);
  });
}

test('Netlify and Cloudflare Pages have a line for every likely spelling of it', () => {
  const lines = readFileSync(join(release.root, 'out/_redirects'), 'utf8').split('\n');
  for (const [path, successor] of Object.entries(old)) {
    for (const spelling of spellingsOf(path)) {
      expect(lines).toContain(`${spelling} ${pathOfSuccessor(successor)} 301`);
    }
  }
});

test('Firebase Hosting is given a pattern for all of them', () => {
  const { hosting } = JSON.parse(readFileSync(join(release.root, 'firebase.json'), 'utf8'));
  const rules: { regex: string; destination: string; type: number }[] = hosting.redirects;
  for (const [path, successor] of Object.entries(old)) {
    for (const spelling of spellingsOf(path)) {
      const rule = rules.find(({ regex }) => new RegExp(regex).test(spelling));
      expect(rule, spelling).toMatchObject({ destination: pathOfSuccessor(successor), type: 301 });
    }
  }
});

test('where a host cannot redirect, the page for unknown addresses goes over to the successor', async ({
  page,
}) => {
  const script = recoverSpelling(old);
  // The script is another than the one whose hash the page has.
  const body = readFileSync('out/404.html', 'utf8').replace(/ integrity="[^"]*"/g, '');
  await page.route(/\/was-here/i, (route) =>
    route.fulfill({ status: 404, contentType: 'text/html', body }),
  );
  await page.route(`**${recoverCasePath}`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: script }),
  );
  await page.goto('/wAs-here.PHP.Html/?from=old#main');
  await page.waitForURL(`${routes.about.path}?from=old#main`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
