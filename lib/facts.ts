import { readFileSync } from 'node:fs';
import { documents, fromReports, partlyFromReports } from '@/content/facts';
import type { Source } from '@/content/service-page';

/** The table of facts, a line each; a spreadsheet opens it. */
export const factsFile = 'content/facts.csv';

/** Something the site says of a law, a standard, a product or a number, and where it was read. */
export interface Fact {
  line: number;
  /** The day on which it was checked, `YYYY-MM-DD`. */
  checked: string;
  /** Where it was read, by its name in `documents` of content/facts.ts. */
  source: string;
  /** The article, requirement or control; empty where the document as a whole says so. */
  at: string;
  /** How it was checked: in the `source`’s own text, be it a copy, in a `report` about it, or from an editor’s `knowledge`. */
  basis: string;
  /** Where the site says so: ids of pages, and `post:` before the file's name for posts; spaces between them. */
  pages: readonly string[];
  /** Words that each of these pages has, ` | ` between them. */
  words: readonly string[];
}

/** Each line of the table but for its claim, which is there for editors. */
export function readFacts(csv = readFileSync(factsFile, 'utf8')): Fact[] {
  const [, ...rows] = csv.trimEnd().split(/\r?\n/).map(cellsOf);
  return rows.map((cells, row) => {
    const [checked = '', source = '', at = '', basis = '', pages = '', words = ''] = cells;
    const fact = { line: row + 2, checked, source, at, basis };
    return { ...fact, pages: pages.split(' '), words: words.split(' | ') };
  });
}

/** The cells of a line: quotation marks around one with a comma in it, and doubled inside (RFC 4180). */
function cellsOf(line: string): string[] {
  return [...`,${line}`.matchAll(/,(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(
    ([, quoted, plain = '']) => quoted?.replaceAll('""', '"') ?? plain,
  );
}

/** The day since which all that a page says of laws and standards has been checked: of its facts, the oldest check. */
export function checkedSince(
  page: string,
  facts: readonly Pick<Fact, 'pages' | 'checked'>[] = readFacts(),
): string | undefined {
  return facts
    .filter(({ pages }) => pages.includes(page))
    .map(({ checked }) => checked)
    .sort()[0];
}

/** Whether what a page says in some words, of one source, was read in the source's own text. */
export function isRead(page: string, source: string, said: string, facts = readFacts()): boolean {
  return facts.some(
    ({ basis, pages, words, ...fact }) =>
      fact.source === source && basis === 'source' && pages.includes(page) && words.includes(said),
  );
}

/** What a page says after some texts of which not all was read in its source; nothing where all was. */
export function basisOf(page: string, texts: readonly string[], facts = readFacts()): string {
  const text = texts.join('\n').toLowerCase();
  return noteOn(
    facts.filter(
      ({ pages, words }) =>
        pages.includes(page) && words.some((words) => text.includes(words.toLowerCase())),
    ),
  );
}

function noteOn(facts: readonly Fact[]): string {
  const read = facts.map(({ basis }) => basis === 'source');
  if (read.every(Boolean)) return '';
  return read.some(Boolean) ? partlyFromReports : fromReports;
}

/** The documents that a page's facts rest on, each once; what was read in reports says so. */
export function sourcesOf(page: string, facts = readFacts()): Source[] {
  const own = facts.filter(({ pages }) => pages.includes(page));
  return [...new Set(own.map(({ source }) => source))].map((source) => {
    const { title, url } = documents[source as keyof typeof documents];
    const note = noteOn(own.filter((fact) => fact.source === source));
    return { title: `${title} ${note}`.trim(), url };
  });
}
