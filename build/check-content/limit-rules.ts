import { searchLimits } from '../../lib/metadata';
import { proseOf } from '../../lib/text';
import { everyModule, type Report, type SiteContent } from './site-content';

/** So many characters read well in the fields of these names, and no more than the second number fit. */
const LIMITS: readonly [fields: RegExp, well: number, most: number][] = [
  [/(?<!\bsources\[\d+\]\.)\b(?:title|heading|callToAction)$/, 80, 160],
  [/\bheadline$/, 60, 120],
  [/\bquestion$/, 120, 240],
  [/\bquote$/, 200, 400],
  // In the bar, beside the menu.
  [/^shortName$/, 13, 18],
  [/\b(?:label|columns\[\d+\])$/, 40, 80],
  // The lines of the Services panel.
  [/\bsummary$/, 55, 110],
];

export function checkLengths(content: SiteContent, report: Report) {
  for (const [file, words] of everyModule(content)) {
    for (const { field, text } of proseOf(words)) {
      const { length } = text;
      const [, well = length, most = length] = LIMITS.find(([fields]) => fields.test(field)) ?? [];
      if (length <= well) continue;
      const message =
        length > most
          ? `${length} characters, and at most ${most} fit: shorten it.`
          : `${length} characters, and at most ${well} read well: shorten it.`;
      report(file, field, message, length > most ? 'error' : 'advice');
    }
  }
}

/** Advises on what search results show: a title or description that is too short, too long, or another page's. */
export function checkSearch({ pages, authors, posts }: SiteContent, report: Report) {
  const owners = new Map<string, string>();
  const tell = (kind: keyof typeof searchLimits, file: string, field: string, text: string) => {
    if (text === '') return; // Found with every other empty text.
    const { least, most } = { least: 0, ...searchLimits[kind] };
    if (text.length < least || text.length > most) {
      const remedy = text.length < least ? `say more, in ${least} at least` : 'shorten it';
      const message = `${text.length} characters: search results show ${most} at most, so ${remedy}.`;
      report(file, field, message);
    }
    const owner = owners.get(text);
    if (owner !== undefined)
      report(file, field, `the same as that of ${owner}: word it otherwise for searchers.`);
    owners.set(text, owner ?? file);
  };
  // The build of a collection tells of its posts alone.
  const ofSite = posts.source !== 'collection';
  for (const { file, content } of ofSite ? pages : []) {
    const { title = '', searchTitle, description } = content;
    tell('title', file, searchTitle ? 'searchTitle' : 'title', searchTitle ?? title);
    tell('description', file, 'description', description);
  }
  for (const [index, { description }] of ofSite ? authors.entries() : [])
    tell('description', 'content/authors.ts', `authors[${index}].description`, description);
  for (const { file, post } of posts.files) {
    tell('title', file, 'title', post.title);
    tell('description', file, 'summary', post.summary);
  }
}
