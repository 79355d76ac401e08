import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path/posix';
import type { Finding } from '../../lib/finding';
import { textsOf } from '../../lib/text';
import { everyModule, type SiteContent } from './site-content';

/**
 * Findings with the line that each is about. In a module it is that of the field's text, or of the first text
 * below it, which may stand in another module that the page takes it from. Where none is found, there is no line.
 */
export function located(findings: readonly Finding[], content: SiteContent): Finding[] {
  return findings.map((finding) => ({ ...finding, ...placeOf(finding, content) }));
}

function placeOf({ file, field, message }: Finding, content: SiteContent): Partial<Finding> {
  const [, inField] = field.match(/^line (\d+)$/) ?? [];
  if (inField) return { line: Number(inField), field: '' };
  const [, inMessage, rest = ''] = message.match(/^line (\d+): (.*)$/s) ?? [];
  if (inMessage) return { line: Number(inMessage), message: rest };
  if (!existsSync(file) || field === '') return {};
  if (file.endsWith('.md')) return lineAt(file, readFileSync(file, 'utf8').search(startOf(field)));
  return placeOfText(file, field, content);
}

/** The line on which a field of a post's front matter begins. */
function startOf(field: string): RegExp {
  return new RegExp(`^${field}:`, 'm');
}

function placeOfText(file: string, field: string, content: SiteContent): Partial<Finding> {
  const texts = everyModule(content)
    .filter(([module]) => module === file)
    .flatMap(([, value]) => [...textsOf(value)]);
  const index = texts.findIndex((one) => one.field === field || isBelow(one.field, field));
  // A field that is no text may be a name in quotation marks: `retired['/old']`, a claim's id.
  const text = texts[index]?.text ?? field.replace(/^.*\['(.+)'\]$/, '$1');
  const same = texts.slice(0, Math.max(index, 0)).filter((one) => one.text === text);
  const here = literalsIn(file, text);
  const offset = here[same.length] ?? here.at(-1);
  if (offset !== undefined) return lineAt(file, offset);
  const elsewhere = modules().filter((module) => literalsIn(module, text).length === 1);
  const [source = ''] = elsewhere;
  if (elsewhere.length !== 1) return {};
  return { file: source, ...lineAt(source, literalsIn(source, text)[0] ?? -1) };
}

function isBelow(field: string, parent: string): boolean {
  return field.startsWith(parent) && /^[.[]/.test(field.slice(parent.length));
}

/** The modules of content/. */
export function modules(): string[] {
  return readdirSync('content', { recursive: true })
    .map((name) => join('content', String(name).replaceAll('\\', '/')))
    .filter((name) => /\.(?:ts|json)$/.test(name));
}

/** A comment, which is passed over, or a literal with its quotation mark and its text. */
const LITERAL = /\/\*.*?\*\/|\/\/[^\n]*|(['"`])((?:\\.|(?!\1)[^\\])*)\1/gs;

/** Where in a module a text stands as a literal, in order. */
function literalsIn(file: string, text: string): number[] {
  return [...readFileSync(file, 'utf8').matchAll(LITERAL)]
    .filter(([, mark, literal = '']) => mark && patternOf(literal).test(text))
    .map(({ index }) => index);
}

/** What a literal may become: `${…}` can be anything, if there are words beside it. */
function patternOf(literal: string): RegExp {
  const parts = literal.split(/\$\{[^}]*\}/).map((part) => part.replace(/\\(.)/gs, '$1'));
  if (parts.length > 1 && !/\w{3}/.test(parts.join(''))) return /^\b$/;
  const escaped = parts.map((part) => part.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&'));
  return new RegExp(`^${escaped.join('.*')}$`, 's');
}

function lineAt(file: string, offset: number): Pick<Finding, 'line'> {
  return offset < 0 ? {} : { line: readFileSync(file, 'utf8').slice(0, offset).split('\n').length };
}
