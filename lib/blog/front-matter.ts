import { isMap, isScalar, parseDocument, type Scalar } from 'yaml';

const FENCED = /^---[ \t]*\r?\n(?:([\s\S]*?)\r?\n)??---[ \t]*(?:\r?\n|$)/;

/**
 * Takes a file apart: YAML between two lines of three hyphens, first thing in the file, and the rest.
 * @throws when that is not there or is not YAML of named fields, as what is wrong and the remedy.
 */
export function readFrontMatter(text: string) {
  const [head, yaml = ''] = text.match(FENCED) ?? [];
  if (head === undefined) {
    throw new Error(
      /^---[ \t]*\r?\n/.test(text)
        ? 'the front matter has no end: close it with a line of three hyphens'
        : 'there is no front matter: begin the file with a line of three hyphens, the fields, and three hyphens again',
    );
  }
  const { fields, faults } = fieldsOf(yaml);
  if (typeof fields !== 'object' || fields === null || Array.isArray(fields)) {
    throw new Error('the front matter has no fields: write each on a line, as in title: A title');
  }
  const headLines = head.split('\n').length - 1;
  const named: Readonly<Record<string, unknown>> = { ...fields };
  return { fields: named, faults, content: text.slice(head.length), headLines };
}

/** What to do about what the parser calls by these names; quotation marks help with the rest. */
const REMEDIES: Readonly<Record<string, string>> = {
  TAB_AS_INDENT: 'begin the line without a tab',
  DUPLICATE_KEY: 'take one of the two lines out',
  BAD_INDENT: 'begin the line without spaces',
};

/** What a field lost or kept without a word, as YAML reads it. */
interface FieldFault {
  field: string;
  message: string;
}

function fieldsOf(yaml: string): { fields: unknown; faults: FieldFault[] } {
  const document = parseDocument(yaml, { logLevel: 'error' });
  const [error] = document.errors;
  if (error) {
    // The first line of the file is the fence.
    const line = error.linePos ? `line ${error.linePos[0].line + 1}: ` : '';
    fail(line, error.message, error.code);
  }
  try {
    return { fields: document.toJS(), faults: faultsOf(document.contents) };
  } catch (thrown) {
    fail('', String((thrown as Error).message));
  }
}

function fail(line: string, message: string, code = ''): never {
  const [reason = ''] = message.split(/ at line \d+|:?\n/);
  const remedy = REMEDIES[code] ?? 'correct it, or put quotation marks around the value';
  throw new Error(`${line}the front matter is no YAML (${reason}): ${remedy}`);
}

function faultsOf(contents: unknown): FieldFault[] {
  if (!isMap(contents)) return [];
  return contents.items.flatMap(({ key, value }) => {
    const message = isScalar(value) && value.type === 'PLAIN' && messageOnText(String(key), value);
    return message ? [{ field: String(key), message }] : [];
  });
}

/** A day, a name, or yes and no may have a note behind it; of words for readers the note was meant to be read. */
function messageOnText(field: string, { value, comment }: Scalar): string | undefined {
  const text = String(value);
  if (comment && ['title', 'summary', 'pictureAlt'].includes(field))
    return `“#${comment.slice(0, 40)}” is cut off, for # begins a note: put straight quotation marks (") around the whole value`;
  if (/^[“”].*[“”]$|^[‘’].*[‘’]$/.test(text))
    return `${text.slice(0, 40)} stands between curly quotation marks, which would be printed: write straight ones (")`;
  return undefined;
}
