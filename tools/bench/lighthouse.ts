import * as chromeLauncher from 'chrome-launcher';
import lighthouse, { type Flags } from 'lighthouse';
import { CHROMIUM_FLAGS } from '../../e2e/chromium.mjs';

/** Medians of some Lighthouse mobile runs of one address, but for the lowest scores; times in ms, scores of 100. */
export interface LighthouseFigures {
  scores: Record<'performance' | 'accessibility' | 'best-practices' | 'seo', number>;
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
  requests: number;
  /** Transferred bytes by kind. */
  bytes: Record<string, number>;
}

/** How Lighthouse slows the network and the processor: simulated after the load, or applied to it. */
export type Throttling = 'simulate' | 'devtools';

const MOST_ATTEMPTS = 4;
const FLAGS = ['--headless=new', '--ignore-certificate-errors', ...CHROMIUM_FLAGS];

/** Runs Lighthouse `runs` times on each address in turn, so that all see the same weather. */
export async function measure(
  urls: readonly string[],
  runs: number,
  chromePath: string | undefined,
  throttlingMethod: Throttling,
): Promise<LighthouseFigures[]> {
  const results = urls.map((): LighthouseFigures[] => []);
  for (let run = 0; run < runs; run += 1) {
    for (const [index, url] of urls.entries()) {
      results[index]?.push(await runUntilRecorded(url, chromePath, throttlingMethod));
    }
  }
  return results.map(mediansOf);
}

/** Lighthouse now and then loses the trace of a page that starts a process (NO_NAVSTART), and asks to be run again. */
async function runUntilRecorded(
  url: string,
  chromePath: string | undefined,
  throttlingMethod: Throttling,
): Promise<LighthouseFigures> {
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt += 1) {
    const chrome = await chromeLauncher.launch({ chromePath, chromeFlags: FLAGS });
    try {
      const figures = await runOnce(url, { port: chrome.port, throttlingMethod });
      if (Number.isFinite(figures.lcp)) return figures;
    } finally {
      chrome.kill();
    }
  }
  throw new Error(`Lighthouse recorded no paint of ${url} in ${MOST_ATTEMPTS} attempts.`);
}

async function runOnce(url: string, flags: Flags): Promise<LighthouseFigures> {
  const result = await lighthouse(url, { ...flags, output: 'json', logLevel: 'error' });
  if (!result) throw new Error(`Lighthouse gave no result for ${url}.`);
  const { audits, categories } = result.lhr;
  const value = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  const score = (id: string) => Math.round((categories[id]?.score ?? 0) * 100);
  const summary = audits['resource-summary']?.details as
    | { items: { resourceType: string; transferSize: number; requestCount: number }[] }
    | undefined;
  const kinds = summary?.items ?? [];
  return {
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
    },
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    requests: kinds.find(({ resourceType }) => resourceType === 'total')?.requestCount ?? 0,
    bytes: Object.fromEntries(
      kinds.map(({ resourceType, transferSize }) => [resourceType, transferSize]),
    ),
  };
}

function mediansOf(runs: readonly LighthouseFigures[]): LighthouseFigures {
  const of = (read: (figures: LighthouseFigures) => number) => median(runs.map(read));
  const lowest = (read: (figures: LighthouseFigures) => number) => Math.min(...runs.map(read));
  const [first] = runs;
  if (!first) throw new Error('At least one run is needed.');
  return {
    scores: {
      performance: lowest(({ scores }) => scores.performance),
      accessibility: lowest(({ scores }) => scores.accessibility),
      'best-practices': lowest(({ scores }) => scores['best-practices']),
      seo: lowest(({ scores }) => scores.seo),
    },
    fcp: of(({ fcp }) => fcp),
    lcp: of(({ lcp }) => lcp),
    tbt: of(({ tbt }) => tbt),
    cls: of(({ cls }) => cls),
    requests: of(({ requests }) => requests),
    bytes: first.bytes,
  };
}

/** The middle of some measurements; of an even number, the upper of the two. */
export function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
