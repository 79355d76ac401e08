import { spawnSync } from 'node:child_process';
import type { Finding } from '../../lib/finding';

/** What the compiler finds wrong in content/, where misspelt and missing fields show. Takes some three seconds. */
export function compilerFindings(): Finding[] {
  const { stdout } = spawnSync('npx', ['--no-install', 'tsc', '--noEmit', '--pretty', 'false'], {
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  return findingsInOutput(stdout);
}

/** An error's first line; the lines under it, which are indented, come nearer to the cause. */
const ERROR = /^(content\/[^(]+)\((\d+),\d+\): error TS\d+: (.*(?:\n .*)*)/gm;

/** The compiler's sentences that editors meet, and the plain ones in their place. */
const PLAINLY: readonly [RegExp, string][] = [
  [
    /Property '(\w+)' is missing in type .* required in type '([\w<>]+)'.*/,
    'the field “$1” is missing, which $2 has.',
  ],
  [
    /.*'(\w+)' does not exist in type .* Did you mean to write '(\w+)'.*/,
    'there is no field “$1”: write “$2”.',
  ],
  [/.*'(\w+)' does not exist in type '([\w<>]+)'.*/, 'there is no field “$1” in $2: take it out.'],
  [
    /Type '"(.*?)"' is not assignable to type .* Did you mean '"(.*?)"'.*/,
    '“$1” is none of the values: write “$2”.',
  ],
  [/Type '"(.*?)"' is not assignable to type '(.*)'.*/, '“$1” does not fit: it is one of $2.'],
];

/** @param output the compiler's, without colours */
export function findingsInOutput(output: string): Finding[] {
  return [...output.matchAll(ERROR)].map(([, file = '', line, text = '']) => {
    const cause = text.split('\n').at(-1)?.trim() ?? '';
    const known = PLAINLY.find(([pattern]) => pattern.test(cause));
    const message = known ? cause.replace(...known) : cause;
    return { level: 'error', file, line: Number(line), field: '', message };
  });
}
