import { execFile } from 'node:child_process';
import type { Finding } from '../../lib/finding';

const COMMAND = ['node_modules/typescript/lib/tsc.js', '--noEmit', '--pretty', 'false'];

/** An error in a module of content/; the last of the lines under it, which are indented, comes nearest to the cause. */
const ERROR = /^(content\/[^(]+\.ts)\((\d+),\d+\): error TS\d+: (.*(?:\n .*)*)/gm;

/** What the compiler finds wrong in content/, where misspelt and missing fields show. Takes a second or two. */
export function compilerFindings(): Promise<Finding[]> {
  return new Promise((resolve) => {
    execFile(process.execPath, COMMAND, (_, output) =>
      resolve(
        [...output.matchAll(ERROR)].map(([, file = '', line, text = '']) => ({
          level: 'error',
          file,
          line: Number(line),
          field: '',
          message: text.split('\n').at(-1)?.trim() ?? '',
        })),
      ),
    );
  });
}
