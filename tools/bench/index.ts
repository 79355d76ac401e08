import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser } from 'playwright';
import { routes } from '../../content/routes';
import { systemChromium } from '../../e2e/chromium.mjs';
import { listPagePath } from '../../lib/blog/post-path';
import { timeArchive } from './archive-build';
import { type LighthouseFigures, measure, type Throttling } from './lighthouse';
import { BARE_PRESS, MOST_WITHOUT_FRAMEWORK_MS, PRESSES, type Press, pressToEffect } from './press';
import { writeReference } from './reference';
import { MOST_SCRIPT_FOR_READING, READING, scriptBytes } from './script-bytes';
import { serveBrotli } from './serve-brotli';
import { CPU_SLOWDOWN, NETWORKS, type Network, withBrowser } from './slow-phone';

/**
 * `npm run bench`: the site beside its reference, in one run. `--runs 5` runs each, `--page /about`
 * that page alone, `--every` every page once instead of one page a shape, `--throttling devtools` applied instead of simulated.
 * `--posts 1000` times a build of as many posts instead.
 */
const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    every: { type: 'boolean', default: false },
    page: { type: 'string', multiple: true },
    throttling: { type: 'string', default: 'simulate' },
    posts: { type: 'string' },
  },
});

if (values.posts) process.exit(timeArchive(Number(values.posts)) ? 0 : 1);

const runs = values.every ? 1 : Number(values.runs);
const throttling = values.throttling as Throttling;
const SITE = 4290;
const REFERENCE = 4291;

const sitemap = await readFile('out/sitemap.xml', 'utf8').catch(() => {
  console.error('There is no out/ to measure: run npm run build first.');
  process.exit(1);
});
const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
  ([, url = '']) => new URL(url).pathname,
);
/** The addresses of posts: below the listing, but no further page of the list. */
const posts = listed.filter(
  (path) =>
    path.startsWith(`${routes.blog.path}/`) && !path.startsWith(listPagePath(2).replace(/2$/, '')),
);
const shapes = [
  routes.home.path,
  routes.vapt.path,
  routes.mssp.path,
  routes.about.path,
  routes.blog.path,
  posts[0] ?? routes.blog.path,
  routes.contact.path,
];

const pages = values.page ?? (values.every ? listed : shapes);

/** Seconds that one of each took on two idle cores, both sites where both are measured. */
const SECONDS = {
  start: 20,
  lighthouse: 24,
  reading: 20,
  press: 5,
};
const seconds =
  SECONDS.start +
  pages.length * (runs * SECONDS.lighthouse + SECONDS.reading) +
  runs * PRESSES.length * Object.keys(NETWORKS).length * SECONDS.press;
console.log(`This takes about ${Math.ceil(seconds / 60)} minutes on an idle machine.\n`);

const folder = await mkdtemp(join(tmpdir(), 'bench-'));
const { hosting } = JSON.parse(await readFile('firebase.json', 'utf8'));
const headers = Object.fromEntries(
  hosting.headers[0].headers.map(({ key, value }: { key: string; value: string }) => [key, value]),
);
await cp('out', join(folder, 'site'), { recursive: true });
await writeReference('out', join(folder, 'reference'));
// The reference is hosted alike, for Cross-Origin-Opener-Policy has the browser start a process, whatever the page;
// but the policy names the hash of the site's own style sheet, and would leave the reference without one.
const { 'Speculation-Rules': _, 'Content-Security-Policy': __, ...referenceHeaders } = headers;
const servers = [
  await serveBrotli(join(folder, 'site'), SITE, headers),
  await serveBrotli(join(folder, 'reference'), REFERENCE, referenceHeaders),
];
const chromium = systemChromium();

console.log(
  `Lighthouse mobile, ${throttling} throttling, medians of ${runs}, the lowest scores; reference in brackets`,
);
console.log(
  'page | perf a11y best seo | html script font | requests | FCP | LCP (ratio) | TBT | CLS',
);
for (const path of pages) {
  const [site, reference] = await measure(
    [`https://localhost:${SITE}${path}`, `https://localhost:${REFERENCE}${path}`],
    runs,
    chromium,
    throttling,
  );
  if (site && reference) console.log(rowOf(path, site, reference));
}

await withBrowser(chromium, async (browser) => {
  await reportScripts(browser);
  await reportPresses(browser);
});

for (const server of servers) server.close();
await rm(folder, { recursive: true });

/** What pages send to who only reads them. */
async function reportScripts(browser: Browser) {
  console.log(`\nBytes of script, reference in brackets: ${READING.join(' | ')}`);
  for (const path of pages) {
    const site = await scriptBytes(browser, `https://localhost:${SITE}${path}`);
    const reference = await scriptBytes(browser, `https://localhost:${REFERENCE}${path}`);
    const columns = site.bytes.map((bytes, step) => `${bytes} (${reference.bytes[step]})`);
    const over = Math.max(...site.bytes) > MOST_SCRIPT_FOR_READING;
    const remark = site.tool ? 'a tool' : over ? `over ${MOST_SCRIPT_FOR_READING}` : '';
    console.log([path, ...columns, remark].filter(Boolean).join(' | '));
  }
}

/** How long the first press on each island takes, beside the reference where that answers too. */
async function reportPresses(browser: Browser) {
  const networks = Object.keys(NETWORKS) as Network[];
  console.log(
    `\nFirst press to effect, processor slowed ${CPU_SLOWDOWN} times, medians of ${runs}: ${networks.join(' | ')}`,
  );
  const time = (port: number, press: Press, network: Network) =>
    pressToEffect(browser, `https://localhost:${port}`, press, network, runs);
  const bare = await time(REFERENCE, BARE_PRESS, 'loopback');
  console.log(`${BARE_PRESS.name}, which is the browser’s own time | ${bare.toFixed(0)} ms`);
  for (const press of PRESSES) {
    const columns: string[] = [];
    for (const network of networks) {
      const site = await time(SITE, press, network);
      const reference = press.withoutFramework
        ? ` (${(await time(REFERENCE, press, network)).toFixed(0)})`
        : '';
      const over = press.withoutFramework && site > MOST_WITHOUT_FRAMEWORK_MS;
      columns.push(`${site.toFixed(0)} ms${reference}${over ? ', over the limit' : ''}`);
    }
    console.log([press.name, ...columns].join(' | '));
  }
}

function rowOf(path: string, site: LighthouseFigures, reference: LighthouseFigures): string {
  const { performance, accessibility, seo, 'best-practices': practices } = site.scores;
  const { document = 0, script = 0, font = 0 } = site.bytes;
  const ms = (value: number) => `${Math.round(value)}`;
  return [
    path,
    `${performance} (${reference.scores.performance}) ${accessibility} ${practices} ${seo}`,
    `${document} ${script} ${font} (${reference.bytes.document ?? 0})`,
    `${site.requests} (${reference.requests})`,
    `${ms(site.fcp)} (${ms(reference.fcp)})`,
    `${ms(site.lcp)} (${ms(reference.lcp)}) ${(site.lcp / reference.lcp).toFixed(2)}`,
    `${ms(site.tbt)} (${ms(reference.tbt)})`,
    `${site.cls.toFixed(3)} (${reference.cls.toFixed(3)})`,
  ].join(' | ');
}
