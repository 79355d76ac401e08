import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const folder = mkdtempSync(join(tmpdir(), 'reports-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** What the command prints over some reports. */
function printed(reports: readonly object[]): string {
  const file = join(folder, 'reports.jsonl');
  writeFileSync(file, reports.map((report) => `${JSON.stringify(report)}\n`).join(''));
  const { stdout, stderr } = spawnSync('npx', ['--no-install', 'tsx', 'tools/reports.ts', file], {
    encoding: 'utf8',
  });
  return stdout + stderr;
}

const visits = (release: string, path: string, LCP: number) =>
  Array.from({ length: 40 }, (_, index) => ({
    type: 'vitals',
    release,
    path,
    LCP: LCP + index,
    CLS: 0,
    at: { LCP: 'main>h1' },
  }));

test('a slower release is named with its page, a faster one is not, and failures are counted by cause', () => {
  const text = printed([
    ...visits('1.0.0+a', '/about', 2_000),
    ...visits('1.0.0+a', '/mssp', 2_000),
    ...visits('1.1.0+b', '/about', 2_600),
    ...visits('1.1.0+b', '/mssp', 1_900),
    { type: 'form', cause: 'quota', path: '/contactus' },
    { type: 'form', cause: 'quota', path: '/contactus' },
    { type: 'csp-violation', effectiveDirective: 'script-src-elem', path: '/about' },
    { type: 'crash', reason: 'oom', path: '/blog' },
  ]);
  expect(text).toContain('1.1.0+b is slower at /about: LCP 2029 ms → 2629 ms');
  expect(text).not.toContain('is slower at /mssp');
  expect(text).toContain('/about (40): LCP 2629 ms at main>h1');
  expect(text).toContain('4 failures');
  expect(text).toContain('form quota /contactus: 2');
  expect(text).toContain('csp-violation script-src-elem /about: 1');
  expect(text).toContain('crash oom /blog: 1');
});
