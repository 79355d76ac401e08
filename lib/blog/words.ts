/** Marks that a letter may carry in decomposed form. */
const MARKS = /\p{M}/gu;

/** Longer words are compared by their beginnings, so that one cannot fill the file it is in. */
const LONGEST_WORD = 40;

/** A text's words as the search compares them: lower case, without accents. */
export function wordsOf(text: string): string[] {
  const words = text
    .normalize('NFKD')
    .replace(MARKS, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu);
  return (words ?? []).map((word) => word.slice(0, LONGEST_WORD));
}

/** Every initial that has a file of words; `_` gathers the letters beyond these. */
export const initials = [...'abcdefghijklmnopqrstuvwxyz0123456789', '_'];

/** The initial under which a word is filed. */
export function initialOf(word: string): string {
  const [first = '_'] = word;
  return initials.includes(first) ? first : '_';
}

/** The file of one initial: each word with the posts it is in, as steps through the index. */
export interface WordFile {
  /** Tells which index.json the steps belong to. */
  stamp: string;
  words: Record<string, number[]>;
}

/** Ascending positions as the steps between them, which compress to less. */
export function toSteps(positions: readonly number[]): number[] {
  return positions.map((position, index) => position - (positions[index - 1] ?? 0));
}

/** The positions of every word that begins with what was typed. */
export function positionsOf({ words }: WordFile, typed: string): Set<number> {
  const found = new Set<number>();
  for (const [word, steps] of Object.entries(words)) {
    if (!word.startsWith(typed)) continue;
    let position = 0;
    for (const step of steps) {
      position += step;
      found.add(position);
    }
  }
  return found;
}
