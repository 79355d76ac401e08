import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CHROMIUM_FLAGS } from '../../e2e/chromium.mjs';

/** 13 needs Node 22. Fetched by npx when the bench asks for it: it is 150 packages. */
const LIGHTHOUSE = 'lighthouse@12.8.2';

const SCORES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const TIMES = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
} as const;
const KINDS = ['document', 'script', 'font'] as const;

/** Scores of 100, times in ms, transferred bytes by kind. */
export type Figures = Record<
  (typeof SCORES)[number] | keyof typeof TIMES | (typeof KINDS)[number],
  number
>;

/** Whether a slow connection is reckoned from a fast one or made. */
type Throttling = 'simulate' | 'devtools';

const MOST_ATTEMPTS = 4;
const FLAGS = ['--headless=new', '--ignore-certificate-errors', ...CHROMIUM_FLAGS];

/**
 * The figures of each address in Lighthouse's mobile run: the medians of `runs`, but for the lowest scores. They take
 * turns, so that all see the same weather.
 */
export async function measure(
  urls: readonly string[],
  runs: number,
  chromePath: string | undefined,
  throttling: Throttling,
): Promise<Figures[]> {
  const results = urls.map((): Figures[] => []);
  for (let run = 0; run < runs; run += 1) {
    for (const [index, url] of urls.entries()) {
      results[index]?.push(await runUntilRecorded(url, chromePath, throttling));
    }
  }
  return results.map(mediansOf);
}

/** Lighthouse now and then loses the trace of a page that starts a process (NO_NAVSTART), and asks to be run again. */
async function runUntilRecorded(
  url: string,
  chromePath: string | undefined,
  throttling: Throttling,
): Promise<Figures> {
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt += 1) {
    const figures = figuresOf(await report(url, chromePath, throttling));
    if (Number.isFinite(figures.LCP)) return figures;
  }
  throw new Error(`Lighthouse recorded no paint of ${url} in ${MOST_ATTEMPTS} attempts.`);
}

/** What is read here of the report of one run. */
interface Report {
  categories: Record<string, { score: number | null }>;
  audits: Record<
    string,
    {
      numericValue?: number;
      details?: { items?: { resourceType: string; transferSize: number }[] };
    }
  >;
}

/** One run in a browser of its own. A run that failed has a report too, and a non-zero exit. */
async function report(
  url: string,
  chromePath: string | undefined,
  throttling: Throttling,
): Promise<Report> {
  // By a file: it ends before a pipe has taken all of a long report.
  const folder = await mkdtemp(join(tmpdir(), 'lighthouse-'));
  const file = join(folder, 'report.json');
  const run = spawn(
    'npx',
    [
      ...['--yes', '--prefer-offline', LIGHTHOUSE, url, '--quiet', '--output=json'],
      ...[`--throttling-method=${throttling}`, `--output-path=${file}`],
      `--chrome-flags=${FLAGS.join(' ')}`,
    ],
    {
      env: { ...process.env, ...(chromePath && { CHROME_PATH: chromePath }) },
      stdio: 'ignore',
    },
  );
  await once(run, 'exit');
  const json = await readFile(file, 'utf8');
  await rm(folder, { recursive: true });
  return JSON.parse(json);
}

function figuresOf({ audits, categories }: Report): Figures {
  const bytesOf = (kind: string) =>
    audits['resource-summary']?.details?.items?.find(({ resourceType }) => resourceType === kind)
      ?.transferSize ?? 0;
  return Object.fromEntries([
    ...SCORES.map((id) => [id, Math.round((categories[id]?.score ?? 0) * 100)]),
    ...Object.entries(TIMES).map(([name, id]) => [name, audits[id]?.numericValue ?? Number.NaN]),
    ...KINDS.map((kind) => [kind, bytesOf(kind)]),
  ]);
}

function mediansOf(runs: readonly Figures[]): Figures {
  const [first] = runs;
  if (!first) throw new Error('At least one run is needed.');
  const names = Object.keys(first) as (keyof Figures)[];
  const isScore = (name: string) => SCORES.some((score) => score === name);
  const medians = names.map((name) => {
    const values = runs.map((figures) => figures[name]);
    return [name, isScore(name) ? Math.min(...values) : median(values)];
  });
  return Object.fromEntries(medians);
}

/** The middle of some measurements; of an even number, the upper of the two. */
export function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
