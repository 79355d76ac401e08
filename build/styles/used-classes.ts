import { attributesOf, elements } from '../html-elements';
import type { NextPage } from '../next/next-page';
import { classNamesIn } from '../next/rsc-payload';

/** The class names that a page's elements have, and those of parts that React has yet to show. */
export function classesOf({ document, rscPayload }: NextPage): string[] {
  const inMarkup = elements(document).flatMap((element) =>
    (attributesOf(element).class ?? '').split(/\s+/),
  );
  return [...inMarkup, ...classNamesIn(rscPayload)];
}

/** Where words end in a string of each kind. */
const ENDS = [/\s|(?<!\\)"/, /\s|(?<!\\)'/, /\s|(?<!\\)`/];

/**
 * Every word of a script that may be a class name: what stands between spaces and quotes. Tailwind's names may hold
 * quotes themselves, as in `after:content-['/']`, so strings are also split at their own kind of quote alone.
 */
export function wordsOf(script: string): string[] {
  const source = script.replace(/\\[nrt]/g, ' ');
  const words = ENDS.flatMap((end) => source.split(end));
  return [...source.split(/[\s"'`\\]+/), ...words.map(unescaped)];
}

function unescaped(word: string): string {
  return word.replace(/\\(["'`])/g, '$1');
}
