import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { Finding } from '../../lib/finding';

const COMMAND = ['node_modules/typescript/lib/tsc.js', '--noEmit', '--pretty', 'false'];

/** An error of the compiler; the last of the lines under it, which are indented, comes nearest to the cause. */
const ERROR = /^([^\s(][^(\n]*\.tsx?)\((\d+),(\d+)\): error TS(\d+): (?:.*\n )*(.*)/gm;

const CURLY = "curly quotation marks begin or end a text here: write straight ones (').";
const APOSTROPHE =
  'an apostrophe ends the text here: write ’ for it, or begin and end the text with `.';

/** Tests and tools may need packages that `npm start` does not install. */
const OF_THE_SITE = /^(?:app|build|client|components|content|lib)\/(?!.*\.test\.)/;

/** What an editor does about a message of the compiler, by how it reads; others stay. */
const REMEDIES: readonly [message: RegExp, remedy: string][] = [
  [/^',' expected.*/, 'a comma is missing before this: write one.'],
  [/^Merge conflict.*/, 'a merge left two texts here: keep one, and take the marks out.'],
  [/^(.* expected)\.$/, 'this cannot be read ($1): compare it with the entries beside it.'],
  [/.* multiple properties with the same name.*/, 'this field stands twice: keep one.'],
  [
    /.* '(.*)' does not exist in type .*[Dd]id you mean to write '(.*)'.*/,
    'there is no field “$1” here: did you mean “$2”?',
  ],
  [
    /.* '(.*)' does not exist in type .*/,
    'there is no field “$1” here: correct its name, or take it out.',
  ],
  [/^Property '(.*)' is missing in type .*/, 'the field “$1” is missing: write it.'],
  [/^Cannot find module '(.*?)'.*/, 'there is no file “$1”: take out what names it.'],
  [/^Type 'string' is .* '(?:readonly )?string\[\]'.*/, "a list is needed: write ['…']."],
  [/^Type '.*' is .* type 'string'.*/, "a text is needed: write it between ' and '."],
  // A name that the compiler does not list in full, as a page's.
  [
    /^Type '"(.*)"' is .* type '(?:\w+|.* more \.\.\. .*)'.*/,
    'there is no “$1” any more, or not by this name: correct it, or take out what names it.',
  ],
  [/^Type '(".*")' is .* type '(.* \| .*)'.*/, '$1 does not fit: write one of $2.'],
];

/** What the compiler finds wrong, where misspelt and missing fields show; `npm test` has asked it before all else. */
export async function compilerFindings(): Promise<Finding[]> {
  if (process.env.TYPES_CHECKED === '1') return [];
  return new Promise((resolve) => {
    execFile(process.execPath, COMMAND, (_, output) => {
      const findings = findingsInOutput(output, (file) => readFileSync(file, 'utf8')).filter(
        ({ file }) => OF_THE_SITE.test(file),
      );
      // What is wrong outside content/ mostly comes of what is wrong in it: it is told once that is mended.
      const ofContent = findings.filter(({ file }) => file.startsWith('content/'));
      resolve(ofContent.length > 0 ? ofContent : findings);
    });
  });
}

export function findingsInOutput(output: string, read: (file: string) => string): Finding[] {
  const unreadable = new Set<string>();
  const lineOf = (file: string, line: number) => read(file).split(/\r?\n/)[line - 1] ?? '';
  const findings = [...output.matchAll(ERROR)].flatMap(
    ([, file = '', line = '', column = '', code = '', words = '']): Finding[] => {
      // All that follows the first fault of spelling in a file comes of it.
      if (unreadable.has(file)) return [];
      if (Number(code) < 2000 && code !== '1117') unreadable.add(file);
      const around = lineOf(file, Number(line)).slice(Math.max(0, Number(column) - 2));
      const said = words.trim();
      const [pattern, remedy = ''] = REMEDIES.find(([says]) => says.test(said)) ?? [];
      const message = /^.?[‘’“”]/.test(around)
        ? CURLY
        : around.startsWith("'") && said.startsWith("',' expected")
          ? APOSTROPHE
          : said.replace(pattern ?? /^$/, remedy);
      return [{ level: 'error', file, line: Number(line), field: '', message }];
    },
  );
  // A list of modules repeats what is wrong in each: a name is told of where it is spelled.
  const isSpelled = ({ file, line = 0, message }: Finding) =>
    lineOf(file, line).includes(message.match(/“(.+?)”/)?.[1] ?? '');
  const spelled = new Set(findings.filter(isSpelled).map(({ message }) => message));
  return findings.filter((one) => isSpelled(one) || !spelled.has(one.message));
}
