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

/**
 * Pagefind's excerpt, escaped text with `<mark>` around what was found, as runs to make nodes of: no string of HTML
 * passes the site's Trusted Types policy.
 */
export function excerptRuns(html: string): ExcerptRun[] {
  return html
    .split(/<mark>(.*?)<\/mark>/s)
    .map((part, index) => ({
      text: part.replace(/&(?:lt|gt|amp|quot|#39);/g, (entity) => ENTITIES[entity] ?? entity),
      found: index % 2 === 1,
    }))
    .filter(({ text }) => text !== '');
}
