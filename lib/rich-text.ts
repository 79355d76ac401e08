import { glossary } from '@/content/glossary';
import { type RouteId, routes } from '@/content/routes';

export type Acronym = keyof typeof glossary;

/** A run of a content string: plain or stressed words, a link to a page, or an acronym to expand. */
export type TextRun =
  | { kind: 'words'; words: string }
  | { kind: 'link'; words: string; route: RouteId }
  | { kind: 'strong'; words: string }
  | { kind: 'acronym'; acronym: Acronym };

// `[words](routeId)` and `**words**` are what editors write; `{SIEM}` is what markFirstUses() puts in.
const MARK = /\[([^\]]+)\]\(([^)]+)\)|\{([^{}]+)\}|\*\*([^*]+)\*\*/g;

/**
 * Splits a content string into runs.
 * @throws when a link names a page that content/routes.ts does not have.
 */
export function parseRichText(text: string): TextRun[] {
  const runs: TextRun[] = [];
  let end = 0;
  for (const match of text.matchAll(MARK)) {
    if (match.index > end) runs.push({ kind: 'words', words: text.slice(end, match.index) });
    const [whole, words, route, acronym, strong] = match;
    if (acronym !== undefined) runs.push({ kind: 'acronym', acronym: acronym as Acronym });
    else if (strong !== undefined) runs.push({ kind: 'strong', words: strong });
    else runs.push({ kind: 'link', words: words ?? '', route: routeNamed(route ?? '', text) });
    end = match.index + whole.length;
  }
  if (end < text.length) runs.push({ kind: 'words', words: text.slice(end) });
  return runs;
}

function routeNamed(name: string, text: string): RouteId {
  if (name in routes) return name as RouteId;
  throw new Error(
    `“${text.slice(0, 60)}…” links to “${name}”, which is no page: use an id of content/routes.ts.`,
  );
}

// A plural “s” may follow: of APIs, the first three letters are marked.
const ACRONYM = new RegExp(`\\b(${Object.keys(glossary).join('|')})(?=s?\\b)`, 'g');

// Fields that are headings, links' own words or not shown as text: an expansion would not help there.
const UNMARKED = new Set([
  'kind',
  'heading',
  'title',
  'description',
  'drawing',
  'route',
  'choose',
  'callToAction',
  'columns',
  'list',
  'motion',
  'sources',
  'label',
  'headline',
  'quote',
  'mark',
]);

/**
 * Returns a page's content with the first use of each glossary acronym in its running text marked
 * as `{ACRONYM}`, in the order in which the fields are written.
 */
export function markFirstUses<Content>(content: Content): Content {
  const seen = new Set<string>();
  const markText = (text: string) =>
    text.replace(ACRONYM, (acronym, _group, offset: number) => {
      const insideLink = text.lastIndexOf('[', offset) > text.lastIndexOf(']', offset);
      const before = text.slice(0, offset);
      const insideTarget = /\]\([^)]*$/.test(before);
      const insideStress = before.split('**').length % 2 === 0;
      if (seen.has(acronym) || insideLink || insideTarget || insideStress) return acronym;
      seen.add(acronym);
      return `{${acronym}}`;
    });
  const mark = (value: unknown): unknown => {
    if (typeof value === 'string') return markText(value);
    if (Array.isArray(value)) return value.map(mark);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, field]) => [key, UNMARKED.has(key) ? field : mark(field)]),
    );
  };
  return mark(content) as Content;
}
