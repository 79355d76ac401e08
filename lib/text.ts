/** A text of the content and the path of fields that leads to it. */
export interface TextField {
  field: string;
  text: string;
}

/** Every text below a value, in order; the words of `as const` and addresses are among them. */
export function* textsOf(value: unknown, path = ''): Generator<TextField> {
  if (typeof value === 'string') yield { field: path, text: value };
  for (const [field, below] of fieldsBelow(value, path)) yield* textsOf(below, field);
}

/** The fields directly below a value, each by its path. */
export function fieldsBelow(value: unknown, path: string): [string, unknown][] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).map(([key, below]) => {
    if (Array.isArray(value)) return [`${path}[${key}]`, below];
    return [path ? `${path}.${key}` : key, below];
  });
}

/** Fields that hold no words for readers, but names of things in the code, and addresses. */
const NO_PROSE =
  /(?:^|\.)(?:id|kind|route|file|choose|list|motion|runnerUp|when|url|timeZone|form|layout|setAs|change|code|vector)$/;

/** In the list of alternatives `when` is a clause; on the privacy page it names a setting. */
const CLAUSE = /instead\[\d+\]\.when$/;

/** The texts below a value that visitors read, without the marks of links and stress. */
export function proseOf(value: unknown): TextField[] {
  return [...textsOf(value)]
    .filter(({ field }) => !NO_PROSE.test(field) || CLAUSE.test(field))
    .map(({ field, text }) => ({ field, text: plain(text) }));
}

/** A text without marks: `[words](id)` as words, `**words**` too. */
function plain(text: string): string {
  return text.replace(/\[([^\]]+)\]\([^)]*\)/g, '$1').replaceAll('**', '');
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
