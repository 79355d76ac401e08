/** A text without marks: `[words](id)` as words, `**words**` too. */
export function plain(text: string): string {
  return text.replace(/\[([^\]]+)\]\([^)]*\)/g, '$1').replaceAll('**', '');
}

/** Where no line ends: in a number, after one, after what names one, in Sri Lanka, and before the last few letters, unless the two words would be too long for a column. */
const BONDS =
  /(?<=\b(?:SGD|No\.|Notice|Article|Sri|CSF|CVSS|SP|Top|ISO|IEC|clauses?|sections?|severity|findings?)) |(?<=\b\d\d?) (?=[a-z])|(?<=\d) (?=\d{3,4}\b)|(?<!\S{11}) (?=.{0,4}\S$)/gi;

/** A text whose lines end where a reader would pause. */
export function bound(text: string): string {
  return text.replace(BONDS, '\u00a0').replaceAll(')(', ')\u2060(');
}

/** A text's sentences. */
export function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.?!]) /);
}

/** A heading as a fragment identifier: lower-case words joined by hyphens. */
export function slugOf(heading: string): string {
  return heading
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\u0300-\u036f’'?.,:]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}

/** What the texts of a template begin with until an editor replaces them; no build lets one out. */
export const TO_WRITE = 'To write:';

/** Whether a text is more than such a stand-in, be it alone or in an entry of a list. */
export function isWritten(text: string): boolean {
  return !/^[\s>*#-]*To write:/i.test(text);
}
