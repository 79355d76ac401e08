import '../build/report-errors.mjs';
import { readFileSync } from 'node:fs';

// `npm run reports FILE`: what the lines of tools/collector.mjs say. The 75th percentile of each web vital by page and
// release, worst pages first, with the element it is most often of; a release that made a page slower; failures by cause.

/** Beyond these a value is poor: https://web.dev/articles/vitals. In ms, but CLS. */
const GOOD = { LCP: 2_500, INP: 200, CLS: 0.1, FCP: 1_800, TTFB: 800 } as const;
type Vital = keyof typeof GOOD;
const VITALS = Object.keys(GOOD) as Vital[];

/** Fewer visits than this say little. */
const FEWEST_VISITS = 20;

/** A release is slower where a page's value has grown by more than this part. */
const SLOWER = 0.1;

interface Report extends Partial<Record<Vital, number>> {
  type: string;
  release?: string;
  path?: string;
  time: string;
  cause?: string;
  directive?: string;
  effectiveDirective?: string;
  reason?: string;
  at?: Partial<Record<Vital, string>>;
}

const [, , file] = process.argv;
if (!file) throw new Error('Say which file: npm run reports reports.jsonl');
const reports: Report[] = readFileSync(file, 'utf8')
  .split('\n')
  .filter(Boolean)
  .map((line) => JSON.parse(line));

const visits = reports.filter(({ type }) => type === 'vitals');
// In the order in which they were first seen.
const releases = [...new Set(visits.map(({ release = 'unknown' }) => release))];
const pages = [...new Set(visits.map(({ path = '' }) => path))].sort();

for (const release of releases) {
  console.log(`\nRelease ${release}: the 75th percentile, and where\n`);
  for (const path of pages) {
    const own = visitsOf(release, path);
    if (own.length === 0) continue;
    const values = VITALS.flatMap((vital) => {
      const value = percentile(own, vital);
      return value === undefined
        ? []
        : [`${vital} ${shown(vital, value)}${whereOf(own, vital, value)}`];
    });
    console.log(`${path} (${own.length}): ${values.join(' · ')}`);
  }
}

console.log('');
for (const [index, release] of releases.entries()) {
  const before = releases[index - 1];
  if (!before) continue;
  for (const path of pages) {
    for (const vital of VITALS) {
      const [then, now] = [visitsOf(before, path), visitsOf(release, path)];
      const [was, is] = [percentile(then, vital), percentile(now, vital)];
      if (was === undefined || is === undefined || is <= was * (1 + SLOWER)) continue;
      if (Math.min(then.length, now.length) < FEWEST_VISITS) continue;
      console.log(
        `${release} is slower at ${path}: ${vital} ${shown(vital, was)} → ${shown(vital, is)}`,
      );
    }
  }
}

const failures = reports.filter(({ type }) => type !== 'vitals');
console.log(`\n${failures.length} failures`);
const causes = failures.map(nameOf);
for (const cause of [...new Set(causes)].sort()) {
  console.log(`${cause}: ${causes.filter((other) => other === cause).length}`);
}

function visitsOf(release: string, path: string): Report[] {
  return visits.filter((visit) => visit.release === release && visit.path === path);
}

/** The value that three quarters of the visits were not beyond. */
function percentile(of: readonly Report[], vital: Vital): number | undefined {
  const values = of.flatMap((visit) => visit[vital] ?? []).sort((one, other) => one - other);
  return values[Math.ceil(values.length * 0.75) - 1];
}

/** The element that a value beyond the good is most often of. */
function whereOf(of: readonly Report[], vital: Vital, value: number): string {
  if (value <= GOOD[vital]) return '';
  const elements = of.flatMap(({ at }) => at?.[vital] ?? []);
  const count = (element: string) => elements.filter((other) => other === element).length;
  const [most] = [...new Set(elements)].sort((one, other) => count(other) - count(one));
  return most ? ` at ${most}` : '';
}

function shown(vital: Vital, value: number): string {
  return vital === 'CLS' ? value.toFixed(3) : `${Math.round(value)} ms`;
}

/** A failure by its kind and cause. */
function nameOf({ type, cause, directive, effectiveDirective, reason, path }: Report): string {
  const what = cause ?? directive ?? effectiveDirective ?? reason;
  return [type, what, path].filter(Boolean).join(' ');
}
