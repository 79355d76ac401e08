import { execFileSync, spawn } from 'node:child_process';
import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { CARDS_KEPT } from '../../build/outputs/cards/card-printer';
import { systemChromium } from '../chromium.mjs';
import { serve } from '../serve.mjs';
import { writeArchive } from './archive';
import { withBrowser } from './interaction';
import { describeSearch, measureSearch } from './search';

/** Below ten, for what every build needs is the same; a loop inside a loop over the posts shows here. */
const MOST_GROWTH = 9;
/** Pagefind takes 0.4 MB a post for the last step of its index, when Next's memory is free again. */
const MOST_GIGABYTES = 6;
const SAMPLE_INTERVAL_MS = 500; // between two readings of the memory

interface Measured {
  posts: number;
  seconds: number;
  peak: number;
  files: number;
  bytes: number;
  search: string;
}

const SEARCH_PORT = 4292;
const SEARCH_RUNS = 3;

async function measure(posts: number): Promise<Measured> {
  const root = `variants/bench-${posts}`;
  const folder = join(root, 'archive');
  rmSync(root, { recursive: true, force: true });
  // As on a new machine: a build keeps the cards of the last one.
  rmSync(CARDS_KEPT, { recursive: true, force: true });
  writeArchive(folder, posts);
  const started = performance.now();
  const peak = await build({ SITE_ROOT: root, POSTS_FOLDER: folder });
  const seconds = (performance.now() - started) / 1000;
  const sizes = sizesIn(join(root, 'out'));
  const search = await searchFigures(root);
  rmSync(root, { recursive: true, force: true });
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  return { posts, seconds, peak, files: sizes.length, bytes, search };
}

/** What the search over a build costs, as a line. */
async function searchFigures(root: string): Promise<string> {
  const server = await serve(SEARCH_PORT, root);
  const cost = await withBrowser(systemChromium(), (browser) =>
    measureSearch(browser, `http://localhost:${SEARCH_PORT}`, SEARCH_RUNS),
  );
  server.closeAllConnections();
  server.close();
  return describeSearch(cost);
}

/** Builds, and resolves to the most memory that the build and all its processes held at one time. */
function build(env: Record<string, string>): Promise<number> {
  const child = spawn(process.execPath, ['tools/build.mjs'], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  let peak = 0;
  const timer = setInterval(() => {
    peak = Math.max(peak, residentBelow(child.pid ?? 0));
  }, SAMPLE_INTERVAL_MS);
  return new Promise((resolve, reject) => {
    child.on('close', (code) => {
      clearInterval(timer);
      if (code === 0) resolve(peak);
      else reject(new Error(`The build ended with ${code}.`));
    });
  });
}

/** The resident memory of a process and of all below it, in bytes. */
function residentBelow(root: number): number {
  const rows = execFileSync('ps', ['-e', '-o', 'pid=,ppid=,rss='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number));
  const family = new Set([root]);
  let kilobytes = 0;
  // Parents come before their children, but where numbers have wrapped around.
  for (const [pid = 0, parent = 0, rss = 0] of [...rows, ...rows]) {
    if (!family.has(parent) || family.has(pid)) continue;
    family.add(pid);
    kilobytes += rss;
  }
  return kilobytes * 1024;
}

function sizesIn(folder: string): number[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => statSync(join(entry.parentPath, entry.name)).size);
}

function report(
  { posts, seconds, peak, files, bytes, search }: Measured,
  base: Measured | undefined,
) {
  const cost =
    base && posts > base.posts
      ? `${(((seconds - base.seconds) * 1000) / (posts - base.posts)).toFixed(1)} ms a post`
      : '';
  const columns = [
    `${posts} posts`,
    `${seconds.toFixed(1)} s`,
    `${(peak / 1024 ** 2).toFixed(0)} MB at most`,
    `${files} files`,
    `${(bytes / 1024 ** 2).toFixed(1)} MB in out/`,
    cost,
  ];
  console.log(columns.map((column) => column.padStart(18)).join(''));
  console.log(`    ${search}`);
}

/**
 * Times the build at several sizes of the embedded archive, each with a row. Resolves to what is wrong,
 * in sentences: ten times the posts in more than `MOST_GROWTH` times the time, or more than `MOST_GIGABYTES`.
 */
export async function measureBuilds(sizes: readonly number[]): Promise<string[]> {
  const results: Measured[] = [];
  for (const posts of sizes) {
    const measured = await measure(posts);
    report(measured, results[0]);
    results.push(measured);
  }
  const [thousand, tenThousand] = [1_000, 10_000].map((size) =>
    results.find(({ posts }) => posts === size),
  );
  const growth = thousand && tenThousand ? tenThousand.seconds / thousand.seconds : 0;
  return [
    growth > MOST_GROWTH && `10,000 posts took ${growth.toFixed(1)} times as long as 1,000.`,
    results.some(({ peak }) => peak > MOST_GIGABYTES * 1024 ** 3) &&
      `A build held more than ${MOST_GIGABYTES} GB.`,
  ].filter((fault) => fault !== false);
}
