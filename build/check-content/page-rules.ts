import type { ServicePage } from '@/content/service-page';
import { SPECIMEN_FRAGMENT } from '@/content/specimen';
import { stepsFrom } from '../../lib/finder';
import { headingOf } from '../../lib/section-heading';
import { svgSize } from '../../lib/svg-size';
import { fieldsBelow, isWritten, slugOf, TO_WRITE, textsOf } from '../../lib/text';
import { everyModule, type Report, type SiteContent } from './site-content';

/** Fragments that every service page has beside its headings. */
export const TAKEN_FRAGMENTS = ['main', 'sources', 'contact-call', SPECIMEN_FRAGMENT];

/** The overview of all services leads to their specimens. */
const WITHOUT_SPECIMEN = 'services';

/** Lists in which nothing is something to say. */
const MAY_BE_EMPTY = /(?:^|\.)includes$/;

export function checkTexts(content: SiteContent, report: Report) {
  for (const [file, value] of everyModule(content)) {
    for (const { field, text } of textsOf(value)) {
      const message = messageOnText(text);
      if (message) report(file, field, message);
    }
  }
}

function messageOnText(text: string): string | undefined {
  if (text.trim() === '') return 'empty: write it, or take the field out where it is optional.';
  return isWritten(text) ? undefined : unwritten(text);
}

/** What is said of a text that stands in for words. */
export function unwritten(text: string): string {
  return `“${text.trim().slice(0, 60)}” stands in for words: write them, without “${TO_WRITE}”.`;
}

export function checkEmptyLists({ pages }: SiteContent, report: Report) {
  for (const { file, content } of pages) {
    for (const field of emptyListsOf(content)) {
      if (MAY_BE_EMPTY.test(field)) continue;
      report(file, field, 'an empty list: fill it, or take the field out where it is optional.');
    }
  }
}

/** The fields of every empty list below a value. */
function* emptyListsOf(value: unknown, path = ''): Generator<string> {
  if (Array.isArray(value) && value.length === 0) yield path;
  for (const [field, below] of fieldsBelow(value, path)) yield* emptyListsOf(below, field);
}

export function checkFragments({ pages }: SiteContent, report: Report) {
  for (const { file, service } of pages) {
    const fragments = new Set(TAKEN_FRAGMENTS);
    for (const [index, section] of (service?.sections ?? []).entries()) {
      const heading = headingOf(section);
      const fragment = slugOf(heading);
      if (fragments.has(fragment)) {
        const message = `“${heading}” makes the fragment #${fragment} a second time: word it otherwise.`;
        report(file, `sections[${index}].heading`, message);
      }
      fragments.add(fragment);
    }
  }
}

export function checkTables({ pages }: SiteContent, report: Report) {
  for (const { file, field, section } of sectionsOf(pages)) {
    if (!('rows' in section)) continue;
    for (const [index, { length }] of section.rows.entries()) {
      if (length === section.columns.length) continue;
      const message = `${length} cells under ${section.columns.length} columns: give each column one.`;
      report(file, `${field}.rows[${index}]`, message);
    }
  }
}

export function checkLogos({ partners }: SiteContent, report: Report) {
  for (const [index, { logo }] of partners.entries()) {
    if (!logo || svgSize(logo)) continue;
    const message = `public/ has no ${logo} with a viewBox: put the file there, or take the field out.`;
    report('content/partners.json', `partners[${index}].logo`, message);
  }
}

export function checkSpecimens({ pages, routes }: SiteContent, report: Report) {
  for (const { file, route = '', service } of pages) {
    if (!service || route === WITHOUT_SPECIMEN || routes[route]?.draft) continue;
    const count = service.sections.filter(({ kind }) => kind === 'specimen').length;
    if (count === 1) continue;
    const message = `${count || 'no'} specimens, and links to #${SPECIMEN_FRAGMENT} find one: show one of what a customer would receive.`;
    report(file, 'sections', message);
  }
}

/** Each step of “Which service do I need?” has an address of its own. */
export function checkFinder({ finder }: SiteContent, report: Report) {
  const seen = new Set<string>();
  for (const { id } of stepsFrom(finder)) {
    const message = 'two answers lead here: give each an id of its own.';
    if (seen.has(id)) report('content/choose.ts', `finder#${id}`, message);
    seen.add(id);
  }
}

export function checkGlossary({ glossary }: SiteContent, report: Report) {
  const addresses = new Map<string, string>();
  for (const name of Object.keys(glossary)) {
    const field = `glossary['${name}']`;
    const owner = addresses.get(slugOf(name));
    if (owner !== undefined) {
      const message = `“${name}” has the address of “${owner}”, #${slugOf(name)}: name one of them otherwise.`;
      report('content/glossary.ts', field, message);
    }
    addresses.set(slugOf(name), name);
  }
}

/** A draft has no page in a build, so a link to it would lead nowhere. */
export function checkLinksToDrafts(content: SiteContent, report: Report) {
  const drafts = Object.keys(content.routes).filter((id) => content.routes[id]?.draft);
  for (const [file, value] of everyModule(content)) {
    // The Services panel leaves drafts out by itself.
    if (file === 'content/navigation.json') continue;
    for (const { field, text } of textsOf(value)) {
      const isId = /(?:^|\.)(?:(?:route|choose|runnerUp)|(?:does|helps|proves)\[\d+\])$/.test(
        field,
      );
      const found = drafts.find((id) => (isId ? text === id : text.includes(`](${id})`)));
      if (found === undefined) continue;
      const message = `leads to “${found}”, which is a draft: publish it first, or take the link out.`;
      report(file, field, message);
    }
  }
}

/** Whether a page presents services and is none itself. */
export function isListing({ sections }: ServicePage): boolean {
  return sections.some(({ kind }) => kind === 'cards');
}

function sectionsOf(pages: SiteContent['pages']) {
  return pages.flatMap(({ file, service }) =>
    (service?.sections ?? []).map((section, index) => ({
      file,
      field: `sections[${index}]`,
      section,
    })),
  );
}
