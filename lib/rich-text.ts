import { type RouteId, routes } from '@/content/routes';
import { linkedTerms } from './glossary';

/** A run of a content string: plain or stressed words, a link to a page or a file, or a term of the glossary. */
export type TextRun =
  | { kind: 'words'; words: string }
  | { kind: 'link'; words: string; route: RouteId; fragment: string }
  | { kind: 'file'; words: string; path: string }
  | { kind: 'strong'; words: string }
  | { kind: 'term'; words: string; term: string };

// `[words](routeId)`, `[words](routeId#heading)`, `[words](/files/name.pdf)` and `**words**` are what editors write; `{SIEM}`, perhaps with a plural “s” after it, is what markTerms() puts in.
const MARK = /\[([^\]]+)\]\(([^)]+)\)|\{([^{}]+)\}(s?)|\*\*([^*]+)\*\*/g;

/**
 * Splits a content string into runs.
 * @throws when a link names a page that content/routes.ts does not have.
 */
export function parseRichText(text: string): TextRun[] {
  const runs: TextRun[] = [];
  let end = 0;
  for (const match of text.matchAll(MARK)) {
    if (match.index > end) runs.push({ kind: 'words', words: text.slice(end, match.index) });
    const [whole, words = '', target = '', term, plural, strong] = match;
    if (term !== undefined) runs.push({ kind: 'term', words: `${term}${plural}`, term });
    else if (strong !== undefined) runs.push({ kind: 'strong', words: strong });
    else if (target.startsWith('/')) runs.push({ kind: 'file', words, path: target });
    else {
      const [name = '', fragment = ''] = target.split(/(?=#)/);
      runs.push({ kind: 'link', words, route: routeNamed(name, text), fragment });
    }
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

/** What a term of the glossary may be, so that it is found in a text. */
const TERM_FORM = /^[A-Za-z0-9]+(?: [A-Za-z0-9]+)*$/;

// A plural “s” may follow: of APIs, the first three letters are marked.
const TERM = new RegExp(
  `\\b(${[...linkedTerms.keys()].filter((key) => TERM_FORM.test(key)).join('|')})(?=s?\\b)`,
  'g',
);

/**
 * Returns a content string with the first use of each linked term of the glossary marked as `{TERM}`, but for those in
 * links, stressed words and `seen`, which it adds to.
 */
export function markTerms(text: string, seen: Set<string>): string {
  return text.replace(TERM, (found: string, words: string, offset: number) => {
    const term = linkedTerms.get(words) ?? words;
    const insideLink = text.lastIndexOf('[', offset) > text.lastIndexOf(']', offset);
    const before = text.slice(0, offset);
    const insideTarget = /\]\([^)]*$/.test(before);
    const insideStress = before.split('**').length % 2 === 0;
    if (seen.has(term) || insideLink || insideTarget || insideStress) return found;
    seen.add(term);
    return `{${found}}`;
  });
}
