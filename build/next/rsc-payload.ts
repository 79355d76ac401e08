/**
 * React's data, which Next sends with a page: the one place that knows how it is written.
 * Rows follow one another, as in `1f:["$","p",null,{…}]⏎`, `:HL["/x.css","style"]⏎` or `20:T5,words`: an id, a tag
 * that may be absent, then a line, or as many bytes as stand before the comma. The reader is
 * `react-server-dom-turbopack/client`, in `processBinaryChunk`.
 */
interface Row {
  id: string;
  tag: string;
  text: string;
}

/** Tags of rows that give their length. */
const SIZED_TAGS = 'TAOobUSsLlGgMmV';
const LINE_TAGS = /[A-Z#rx]/;

/** Hints that have the browser fetch a file (`L`) or React insert a stylesheet (`S`). */
const FETCHING_HINTS = /^[LS]/;

/**
 * The payload without what would have React fetch or insert a stylesheet that its page inlines.
 * @throws where the payload is not written in rows.
 */
export function withoutStylesheets(payload: string): string {
  return readRows(payload)
    .filter(({ tag, text }) => !(tag === 'H' && FETCHING_HINTS.test(text)))
    .map((row) => (isTree(row) && row.text.includes('"stylesheet"') ? withoutLinks(row) : row))
    .map(written)
    .join('');
}

/**
 * Every class name that the payload gives to an element, of parts too that are not in the HTML yet.
 * @throws where the payload is not written in rows.
 */
export function classNamesIn(payload: string): string[] {
  const names: string[] = [];
  for (const row of readRows(payload).filter(isTree)) collectClassNames(parseTree(row), names);
  return names;
}

function collectClassNames(value: unknown, names: string[]) {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    if (key === 'className' && typeof inner === 'string') names.push(...inner.split(/\s+/));
    else collectClassNames(inner, names);
  }
}

function readRows(payload: string): Row[] {
  const bytes = Buffer.from(payload); // Lengths are of bytes.
  const rows: Row[] = [];
  let start = 0;
  while (start < bytes.length) {
    const { row, end } = rowAt(bytes, start);
    rows.push(row);
    start = end;
  }
  return rows;
}

function rowAt(bytes: Buffer, start: number): { row: Row; end: number } {
  const colon = bytes.indexOf(':', start);
  const id = bytes.toString('utf8', start, colon);
  if (colon < 0 || !/^[0-9a-f]*$/.test(id)) {
    const found = bytes.toString('utf8', start, start + 40);
    throw new Error(`expected rows with an id in the RSC payload, found “${found}”`);
  }
  const first = String.fromCharCode(bytes[colon + 1] ?? 0);
  if (SIZED_TAGS.includes(first)) {
    const comma = bytes.indexOf(',', colon);
    const size = Number.parseInt(bytes.toString('latin1', colon + 2, comma), 16);
    const end = comma + 1 + size;
    if (!(end <= bytes.length)) {
      throw new Error(`expected row ${id} of the RSC payload to be as long as it says`);
    }
    return { row: { id, tag: first, text: bytes.toString('utf8', comma + 1, end) }, end };
  }
  const tag = LINE_TAGS.test(first) ? first : '';
  const newline = bytes.indexOf('\n', colon);
  const end = newline < 0 ? bytes.length : newline;
  return {
    row: { id, tag, text: bytes.toString('utf8', colon + 1 + tag.length, end) },
    end: end + 1,
  };
}

/** Whether a row is a value or a tree of elements, as JSON. */
function isTree({ tag, text }: Row): boolean {
  return tag === '' && text !== '';
}

function withoutLinks(row: Row): Row {
  const tree = parseTree(row, (_, value) => (isStylesheetLink(value) ? null : value));
  return { ...row, text: JSON.stringify(tree) };
}

function parseTree({ id, text }: Row, reviver?: (key: string, value: unknown) => unknown): unknown {
  try {
    return JSON.parse(text, reviver);
  } catch {
    throw new Error(`expected JSON in row ${id} of the RSC payload, found “${text.slice(0, 40)}”`);
  }
}

/** An element is written as `["$", type, key, props]`. */
function isStylesheetLink(value: unknown): boolean {
  if (!Array.isArray(value)) return false;
  const [mark, type, , props] = value;
  return mark === '$' && type === 'link' && props?.rel === 'stylesheet';
}

function written({ id, tag, text }: Row): string {
  if (tag === '' || !SIZED_TAGS.includes(tag)) return `${id}:${tag}${text}\n`;
  return `${id}:${tag}${Buffer.byteLength(text).toString(16)},${text}`;
}
