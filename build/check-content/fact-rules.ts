import type { PublishedDocument } from '@/content/facts';
import { today, validDay } from '../../lib/dates';
import { type Fact, factsFile } from '../../lib/facts';
import { plain, proseOf } from '../../lib/text';
import { normalized, says } from './claim-rules';
import type { Report, Rule, SiteContent } from './site-content';

const DOCUMENTS = 'content/facts.ts';

/** Begins the name of a post among the pages of a fact. */
const POST = 'post:';

/** What stands before an edition's number, where anything does. */
const PREFIX = String.raw`(?:v|version |r|rev(?:ision)?\.? ?)`;

/** Pages print the day. */
function checkFactDays({ facts }: SiteContent, report: Report) {
  for (const { line, checked } of facts) {
    if (validDay(checked)) continue;
    report(
      factsFile,
      `line ${line}`,
      `“${checked}” is no day of the calendar: write it as YYYY-MM-DD.`,
    );
  }
}

function checkFactWords({ facts, pages, posts }: SiteContent, report: Report) {
  for (const fact of facts) {
    for (const name of fact.pages) {
      if (name.startsWith(POST) && posts.source !== 'site') continue;
      const place = placeOf(name, { pages, posts });
      for (const words of fact.words.filter((wanted) => !place?.says(wanted))) {
        report(
          factsFile,
          `line ${fact.line}`,
          `“${words}” stands no more in ${place?.file ?? `“${name}”`}: check the claim again and write the words that are there now, or take the page out.`,
        );
      }
    }
  }
}

/** A fact in a year is no longer sure: laws, editions and products change. */
function checkFactAge({ facts, documents }: SiteContent, report: Report) {
  const now = today();
  for (const { line, checked, source, at } of facts) {
    const document = documents[source];
    if (!document) {
      report(factsFile, `line ${line}`, `“${source}” is not in ${DOCUMENTS}: add it there.`);
    } else if (validDay(checked) && aYearAfter(checked) <= now) {
      const place = [document.title, at].filter(Boolean).join(', ');
      report(
        factsFile,
        `line ${line}`,
        `checked on ${checked}: read ${place} again (${document.url}), and write today’s day.`,
      );
    }
  }
}

function checkEditions(content: SiteContent, report: Report) {
  for (const document of Object.values(content.documents)) {
    const { name, edition } = document;
    if (!name || !edition) continue;
    const pattern = editionsOf(name, edition);
    for (const { file, text } of textsIn(content)) {
      for (const [named, found = ''] of text.matchAll(pattern)) {
        if (isKnown(found, document)) continue;
        report(
          file,
          '',
          `“${named}”, while ${DOCUMENTS} has ${name} ${edition}: name that edition, or add the other to “earlier” there.`,
        );
      }
    }
  }
}

function placeOf(
  name: Fact['pages'][number],
  { pages, posts }: Pick<SiteContent, 'pages' | 'posts'>,
) {
  if (name.startsWith(POST)) {
    const found = posts.files.find(({ post }) => post.id === name.slice(POST.length));
    const text = normalized(plain(found?.post.content ?? ''));
    return found && { file: found.file, says: (words: string) => text.includes(normalized(words)) };
  }
  const page = pages.find(({ route }) => route === name);
  return page && { file: page.file, says: (words: string) => says(page, words) };
}

function textsIn({ pages, posts }: SiteContent): { file: string; text: string }[] {
  return [
    ...pages.flatMap(({ file, content }) => proseOf(content).map(({ text }) => ({ file, text }))),
    ...posts.files.map(({ file, post: { title, summary, content } }) => ({
      file,
      text: plain([title, summary, content].join('\n')),
    })),
  ];
}

/** Any edition after a document's name. If the table has `v4.0.1`, a bare 11.4 is a requirement's number. */
function editionsOf(name: string, edition: string): RegExp {
  const prefix = /^\d/.test(edition) ? `${PREFIX}?` : PREFIX;
  return new RegExp(
    `(?<![\\w-])${escaped(name)}(?:[:,]\\s*|\\s+|(?=[a-z]))(${prefix}\\d+(?:\\.\\d+)*)(?![\\w%-])`,
    'gi',
  );
}

function isKnown(found: string, { edition = '', earlier = [] }: PublishedDocument): boolean {
  return [edition, ...earlier].some((known) => number(known) === number(found));
}

/** An edition without what stands before its number: v4.0 is 4.0, and r3 is Rev. 3. */
function number(edition: string): string {
  return edition.replace(/^\D+/, '');
}

function aYearAfter(day: string): string {
  return `${Number(day.slice(0, 4)) + 1}${day.slice(4)}`;
}

function escaped(words: string): string {
  return words.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
}

export const factRules: readonly Rule[] = [
  { level: 'error', check: checkFactDays },
  { level: 'advice', check: checkFactWords },
  { level: 'advice', check: checkFactAge },
  { level: 'advice', check: checkEditions },
];
