import { readFileSync, writeFileSync } from 'node:fs';
import { isCollection, isNode, LineCounter, parseDocument } from 'yaml';
import { z } from 'zod';
import { dataFiles } from '../../content/data';
import { didYouMean } from '../../lib/did-you-mean';
import { type Finding, throwErrors } from '../../lib/finding';

// Asked before anything reads the files: other rules, and the pages, take their shape for granted.

type Name = keyof typeof dataFiles;
type Path = readonly PropertyKey[];
type JsonSchema = z.core.JSONSchema.BaseSchema;

const names = Object.keys(dataFiles) as Name[];

/**
 * Ends what is under way if a JSON file of content/ cannot be read, or has another shape than content/data.ts says.
 * @throws with every error's file, field, line and remedy, a line each.
 */
export function throwDataErrors() {
  throwErrors(dataFindings());
}

export function dataFindings(): Finding[] {
  return names.flatMap((name) => findingsInData(name, readFileSync(fileOf(name), 'utf8')));
}

/** Each JSON file's schema as it should be committed, with the file that holds it. */
export function dataSchemas(): [file: string, text: string][] {
  return names.map((name) => [
    `content/schemas/${name}.schema.json`,
    `${JSON.stringify(schemaOf(name), null, 2)}\n`,
  ]);
}

/** Writes the schemas that content/data.ts, or the table of pages, has left behind; their files. */
export function writeSchemas(): string[] {
  const outdated = dataSchemas().filter(([file, text]) => readFileSync(file, 'utf8') !== text);
  for (const [file, text] of outdated) writeFileSync(file, text);
  return outdated.map(([file]) => file);
}

function schemaOf(name: Name): JsonSchema {
  // Of all drafts the one that most programs know.
  return z.toJSONSchema(dataFiles[name], { target: 'draft-7' });
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
  try {
    const { error: wrong } = dataFiles[name].safeParse(JSON.parse(text), { reportInput: true });
    const lineOf = linesIn(text);
    return (wrong?.issues ?? []).flatMap((issue) =>
      problemsOf(issue, schemaOf(name)).map(([path, message]) =>
        error(lineOf(path), z.core.toDotPath(path), message),
      ),
    );
  } catch (thrown) {
    const [, end = text.length] = /position (\d+)/.exec(String(thrown)) ?? [];
    const line = text.slice(0, Number(end)).trimEnd().split('\n').length;
    return [error(line, '', NO_JSON)];
  }
}

const NO_JSON =
  'this cannot be read here: begin and end names and texts with ", write a comma between two entries, and none after the last.';

/** Tells the line of a field; of one that is missing, the line of what lacks it. */
function linesIn(text: string): (path: Path) => number {
  const lines = new LineCounter();
  const { contents } = parseDocument(text, { lineCounter: lines });
  return (path) => {
    let node: unknown = contents;
    for (const key of path) {
      const below = isCollection(node) && node.get(key, true);
      if (!isNode(below)) break;
      node = below;
    }
    return lines.linePos((isNode(node) && node.range?.[0]) || 0).line;
  };
}

function problemsOf(issue: z.core.$ZodIssue, schema: JsonSchema): [path: Path, message: string][] {
  const { path, input } = issue;
  const { properties, description = 'it is needed.' } = schemaAt(schema, path);
  switch (issue.code) {
    case 'unrecognized_keys':
      return issue.keys.map((key) => [
        [...path, key],
        `there is no field “${key}” here: ${oneOf(key, fieldsOf(properties))}`,
      ]);
    case 'invalid_value':
      if (input === undefined) return [[path, `missing: ${description}`]];
      return [[path, `“${input}” is none of the values: ${oneOf(String(input), issue.values)}`]];
    case 'invalid_type':
      if (input === undefined) return [[path, `missing: ${description}`]];
      return [[path, `this is no ${KINDS[issue.expected] ?? issue.expected}: ${description}`]];
    case 'too_small':
      if (issue.origin === 'string' || issue.origin === 'array')
        return [[path, 'empty: fill it, or take the field out where it is optional.']];
  }
  return [[path, issue.message]];
}

/** Those that an editor fills. */
function fieldsOf(properties: object = {}): string[] {
  return Object.keys(properties).filter((field) => field !== '$schema');
}

const KINDS: Readonly<Record<string, string>> = {
  string: 'text between quotation marks',
  array: 'list between [ and ]',
  object: 'group of fields between { and }',
};

/** The remedy for a name that is none of those there are. */
function oneOf(given: string, known: readonly unknown[]): string {
  return didYouMean(given, known.map(String), `write one of ${known.join(', ')}.`);
}

function schemaAt(schema: JsonSchema, path: Path): JsonSchema {
  const [key, ...below] = path;
  if (key === undefined) return schema;
  const next = typeof key === 'number' ? schema.items : schema.properties?.[String(key)];
  return schemaAt((next ?? {}) as JsonSchema, below);
}
