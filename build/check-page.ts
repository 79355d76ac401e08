import { brotliCompressSync } from 'node:zlib';
import { parse } from 'parse5';
import { attributesOf, type Document, elements, textOf } from './html-elements';
import type { OriginTable } from './origins';

/**
 * Bytes that arrive without a second round trip: the first congestion window, ten segments of 1,460 bytes, less 1,000
 * for the response's own headers. A page's head, styles and first band must be among them.
 */
const FIRST_SCREEN_BUDGET = 10 * 1_460 - 1_000;

/** Bytes of a whole page: its end may take the second round trip. A post may be as long as it is. */
const PAGE_BUDGET = 22_000;

/** Bytes of script that a page may send to who only reads it: the boot script, after Brotli. */
export const SCRIPT_BUDGET = 1_500;

/** Attributes that make the browser fetch, by element. `a` and `meta` only name addresses. */
const FETCHING: Readonly<Record<string, readonly string[]>> = {
  script: ['src'],
  img: ['src', 'srcset'],
  iframe: ['src'],
  link: ['href'],
  source: ['src', 'srcset'],
  use: ['href'],
  video: ['src', 'poster'],
};

/** The one type of `<script>` that may stand inline: browsers never run it. */
const DATA_TYPE = 'application/ld+json';

/** Links that only name an address. */
const NAMING_RELS = new Set(['canonical', 'alternate', 'author', 'license']);

/**
 * What is wrong with a finished page, each as one sentence: inline script, data that could end early, event handler or style
 * attributes, or other origins than the table lists.
 */
export function findingsOf(document: Document, origins: OriginTable): string[] {
  const findings: string[] = [];
  const known = [...origins.scripts, ...origins.frames, ...origins.pictures];
  for (const element of elements(document)) {
    const attributes = attributesOf(element);
    const { tagName } = element;
    if (tagName === 'script') findings.push(...findingsOfScript(attributes, textOf(element)));
    for (const [name, value] of Object.entries(attributes)) {
      if (/^on/.test(name))
        findings.push(`an ${name} attribute on <${tagName}>: listen in an island instead`);
      if (name === 'style')
        findings.push(`a style attribute on <${tagName}>, “${value}”: use a class`);
    }
    const fetched = NAMING_RELS.has(attributes.rel ?? '') ? [] : (FETCHING[tagName] ?? []);
    for (const name of fetched) {
      const value = attributes[name];
      if (
        value &&
        /^(https?:)?\/\//.test(value) &&
        !known.some((origin) => value.startsWith(origin))
      ) {
        findings.push(
          `<${tagName} ${name}="${value}"> from an origin that build/origins.ts does not list`,
        );
      }
    }
  }
  return findings;
}

function findingsOfScript(
  { src, type, integrity }: Record<string, string>,
  text: string,
): string[] {
  if (type === DATA_TYPE) return findingsOfData(text);
  if (src === undefined) {
    return [`an inline script, “${text.trim().slice(0, 40)}…”: move it to a file`];
  }
  return integrity ? [] : [`<script src="${src}"> without integrity`];
}

/** What is wrong with a block of data: a parser of HTML sees an end of it, or a script, in what is not escaped. */
function findingsOfData(data: string): string[] {
  const start = data.trim().slice(0, 40);
  if (data.includes('<')) return [`data with a “<”, “${start}…”: write it as \\u003c`];
  try {
    JSON.parse(data);
    return [];
  } catch {
    return [`data that is no JSON, “${start}…”: render it with StructuredData`];
  }
}

/** A page's markup up to the end of the first band of its main part: what a visitor sees first. */
function firstScreenOf(html: string): string {
  const document = parse(html, { sourceCodeLocationInfo: true });
  const main = elements(document).find(({ tagName }) => tagName === 'main');
  const [band] = main?.childNodes.filter((node) => 'tagName' in node) ?? [];
  return html.slice(0, band?.sourceCodeLocation?.endOffset);
}

/** What is too heavy of a page, each as one sentence. `source` is the file that holds its words, if one does. */
export function sizeFindingsOf(html: string, source?: string): string[] {
  const where = source ? ` in ${source}` : '';
  return [
    ...overBudget(
      firstScreenOf(html),
      FIRST_SCREEN_BUDGET,
      'up to the end of the first screen',
      `shorten the lead${where}`,
    ),
    ...overBudget(html, PAGE_BUDGET, 'in all', `shorten or take out a section${where}`),
  ];
}

function overBudget(html: string, budget: number, what: string, remedy: string): string[] {
  const bytes = brotliCompressSync(html).length;
  return bytes > budget ? [`${bytes} bytes after Brotli ${what}, over ${budget}: ${remedy}`] : [];
}
