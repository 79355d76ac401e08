import { execFile } from 'node:child_process';
import type { Finding } from '../../lib/finding';

const COMMAND = ['node_modules/typescript/lib/tsc.js', '--noEmit', '--pretty', 'false'];

/** What the compiler finds wrong in content/, where misspelt and missing fields show. Takes a second or two. */
export function compilerFindings(): Promise<Finding[]> {
  return new Promise((resolve) => {
    execFile(process.execPath, COMMAND, (_, output) => resolve(findingsInOutput(output)));
  });
}

/** An error's first line, in the modules of content/; the lines under it, which are indented, come nearer to the cause. */
const ERROR = /^(content\/[^(]+\.ts)\((\d+),\d+\): error TS\d+: (.*(?:\n .*)*)/gm;

/** The compiler's sentences that editors meet, and the plain ones in their place. */
const PLAINLY: readonly [RegExp, string][] = [
  [
    /Property '(\w+)' is missing in type .* required in type '([\w<>, ]+)'.*/,
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
  [
    /Type '"(.*?)"' is not assignable to type '(?:RouteId|ServiceId|Successor|.*"home").*/,
    '“$1” is the id of no page: use one of content/routes.ts, or take the place out.',
  ],
  [
    /.*'(\w+)' does not exist in type '(?:Partial<)?Record<(?:Route|Service)Id.*/,
    '“$1” is the id of no page: use one of content/routes.ts, or take the line out.',
  ],
  [/Type '"(.*?)"' is not assignable to type '(.*)'.*/, '“$1” does not fit: it is one of $2.'],
  [
    /.*'(\w+)' does not exist (?:in|on) type .* Did you mean '(\w+)'.*/,
    'there is no “$1”: write “$2”.',
  ],
  [
    /.*'(\w+)' does not exist (?:in|on) type '.*/,
    'there is no “$1” there: see what the file holds that it comes from, or take it out.',
  ],
  [
    /Cannot find module '(.*?)'.*/,
    'there is no file “$1”: correct its name, or take the line out.',
  ],
];

/** A module that is wrong is told of in itself, and again where the index takes it in. */
const ECHO = /^content\/services\/index\.ts\(.*?'\{ readonly /;

/** @param output the compiler's, without colours */
export function findingsInOutput(output: string): Finding[] {
  const errors = [...output.matchAll(ERROR)];
  const own = errors.filter(([error]) => !ECHO.test(error));
  return (own.length > 0 ? own : errors).map(([, file = '', line, text = '']) => {
    const cause = text.split('\n').at(-1)?.trim() ?? '';
    const known = PLAINLY.find(([pattern]) => pattern.test(cause));
    const message = known ? cause.replace(...known) : cause;
    return { level: 'error', file, line: Number(line), field: '', message };
  });
}
