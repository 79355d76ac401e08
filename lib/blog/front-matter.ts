import { parse, YAMLParseError } from 'yaml';

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
  const fields = fieldsOf(yaml);
  if (typeof fields !== 'object' || fields === null || Array.isArray(fields)) {
    throw new Error('the front matter has no fields: write each on a line, as in title: A title');
  }
  const headLines = head.split('\n').length - 1;
  const named: Readonly<Record<string, unknown>> = { ...fields };
  return { fields: named, content: text.slice(head.length), headLines };
}

/** What to do about what the parser calls by these names; quotation marks help with the rest. */
const REMEDIES: Readonly<Record<string, string>> = {
  TAB_AS_INDENT: 'begin the line without a tab',
  DUPLICATE_KEY: 'take one of the two lines out',
  BAD_INDENT: 'begin the line without spaces',
};

function fieldsOf(yaml: string): unknown {
  try {
    // Without it, what YAML merely warns of would be printed in the middle of the build.
    return parse(yaml, { logLevel: 'error' });
  } catch (error) {
    const found = error instanceof YAMLParseError ? error : undefined;
    const [place] = found?.linePos ?? [];
    // The first line of the file is the fence.
    const line = place ? `line ${place.line + 1}: ` : '';
    const [reason = ''] = String((error as Error).message).split(/ at line \d+|:?\n/);
    const remedy =
      REMEDIES[found?.code ?? ''] ??
      'put quotation marks around values with a colon or a mark in them';
    throw new Error(`${line}the front matter is no YAML (${reason}): ${remedy}`);
  }
}
