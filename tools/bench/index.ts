import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from 'playwright';
import { SCRIPT_BUDGET } from '../../build/check-page';
import { CHROMIUM_FLAGS, systemChromium } from '../../e2e/chromium.mjs';
import { everyPath } from '../../e2e/pages';
import { timeArchive } from './archive-build';
import { type Figures, measure } from './lighthouse';
import {
  BARE_PRESS,
  CPU_SLOWDOWN,
  MOST_WITHOUT_FRAMEWORK_MS,
  NETWORKS,
  type Network,
  PRESSES,
  type Press,
  pressToEffect,
} from './press';
import { writeReference } from './reference';
import { scriptBytes } from './script-bytes';
import { serveBrotli } from './serve-brotli';

/**
 * `npm run bench`: a page of each kind beside its reference, in one run. `--runs 5` runs each, `--page /about` that
 * page alone; `--beside ../before` takes another build's export for the reference; `--applied` slows the connection down
 * instead of reckoning from a fast one, which takes no account of what is painted before a page has arrived. `--posts 1000`
 * times a build of as many posts instead.
 */
const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    page: { type: 'string', multiple: true },
    beside: { type: 'string' },
    applied: { type: 'boolean', default: false },
    posts: { type: 'string' },
  },
});

if (values.posts) process.exit(timeArchive(Number(values.posts)) ? 0 : 1);

const runs = Number(values.runs);
const pages = values.page ?? everyPath;
const SITE = 4290;
const REFERENCE = 4291;

const folder = await mkdtemp(join(tmpdir(), 'bench-'));
const headers = await headersOf('.');
await cp('out', join(folder, 'site'), { recursive: true });
if (values.beside)
  await cp(join(values.beside, 'out'), join(folder, 'reference'), { recursive: true });
else await writeReference('out', join(folder, 'reference'));
// The reference is hosted alike, for Cross-Origin-Opener-Policy has the browser start a process, whatever the page;
// but the policy names the hash of the site's own style sheet, and would leave the reference without one.
const { 'Speculation-Rules': _, 'Content-Security-Policy': __, ...referenceHeaders } = headers;
const servers = [
  await serveBrotli(join(folder, 'site'), SITE, headers),
  await serveBrotli(
    join(folder, 'reference'),
    REFERENCE,
    values.beside ? await headersOf(values.beside) : referenceHeaders,
  ),
];
const executablePath = systemChromium();

console.log(`Lighthouse mobile, medians of ${runs}, the lowest scores; reference in brackets`);
console.log('page | perf a11y best seo | html script font | FCP | LCP (ratio) | TBT | CLS');
for (const path of pages) {
  const [site, reference] = await measure(
    [`https://localhost:${SITE}${path}`, `https://localhost:${REFERENCE}${path}`],
    runs,
    executablePath,
    values.applied ? 'devtools' : 'simulate',
  );
  if (site && reference) console.log(rowOf(path, site, reference));
}

const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS });
await reportScripts(browser);
if (!values.beside) await reportPresses(browser);
await browser.close();
for (const server of servers) server.close();
await rm(folder, { recursive: true });

/** The headers that every answer of a build's export has. */
async function headersOf(root: string): Promise<Record<string, string>> {
  const { hosting } = JSON.parse(await readFile(join(root, 'firebase.json'), 'utf8'));
  const all: { key: string; value: string }[] = hosting.headers[0].headers;
  return Object.fromEntries(all.map(({ key, value }) => [key, value]));
}

/** What pages send to who only reads them. */
async function reportScripts(browser: Browser) {
  console.log('\nBytes of script that reading costs, reference in brackets');
  for (const path of pages) {
    const site = await scriptBytes(browser, `https://localhost:${SITE}${path}`);
    const reference = await scriptBytes(browser, `https://localhost:${REFERENCE}${path}`);
    const over = site.bytes > SCRIPT_BUDGET ? `, over ${SCRIPT_BUDGET}` : '';
    console.log(`${path} | ${site.bytes} (${reference.bytes})${site.isTool ? ', a tool' : over}`);
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

function rowOf(path: string, site: Figures, reference: Figures): string {
  const ms = (name: 'FCP' | 'LCP' | 'TBT') =>
    `${Math.round(site[name])} (${Math.round(reference[name])})`;
  return [
    path,
    `${site.performance} (${reference.performance}) ${site.accessibility} ${site['best-practices']} ${site.seo}`,
    `${site.document} ${site.script} ${site.font} (${reference.document})`,
    ms('FCP'),
    `${ms('LCP')} ${(site.LCP / reference.LCP).toFixed(2)}`,
    ms('TBT'),
    `${site.CLS.toFixed(3)} (${reference.CLS.toFixed(3)})`,
  ].join(' | ');
}
