import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { Finding } from '../../lib/finding';

const COMMAND = ['node_modules/typescript/lib/tsc.js', '--noEmit', '--pretty', 'false'];

/** An error of the compiler; the last of the lines under it, which are indented, comes nearest to the cause. */
const ERROR = /^([^\s(][^(\n]*\.tsx?)\((\d+),(\d+)\): error TS(\d+): (.*(?:\n .*)*)/gm;

/** What the compiler finds wrong, where misspelt and missing fields show. Takes a second or two. */
export function compilerFindings(): Promise<Finding[]> {
  return new Promise((resolve) => {
    execFile(process.execPath, COMMAND, (_, output) =>
      resolve(causes(findingsInOutput(output, (file) => readFileSync(file, 'utf8')))),
    );
  });
}

/** What is wrong outside content/ mostly comes of what is wrong in it: it is told once that is mended. */
function causes(findings: Finding[]): Finding[] {
  const ofContent = findings.filter(({ file }) => file.startsWith('content/'));
  return ofContent.length > 0 ? ofContent : findings;
}

export function findingsInOutput(output: string, read: (file: string) => string): Finding[] {
  const unreadable = new Set<string>();
  return [...output.matchAll(ERROR)].flatMap(
    ([, file = '', line = '', column = '', code = '', text = '']) => {
      // All that follows the first fault of spelling in a file comes of it.
      if (unreadable.has(file)) return [];
      const isSpelling = Number(code) < 2000 && code !== '1117';
      if (isSpelling) unreadable.add(file);
      const words = text.split('\n').at(-1)?.trim() ?? '';
      const source = isSpelling ? (read(file).split(/\r?\n/)[Number(line) - 1] ?? '') : '';
      const message = isSpelling
        ? remedyFor(words, source, Number(column) - 1)
        : code === '1117'
          ? 'this field stands twice: keep one.'
          : inWords(words);
      return [{ level: 'error', file, line: Number(line), field: '', message }];
    },
  );
}

function remedyFor(words: string, line: string, index: number): string {
  if (/[‘’“”]/.test(line[index] ?? ''))
    return "curly quotation marks begin or end a text here: write straight ones (').";
  if (words === "',' expected." && line[index - 1] === "'")
    return 'an apostrophe ends the text here: write ’ for it, or begin and end the text with `.';
  if (words === "',' expected.") return 'a comma is missing before this: write one.';
  if (words.startsWith('Unterminated'))
    return 'a text does not end on its line: close it with the mark that began it.';
  return `this cannot be read (${words.replace(/\.$/, '')}): compare it with the entries beside it.`;
}

/** What a value is and should be, as an editor writes it; other messages stay the compiler's. */
function inWords(message: string): string {
  const [, given = '', wanted = ''] =
    message.match(/^Type '(.*)' is not assignable to type '(.*)'\.$/) ?? [];
  if (/^(?:readonly )?string\[\]$/.test(wanted) && given === 'string')
    return "this is a text, and a list is needed: write ['…'].";
  if (wanted === 'string' && given.endsWith('[]'))
    return "this is a list, and a text is needed: write '…'.";
  if (/^(?:string|number|boolean)$/.test(wanted) && /^(?:string|number|boolean)$/.test(given))
    return `this is a ${NAMES[given]}, and a ${NAMES[wanted]} is needed: write ${SAMPLES[wanted]}.`;
  if (given.startsWith('"') && wanted.includes(' | '))
    return `${given} does not fit: write one of ${wanted.replaceAll(' | ', ', ')}.`;
  return message;
}

const NAMES: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'number',
  boolean: 'yes or no',
};
const SAMPLES: Readonly<Record<string, string>> = {
  string: "it between ' and '",
  number: 'it without quotation marks',
  boolean: 'true or false',
};
