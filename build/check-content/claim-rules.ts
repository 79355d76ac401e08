import { validDay } from '../../lib/dates';
import { proseOf } from '../../lib/text';
import type { CheckedPage, Report, Rule, SiteContent } from './site-content';

const FILE = 'content/claims.ts';

export function checkClaims({ claims, pages }: SiteContent, report: Report) {
  const ids = new Set<string>();
  for (const { id, words, pages: named, confirmed } of claims) {
    if (ids.has(id)) report(FILE, id, 'the name is there twice: give one another.');
    ids.add(id);
    if (confirmed !== undefined && !validDay(confirmed)) {
      report(FILE, id, `“${confirmed}” is no day of the calendar: write it as YYYY-MM-DD.`);
    }
    for (const name of named) {
      const page = pages.find(({ route }) => route === name);
      if (page && says(page, words)) continue;
      report(
        FILE,
        id,
        `“${words}” stands no more in ${page?.file ?? `“${name}”`}: write the new words here without their day, or take the claim out.`,
      );
    }
  }
}

function checkConfirmed({ claims }: SiteContent, report: Report) {
  const open = claims.filter(({ confirmed }) => confirmed === undefined);
  if (open.length === 0) return;
  report(
    FILE,
    'confirmed',
    `${open.length} of ${claims.length} claims wait for the company’s word: add the day to each that it confirms.`,
  );
}

/** Whether a page's content has the words, whatever their case, quotation marks and links. */
export function says({ content }: CheckedPage, words: string): boolean {
  const wanted = normalized(words);
  return proseOf(content).some(({ text }) => normalized(text).includes(wanted));
}

/** A text as it is compared: whatever its case, quotation marks and spaces. */
export function normalized(text: string): string {
  return text.toLowerCase().replace(/[‘’]/g, "'").replace(/[“”]/g, '"').replace(/\s+/g, ' ');
}

export const claimRules: readonly Rule[] = [
  { level: 'advice', check: checkClaims },
  { level: 'advice', check: checkConfirmed },
];
