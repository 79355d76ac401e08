import { readFileSync, writeFileSync } from 'node:fs';
import {
  findNodeAtLocation,
  getNodeValue,
  type JSONPath,
  type Node,
  type ParseError,
  parseTree,
  printParseErrorCode,
} from 'jsonc-parser';
import { z } from 'zod';
import { dataFiles } from '../../content/data';
import { didYouMean } from '../../lib/did-you-mean';
import type { Finding } from '../../lib/finding';

// Asked before anything reads the files: other rules, and the pages, take their shape for granted.

type Name = keyof typeof dataFiles;
type Path = readonly PropertyKey[];

const names = Object.keys(dataFiles) as Name[];

export function dataFindings(): Finding[] {
  return names.flatMap((name) => findingsInData(name, readFileSync(fileOf(name), 'utf8')));
}

/** Each JSON file's schema as it should be committed, with the file that holds it. */
export function dataSchemas(): [file: string, text: string][] {
  return names.map((name) => [
    `content/schemas/${name}.schema.json`,
    // Of all drafts the one that most programs know.
    `${JSON.stringify(z.toJSONSchema(dataFiles[name], { target: 'draft-7' }), null, 2)}\n`,
  ]);
}

/** Writes the schemas that content/data.ts, or the table of pages, has left behind; their files. */
export function writeSchemas(): string[] {
  const outdated = dataSchemas().filter(([file, text]) => readFileSync(file, 'utf8') !== text);
  for (const [file, text] of outdated) writeFileSync(file, text);
  return outdated.map(([file]) => file);
}

function fileOf(name: Name): string {
  return `content/${name}.json`;
}

/** @param text the file's */
export function findingsInData(name: Name, text: string): Finding[] {
  const error = (line: number, field: string, message: string): Finding => ({
    level: 'error',
    file: fileOf(name),
    line,
    field,
    message,
  });
  if (text.startsWith('\ufeff')) return [error(1, '', BYTE_ORDER_MARK)];
  const problems: ParseError[] = [];
  const tree = parseTree(text, problems, { disallowComments: true });
  const lineAt = (offset: number) => text.slice(0, offset).trimEnd().split('\n').length;
  const [problem] = problems;
  if (problem || !tree) {
    const { error: code, offset, length } = problem ?? EMPTY_FILE;
    const what = printParseErrorCode(code);
    // A closing bracket is missing at the end of what comes before; anything else is wrong where it stands.
    const end = what.startsWith('Close') ? offset : offset + length;
    const curly = /^[‘’“”][^‘’“”\n]*[‘’“”]?/.exec(text.slice(offset))?.[0];
    const message =
      curly && `${curly} stands between curly quotation marks: write straight ones (").`;
    return [error(lineAt(end), '', message ?? REMEDIES[what] ?? NO_JSON)];
  }
  const lineOf = (path: Path) => lineAt((nearest(tree, path)?.offset ?? 0) + 1);
  const twice = repeatedFields(tree).map((field) =>
    error(lineAt(field.offset + 1), String(field.value), 'this field stands twice: keep one.'),
  );
  const { error: wrong } = dataFiles[name].safeParse(getNodeValue(tree), { error: messageOn });
  const wrongFields = (wrong?.issues ?? []).flatMap((issue) => {
    const keys = issue.code === 'unrecognized_keys' ? issue.keys : [];
    return issue.message.split('\n').map((message, index) => {
      const path = [...issue.path, ...keys.slice(index, index + 1)];
      return error(lineOf(path), z.core.toDotPath(path), message);
    });
  });
  return [...twice, ...wrongFields];
}

/** ValueExpected, as jsonc-parser counts. */
const EMPTY_FILE: ParseError = { error: 4, offset: 0, length: 0 };

const BYTE_ORDER_MARK =
  'this begins with a byte order mark, which nobody sees: save the file as “UTF-8” without one.';

const NO_JSON =
  'this cannot be read here: write names and texts between straight quotation marks ("), and true, false and numbers in small letters and without them.';

/** What an editor does about each of jsonc-parser's errors; the others have NO_JSON. */
const REMEDIES: Readonly<Record<string, string>> = {
  CommaExpected: 'a comma is missing before this: write one between two entries.',
  ValueExpected:
    'this cannot be read here: a value is missing, or a comma stands after the last entry.',
  PropertyNameExpected:
    'this cannot be read here: a name between straight quotation marks (") is expected, and no comma after the last entry.',
  ColonExpected: 'a colon is missing between a name and its value.',
  CloseBraceExpected: 'this cannot be read here: a group that { begins has no }.',
  CloseBracketExpected: 'this cannot be read here: a list that [ begins has no ].',
  UnexpectedEndOfString:
    'this text does not end on its line: close it with a straight quotation mark ("), and keep it on one line.',
  InvalidEscapeCharacter: 'a backslash stands in a text: write two of them for one.',
  InvalidCharacter: 'a tab or another character that nobody sees stands in a text: take it out.',
  InvalidCommentToken: 'JSON has no comments: take this one out.',
};

/** The node at a path, or of a field that is missing, what lacks it. */
function nearest(tree: Node, path: Path): Node | undefined {
  const found = findNodeAtLocation(tree, [...path] as JSONPath);
  return found ?? (path.length > 0 ? nearest(tree, path.slice(0, -1)) : undefined);
}

/** The names of fields that an object has already; JSON.parse keeps the last without a word. */
function repeatedFields({ type, children = [] }: Node): Node[] {
  const names =
    type === 'object' ? children.flatMap(({ children: [name] = [] }) => name ?? []) : [];
  const repeated = names.filter(({ value }, index) =>
    names.slice(0, index).some((earlier) => earlier.value === value),
  );
  return [...repeated, ...children.flatMap(repeatedFields)];
}

/** What is wrong with a value and its remedy, a line for each field that is none. */
const messageOn: z.core.$ZodErrorMap = ({ code, input, inst, ...issue }) => {
  const known = inst instanceof z.ZodType ? inst.description : undefined;
  if (code === 'unrecognized_keys') {
    const fields = inst instanceof z.ZodObject ? Object.keys(inst.shape) : [];
    const own = fields.filter((field) => field !== '$schema');
    return (issue.keys as string[])
      .map((key) => `there is no field “${key}” here: ${oneOf(key, own)}`)
      .join('\n');
  }
  if (input === undefined) return `missing: ${known ?? 'it is needed.'}`;
  if (code === 'invalid_value')
    return `“${input}” is none of the values: ${oneOf(String(input), issue.values as unknown[])}`;
  if (code === 'invalid_type')
    return `this is no ${KINDS[issue.expected as string] ?? issue.expected}: ${known}`;
  if (code === 'too_small') return 'empty: fill it, or take the field out where it is optional.';
  return undefined;
};

const KINDS: Readonly<Record<string, string>> = {
  string: 'text between quotation marks',
  array: 'list between [ and ]',
  object: 'group of fields between { and }',
};

/** The remedy for a name that is none of those there are. */
function oneOf(given: string, known: readonly unknown[]): string {
  return didYouMean(given, known.map(String), `write one of ${known.join(', ')}.`);
}
