/** Marks that a letter may carry in decomposed form. */
const MARKS = /\p{M}/gu;

/** A letter, or a mark between letters, of what is written without spaces. */
const SPACELESS =
  '[\\p{scx=Han}\\p{scx=Hiragana}\\p{scx=Katakana}\\uFF00-\\uFF60\\p{scx=Thai}\\p{scx=Lao}\\p{scx=Khmer}\\p{scx=Myanmar}]';

const spaceless = new RegExp(`${SPACELESS}+`, 'gu');
const spacesBetween = new RegExp(`(?<=${SPACELESS})\\s+(?=${SPACELESS})`, 'gu');
const segmenter = new Intl.Segmenter('en', { granularity: 'word' });

/** A text with spaces around each word that is written without, for the index knows words by them. */
export function spaced(text: string): string {
  return text.replace(
    spaceless,
    (run) => ` ${Array.from(segmenter.segment(run), ({ segment }) => segment).join(' ')} `,
  );
}

/** The same as it is read. */
export function unspaced(text: string): string {
  return text.replace(spacesBetween, '');
}

/** A text's words as a search compares them: lower case, without accents. */
export function wordsOf(text: string): string[] {
  const words = spaced(text)
    .normalize('NFKD')
    .replace(MARKS, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu);
  return words ?? [];
}

/** Letters that a typed word must share with what it found. Longer ends may differ: words are indexed by their stems. */
const SHARED = 4;

/** The text of a page that was found, as Pagefind holds it. */
export interface FoundText {
  content: string;
  /** Which of the content's words, counted between spaces, were found. */
  locations: readonly number[];
  meta: Readonly<Record<string, string>>;
}

/**
 * Whether a page has what was typed. Pagefind answers a word that it does not know with the longest word that begins
 * it: “theatre” with every “the”. What “ransomwear” finds by “ransom” is meant to be found.
 */
export function hasTyped(query: string, { content, locations, meta }: FoundText): boolean {
  const words = content.split(/\s+/);
  const matched = [...locations.map((place) => words[place] ?? ''), ...Object.values(meta)];
  // In one piece, for “Wi-Fi” is found as “wifi”.
  const found = matched.map((text) => wordsOf(text).join(''));
  return wordsOf(query).every((word) => found.some((text) => text.includes(word.slice(0, SHARED))));
}
