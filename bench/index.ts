import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { routes } from '../content/routes';
import { systemChromium } from '../scripts/chromium.mjs';
import { measureBuilds } from './build-size';
import { clicksToPainted, tapToHydrated, withBrowser } from './interaction';
import { type LighthouseFigures, measure, type Throttling } from './lighthouse';
import { benchLoad } from './load';
import { writeReference } from './reference';
import { serveBrotli } from './serve-brotli';

/**
 * `npm run bench`: the site beside its reference, in one run. `--runs 5` runs each, `--page /about`
 * that page alone, `--every` every page once instead of one page a shape, `--throttling devtools` applied instead of simulated.
 * `--posts 12 --posts 1000 --posts 10000` times builds of as many posts instead, `--load` sends requests for a minute.
 */
const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    every: { type: 'boolean', default: false },
    page: { type: 'string', multiple: true },
    throttling: { type: 'string', default: 'simulate' },
    posts: { type: 'string', multiple: true },
    load: { type: 'boolean', default: false },
  },
});

if (values.posts) {
  const faults = await measureBuilds(values.posts.map(Number));
  for (const fault of faults) console.error(fault);
  process.exit(faults.length > 0 ? 1 : 0);
}

if (values.load) {
  await benchLoad();
  process.exit();
}

const runs = values.every ? 1 : Number(values.runs);
const interactions = Math.max(runs, 9);
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
const shapes = [
  routes.home.path,
  routes.vapt.path,
  routes.mssp.path,
  routes.about.path,
  routes.blog.path,
  listed.find((path) => path.startsWith(`${routes.blog.path}/`)) ?? routes.blog.path,
  routes.contact.path,
];

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
const chromium = process.env.CHROMIUM_PATH ?? systemChromium();

console.log(
  `Lighthouse mobile, ${throttling} throttling, medians of ${runs}; reference in brackets`,
);
console.log(
  'page | perf a11y best seo | html script font | requests | FCP | LCP (ratio) | TBT | CLS',
);
for (const path of values.page ?? (values.every ? listed : shapes)) {
  const [site, reference] = await measure(
    [`https://localhost:${SITE}${path}`, `https://localhost:${REFERENCE}${path}`],
    runs,
    chromium,
    throttling,
  );
  if (site && reference) console.log(rowOf(path, site, reference));
}

await withBrowser(chromium, async (browser) => {
  console.log(`\nProcessor slowed 4 times, medians of ${interactions}`);
  for (const path of [routes.home.path, routes.vapt.path, routes.contact.path]) {
    const time = await tapToHydrated(browser, `https://localhost:${SITE}${path}`, interactions);
    console.log(`${path}: first tap to hydrated ${time.toFixed(0)} ms`);
  }
  const [site = NaN, reference = NaN] = await clicksToPainted(
    browser,
    [SITE, REFERENCE].map((port) => `https://localhost:${port}`),
    routes.mssp.path,
    interactions,
  );
  console.log(
    `click to the next page's largest paint ${site.toFixed(0)} ms (${reference.toFixed(0)})`,
  );
});

for (const server of servers) server.close();
await rm(folder, { recursive: true });

function rowOf(path: string, site: LighthouseFigures, reference: LighthouseFigures): string {
  const { performance, accessibility, seo, 'best-practices': practices } = site.scores;
  const { document = 0, script = 0, font = 0 } = site.bytes;
  const ms = (value: number) => `${Math.round(value)}`;
  return [
    path,
    `${performance} ${accessibility} ${practices} ${seo}`,
    `${document} ${script} ${font} (${reference.bytes.document ?? 0})`,
    `${site.requests} (${reference.requests})`,
    `${ms(site.fcp)} (${ms(reference.fcp)})`,
    `${ms(site.lcp)} (${ms(reference.lcp)}) ${(site.lcp / reference.lcp).toFixed(2)}`,
    `${ms(site.tbt)} (${ms(reference.tbt)})`,
    `${site.cls.toFixed(3)} (${reference.cls.toFixed(3)})`,
  ].join(' | ');
}
