import type { ServicePage } from '@/content/service-page';
import { isWritten, TO_WRITE } from '../../lib/to-write';
import type { Report } from './finding';
import type { CheckedPage, SiteContent } from './site-content';
import { countWords, proseOf, textsOf } from './texts';

/** How many words a page has: less leaves a buyer's questions open, more is not read. One of cards leads to others. */
const WORDS = {
  service: { least: 500, most: 1200 },
  leading: { least: 250, most: 900 },
} as const;

/** The sections in which a buyer finds what services are compared by. */
const PARTS = {
  service: ['steps', 'fit', 'exchange', 'questions'],
  leading: ['steps', 'fit', 'questions'],
} as const;

/** From this many words on, a clause is a sentence that two pages should not share. */
const SHARED_WORDS = 4;

const NAVIGATION = 'content/navigation.ts';

/** So much of a text tells which one it is. */
const SHOWN = 60;

export function checkUnwritten({ pages, posts }: SiteContent, report: Report) {
  for (const { file, content } of pages) {
    for (const { field, text } of textsOf(content)) {
      if (!isWritten(text)) report(file, field, unwritten(text));
    }
  }
  for (const { file, post } of posts.files) {
    for (const field of ['title', 'summary'] as const) {
      if (!isWritten(post[field])) report(file, field, unwritten(post[field]));
    }
    const line = post.content.split('\n').find((one) => !isWritten(one));
    if (line !== undefined) report(file, '', unwritten(line));
  }
}

function unwritten(text: string): string {
  const wanted = text.trim();
  return `“${wanted.slice(0, SHOWN)}${wanted.length > SHOWN ? '…' : ''}” stands in for words: write them, without “${TO_WRITE}”.`;
}

/** A draft has no page in a build, so a link to it would lead nowhere. */
export function checkLinksToDrafts({ pages, words, routes }: SiteContent, report: Report) {
  const drafts = Object.keys(routes).filter((id) => routes[id]?.draft);
  const modules = [
    ...pages
      .filter(({ route }) => !drafts.includes(route ?? ''))
      .map(({ file, content }): [string, object] => [file, content]),
    // The Services panel leaves drafts out by itself.
    ...Object.entries(words).filter(([file]) => file !== NAVIGATION),
  ];
  for (const [file, value] of modules) {
    for (const { field, text } of textsOf(value)) {
      const isId = /(?:^|\.)(?:route|choose)$/.test(field);
      const found = drafts.find((id) => (isId ? text === id : text.includes(`](${id})`)));
      if (found === undefined) continue;
      report(
        file,
        field,
        `leads to “${found}”, which is a draft: publish it first, or take the link out.`,
      );
    }
  }
}

export function checkDraftServices({ pages, routes }: SiteContent, report: Report) {
  for (const [id, { draft }] of Object.entries(routes)) {
    if (!draft) continue;
    const page = pages.find(({ route }) => route === id);
    report(
      'content/routes.ts',
      `routes.${id}.draft`,
      `a draft: write ${page?.file ?? 'its page'}, then take the mark out to publish it.`,
    );
  }
}

export function checkServiceLength({ pages, routes }: SiteContent, report: Report) {
  for (const { file, service } of publishedServices({ pages, routes })) {
    const { least, most } = WORDS[kindOf(service)];
    const { sections = [], ...rest } = service ?? {};
    // A specimen is looked at, and not read through.
    const read = sections.filter(({ kind }) => kind !== 'specimen');
    const words = proseOf({ ...rest, sections: read }).reduce(
      (sum, { text }) => sum + countWords(text),
      0,
    );
    if (words >= least && words <= most) continue;
    report(file, '', `${words} words: buyers expect ${least} to ${most}.`);
  }
}

export function checkServiceParts({ pages, routes }: SiteContent, report: Report) {
  for (const { file, service } of publishedServices({ pages, routes })) {
    const kinds = service?.sections.map(({ kind }) => kind) ?? [];
    const missing = PARTS[kindOf(service)].filter((part) => !kinds.includes(part));
    if (missing.length === 0) continue;
    report(file, 'sections', `no section of the kind ${missing.join(', ')}: buyers look for one.`);
  }
}

/** The overview of all services leads to theirs. */
const WITHOUT_SPECIMEN = 'services';

export function checkMissingSpecimens({ pages, routes }: SiteContent, report: Report) {
  for (const { file, route, service } of publishedServices({ pages, routes })) {
    if (route === WITHOUT_SPECIMEN || countSpecimens(service) > 0) continue;
    report(file, 'sections', 'no specimen: show what a customer would receive.');
  }
}

export function checkSpecimenCount({ pages }: SiteContent, report: Report) {
  for (const { file, service } of pages) {
    const count = countSpecimens(service);
    if (count <= 1) continue;
    report(file, 'sections', `${count} specimens, and links to #specimen find one: keep one.`);
  }
}

function countSpecimens(service: ServicePage | undefined): number {
  return service?.sections.filter(({ kind }) => kind === 'specimen').length ?? 0;
}

export function checkSharedSentences({ pages, routes }: SiteContent, report: Report) {
  const labels = new Set(Object.values(routes).flatMap(({ label }) => clausesOf(label)));
  const first = new Map<string, string>();
  for (const { file, service } of publishedServices({ pages, routes })) {
    const { description: _, sources: __, ...shown } = service ?? {};
    for (const { field, text } of proseOf(shown)) {
      for (const clause of clausesOf(text)) {
        if (countWords(clause) < SHARED_WORDS || labels.has(clause)) continue;
        const other = first.get(clause);
        if (other === undefined) first.set(clause, file);
        else if (other !== file) {
          report(file, field, `“${clause}” stands in ${other} too: word one otherwise.`);
        }
      }
    }
  }
}

/** A text's sentences and clauses, without case and marks, so that equal ones compare as equal. */
function clausesOf(text: string): string[] {
  return text
    .split(/(?<=[.?!:;])\s+/)
    .map((clause) => clause.toLowerCase().replace(/[^\p{L}\p{N} ]/gu, ''))
    .map((clause) => clause.trim());
}

/** Pages that lead to others, by cards, leave the rest to them. */
function kindOf(service: ServicePage | undefined): keyof typeof WORDS {
  return service?.sections.some(({ kind }) => kind === 'cards') ? 'leading' : 'service';
}

function publishedServices({
  pages,
  routes,
}: Pick<SiteContent, 'pages' | 'routes'>): readonly CheckedPage[] {
  return pages.filter(({ route, service }) => service && !routes[route ?? '']?.draft);
}
