import { attributesOf, type Document, elements, textOf } from './html-elements';
import type { OriginTable } from './origins';
import type { PagePart } from './page-parts';

/**
 * Bytes of HTML and CSS that arrive without a second round trip: the first congestion window, ten
 * segments of 1,460 bytes, less 1,000 for the response's own headers.
 */
export const PAGE_BUDGET = 10 * 1_460 - 1_000;

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
export function faultsOf(document: Document, origins: OriginTable): string[] {
  const faults: string[] = [];
  const known = [...origins.scripts, ...origins.frames];
  for (const element of elements(document)) {
    const attributes = attributesOf(element);
    const { tagName } = element;
    if (attributes.type === DATA_TYPE && attributes.src === undefined) {
      faults.push(...faultsOfData(textOf(element)));
    } else if (
      tagName === 'script' &&
      attributes.src === undefined &&
      textOf(element).trim() !== ''
    ) {
      faults.push(`an inline script, “${textOf(element).trim().slice(0, 40)}…”: move it to a file`);
    }
    if (tagName === 'script' && attributes.type !== DATA_TYPE && !attributes.integrity) {
      faults.push(`<script src="${attributes.src}"> without integrity`);
    }
    for (const [name, value] of Object.entries(attributes)) {
      if (/^on/.test(name))
        faults.push(`an ${name} attribute on <${tagName}>: listen in an island instead`);
      if (name === 'style')
        faults.push(`a style attribute on <${tagName}>, “${value}”: use a class`);
    }
    const fetched = NAMING_RELS.has(attributes.rel ?? '') ? [] : (FETCHING[tagName] ?? []);
    for (const name of fetched) {
      const value = attributes[name];
      if (
        value &&
        /^(https?:)?\/\//.test(value) &&
        !known.some((origin) => value.startsWith(origin))
      ) {
        faults.push(
          `<${tagName} ${name}="${value}"> from an origin that export/origins.ts does not list`,
        );
      }
    }
  }
  return faults;
}

/** What is wrong with a block of data: a parser of HTML sees an end of it, or a script, in what is not escaped. */
function faultsOfData(data: string): string[] {
  const start = data.trim().slice(0, 40);
  if (data.includes('<')) return [`data with a “<”, “${start}…”: write it as \\u003c`];
  try {
    JSON.parse(data);
    return [];
  } catch {
    return [`data that is no JSON, “${start}…”: render it with StructuredData`];
  }
}

/** A page's size after Brotli. */
export interface PageSize {
  file: string;
  /** Where its words are written; unset where no one file holds them. */
  source?: string;
  bytes: number;
  isPost: boolean;
  /** What each part weighs, heaviest first; asked for only where the page is over the budget. */
  parts: () => readonly PagePart[];
}

/** So many parts are named: an editor needs the heaviest. */
const MOST_PARTS = 6;

/**
 * What is said of each page over the budget, in lines. The budget is law for the pages of the route table. A post may
 * be as long as it is: its first screen is in the first flight.
 */
export function sizeFindings(sizes: readonly PageSize[]): { faults: string[]; advice: string[] } {
  const over = sizes.filter(({ bytes }) => bytes > PAGE_BUDGET);
  return {
    faults: over
      .filter(({ isPost }) => !isPost)
      .map((size) => `${excessOf(size)}.\n${remedyOf(size)}`),
    advice: over
      .filter(({ isPost }) => isPost)
      .map((size) => `${excessOf(size)}; its end arrives a moment later.`),
  };
}

function excessOf({ file, bytes }: PageSize): string {
  return `${file}: ${bytes} bytes after Brotli, ${bytes - PAGE_BUDGET} over the first flight of ${PAGE_BUDGET}`;
}

function remedyOf({ source, parts }: PageSize): string {
  const heaviest = parts()
    .slice(0, MOST_PARTS)
    .map(({ name, bytes }) => `${name} ${bytes}`);
  const where = source ? ` in ${source}` : '';
  return `  Its heaviest parts: ${heaviest.join(', ')}. Shorten or take out a section${where}.`;
}
