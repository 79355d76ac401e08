/** Marks that a letter may carry in decomposed form. */
const MARKS = /\p{M}/gu;

/** A text's words as a search compares them: lower case, without accents. */
export function wordsOf(text: string): string[] {
  const words = text
    .normalize('NFKD')
    .replace(MARKS, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu);
  return words ?? [];
}
