import { retired } from '@/content/routes';
import { caseless } from '../blog/post-id';
import { nearest } from '../nearest';

/** Something that an editor is asked for, by a flag or in the terminal. */
export interface Question<Name extends string> {
  /** The flag, without its hyphens. */
  name: Name;
  /** What the terminal asks. */
  asks: string;
  /** What is taken where nothing is answered; the answers before are known. */
  otherwise?: (before: Answers<Name>) => string;
  /** What is wrong with an answer and the remedy, in a sentence; undefined where it will do. */
  faultOf: (answer: string, before: Answers<Name>) => string | undefined;
}

export type Answers<Name extends string> = Readonly<Partial<Record<Name, string>>>;

/** A file that a command writes: its path below the folder of the project, and its text. */
export interface WrittenFile {
  path: string;
  text: string;
}

/** One of a few words, or the sentence that says which there are. */
export function faultOfChoice(
  what: string,
  answer: string,
  choices: readonly string[],
): string | undefined {
  if (choices.includes(answer)) return undefined;
  const meant = nearest(answer, choices);
  return meant
    ? `“${answer}” is no ${what}: did you mean “${meant}”?`
    : `“${answer}” is no ${what}: use one of ${choices.join(', ')}.`;
}

/** Says so where an address was given up: it is sent on, and so can be no page's. */
export function faultOfRetired(address: string, flag: string): string | undefined {
  return Object.keys(retired).some((old) => caseless(old) === caseless(address))
    ? `“${address}” is a retired address: give another --${flag}, or take it out of \`retired\` in content/routes.ts.`
    : undefined;
}

/** What is wrong with a line that visitors read, if anything. */
export function faultOfLine(
  flag: string,
  answer: string,
  { least, most }: { least: number; most: number },
): string | undefined {
  const { length } = answer;
  if (/[\n\r]/.test(answer)) return `--${flag} has more than one line: write it in one.`;
  if (length >= least && length <= most) return undefined;
  return length === 0
    ? `--${flag} is missing: give ${least} to ${most} characters.`
    : `--${flag} has ${length} characters: make it ${least} to ${most}.`;
}
