import { GLYPHS } from '../../tailwind.config';
import { passagesOf } from './passages';
import type { Report, SiteContent } from './site-content';

/** Lines before and after a change, which a specimen shows as they were found. */
export function isQuoted(field: string): boolean {
  return /\.lines\[\d+\]\.text$/.test(field);
}

/** What Manrope’s Latin file has beside ASCII, of which tools/cut-font.ts cuts the site’s face. */
const ADDABLE = /^[\u00a1-\u00ffıŒœ‚„‹›⁄€™−]$/;

/** What stands before an edition's number, where anything does. */
const PREFIX = String.raw`(?:v|version |r|rev(?:ision)?\.? ?)`;

export function checkProse(content: SiteContent, report: Report) {
  const terms = content.terms.map(({ say, not }) => ({ say, others: otherNames(not) }));
  for (const { file, field, text } of passagesOf(content)) {
    for (const { say, others } of terms) {
      const [found] = text.match(others) ?? [];
      if (found) {
        report(file, field, `“${found}” is called “${say}” in content/terms.ts: say that.`);
      }
    }
    const [straight] = text.match(/["']/) ?? [];
    if (straight && !isQuoted(field)) {
      const message = `${straight} in “${text.slice(0, 50)}”: write ‘ ’ and “ ”, and ’ as the apostrophe.`;
      report(file, field, message);
    }
    const missing = [...new Set(text)].filter((one) => !GLYPHS.includes(one) && !/\s/.test(one));
    const shown = 'not in the site’s face and shown in another';
    const addable = missing.filter((one) => ADDABLE.test(one)).join('');
    if (addable) {
      const message = `“${addable}” is ${shown}: add it to GLYPHS in tailwind.config.ts and run npm run font, or write it otherwise.`;
      report(file, field, message);
    }
    const foreign = missing.filter((one) => !ADDABLE.test(one)).join('');
    if (foreign) {
      report(
        file,
        field,
        `“${foreign}” is ${shown}, for it has no such letters: write it otherwise.`,
      );
    }
  }
}

/** Any of the names as words of their own, in the plural too. */
function otherNames(names: readonly string[]): RegExp {
  return new RegExp(`(?<![\\w-])(?:${names.map(escaped).join('|')})s?(?![\\w-])`, 'i');
}

export function checkEditions(content: SiteContent, report: Report) {
  const passages = passagesOf(content);
  for (const { name, edition, earlier = [] } of Object.values(content.documents)) {
    if (!name || !edition) continue;
    const known = [edition, ...earlier].map(numberOf);
    const pattern = editionsOf(name, edition);
    for (const { file, field, text } of passages) {
      for (const [named, found = ''] of text.matchAll(pattern)) {
        if (known.includes(numberOf(found))) continue;
        const message = `“${named}”, while content/facts.ts has ${name} ${edition}: name that edition, or add the other to “earlier” there.`;
        report(file, field, message);
      }
    }
  }
}

/** Any edition after a document's name. If the table has `v4.0.1`, a bare 11.4 is a requirement's number. */
function editionsOf(name: string, edition: string): RegExp {
  const prefix = /^\d/.test(edition) ? `${PREFIX}?` : PREFIX;
  const gap = String.raw`(?:[:,]\s*|\s+|(?=[a-z]))`;
  return new RegExp(
    `(?<![\\w-])${escaped(name)}${gap}(${prefix}\\d+(?:\\.\\d+)*)(?![\\w%-])`,
    'gi',
  );
}

/** An edition without what stands before its number: v4.0 is 4.0, and r3 is Rev. 3. */
function numberOf(edition: string): string {
  return edition.replace(/^\D+/, '');
}

function escaped(words: string): string {
  return words.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
}
