/** A run of an excerpt's text; `found` is true of the words that were searched for. */
export interface ExcerptRun {
  text: string;
  found: boolean;
}

/** The characters that Pagefind escapes. */
const ENTITIES: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
  '&quot;': '"',
  '&#39;': "'",
};

/** What Pagefind marks, a word with its quotes and full stop, in three parts; escapes stay whole. */
const MARKED = /<mark>([^\p{L}\p{N}&]*)(.*?)([^\p{L}\p{N};]*)<\/mark>/gsu;

/**
 * Pagefind's excerpt, escaped text with `<mark>` around what was found, as runs to make nodes of: no string of HTML
 * passes the site's Trusted Types policy. Dots stand where the page's text goes on.
 */
export function excerptRuns(html: string, content: string): ExcerptRun[] {
  const runs = html
    .replace(MARKED, '$1<mark>$2</mark>$3')
    .split(/<mark>(.*?)<\/mark>/s)
    .map((part, index) => ({
      text: part.replace(/&(?:lt|gt|amp|quot|#39);/g, (entity) => ENTITIES[entity] ?? entity),
      found: index % 2 === 1,
    }));
  const shown = runs.map(({ text }) => text).join('');
  return [
    { text: content.startsWith(shown) ? '' : '… ', found: false },
    ...runs,
    { text: content.trimEnd().endsWith(shown.trimEnd()) ? '' : ' …', found: false },
  ].filter(({ text }) => text !== '');
}
