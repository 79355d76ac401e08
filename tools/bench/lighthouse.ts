import * as chromeLauncher from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { CHROMIUM_FLAGS } from '../../e2e/chromium.mjs';

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
): Promise<Figures[]> {
  const results = urls.map((): Figures[] => []);
  for (let run = 0; run < runs; run += 1) {
    for (const [index, url] of urls.entries()) {
      results[index]?.push(await runUntilRecorded(url, chromePath));
    }
  }
  return results.map(mediansOf);
}

/** Lighthouse now and then loses the trace of a page that starts a process (NO_NAVSTART), and asks to be run again. */
async function runUntilRecorded(url: string, chromePath: string | undefined): Promise<Figures> {
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt += 1) {
    const chrome = await chromeLauncher.launch({ chromePath, chromeFlags: FLAGS });
    try {
      const figures = await runOnce(url, chrome.port);
      if (Number.isFinite(figures.LCP)) return figures;
    } finally {
      chrome.kill();
    }
  }
  throw new Error(`Lighthouse recorded no paint of ${url} in ${MOST_ATTEMPTS} attempts.`);
}

async function runOnce(url: string, port: number): Promise<Figures> {
  const result = await lighthouse(url, { port, output: 'json', logLevel: 'error' });
  if (!result) throw new Error(`Lighthouse gave no result for ${url}.`);
  const { audits, categories } = result.lhr;
  const summary = audits['resource-summary']?.details as
    | { items: { resourceType: string; transferSize: number }[] }
    | undefined;
  const bytesOf = (kind: string) =>
    summary?.items.find(({ resourceType }) => resourceType === kind)?.transferSize ?? 0;
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
