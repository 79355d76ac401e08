import leven from 'leven';
import { wordsOf } from './words';

/** Shorter words are as near to one another as to what was meant. */
const SHORTEST = 4;

/**
 * What was probably meant: each typed word that begins none of `known` is replaced by the nearest of them. Undefined
 * where nothing is to be replaced, or nothing is near. Of two as near, the one that stands first in `known`.
 */
export function correct(typed: string, known: readonly string[]): string | undefined {
  const words = wordsOf(typed);
  const corrected = words.map((word) =>
    word.length < SHORTEST || known.some((one) => one.startsWith(word))
      ? word
      : (nearest(word, known) ?? word),
  );
  return corrected.join(' ') === words.join(' ') ? undefined : corrected.join(' ');
}

/** The words of some texts that a correction may suggest, each once. */
export function suggestibleWords(texts: readonly string[]): string[] {
  return [...new Set(texts.flatMap(wordsOf))].filter((word) => word.length >= SHORTEST);
}

/** More changed letters than these are another word. */
const MOST_CHANGES = 2;

/** The known word that was probably meant; undefined where none is near. Case does not count. */
export function nearest(word: string, known: readonly string[]): string | undefined {
  const distances = known.map((one) => leven(word.toLowerCase(), one.toLowerCase()));
  const least = Math.min(...distances);
  return least <= MOST_CHANGES ? known[distances.indexOf(least)] : undefined;
}

/** The remedy for a name that is none of those there are: the one that was probably meant, or what to do otherwise. */
export function didYouMean(name: string, known: readonly string[], otherwise: string): string {
  const meant = nearest(name, known);
  return meant === undefined ? otherwise : `did you mean “${meant}”?`;
}
