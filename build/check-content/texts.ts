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

/** The fields of every empty list below a value. */
export function* emptyListsOf(value: unknown, path = ''): Generator<string> {
  if (Array.isArray(value) && value.length === 0) yield path;
  for (const [field, below] of fieldsBelow(value, path)) yield* emptyListsOf(below, field);
}

function fieldsBelow(value: unknown, path: string): [string, unknown][] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).map(([key, below]) => {
    if (Array.isArray(value)) return [`${path}[${key}]`, below];
    return [path ? `${path}.${key}` : key, below];
  });
}

/** Fields that hold no words for readers, but names of things in the code, and addresses. */
const NO_PROSE = new Set(
  'kind route choose list motion when url timeZone form layout setAs change code vector'.split(' '),
);

/** The texts below a value that visitors read, without the marks of links and stress. */
export function proseOf(value: unknown): TextField[] {
  return [...textsOf(value)]
    .filter(
      ({ field }) => !NO_PROSE.has(field.slice(field.lastIndexOf('.') + 1)) || isClause(field),
    )
    .map(({ field, text }) => ({ field, text: plain(text) }));
}

/** In the list of alternatives `when` is a clause; on the privacy page it names a setting. */
function isClause(field: string): boolean {
  return /instead\[\d+\]\.when$/.test(field);
}

/** A text as it is read: `[words](id)` as words, `**words**` too. */
export function plain(text: string): string {
  return text.replace(/\[([^\]]+)\]\([^)]*\)/g, '$1').replaceAll('**', '');
}

/** A text as it is compared: whatever its case, quotation marks and spaces. */
export function plainly(text: string): string {
  return text.toLowerCase().replace(/[‘’]/g, "'").replace(/[“”]/g, '"').replace(/\s+/g, ' ');
}

/** The sentences of a text. */
export function sentencesOf(text: string): string[] {
  return text
    .split(/(?<=[.!?]["”’)]*)\s+(?=["“(]?[A-Z0-9])/)
    .map((sentence) => sentence.trim())
    .filter(Boolean);
}

/** How many words a text has. */
export function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}
