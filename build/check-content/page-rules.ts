import type { Section } from '@/content/service-page';
import { SPECIMEN_FRAGMENT } from '@/content/specimen';
import { parseRichText } from '../../lib/rich-text';
import { fieldsBelow, slugOf, textsOf } from '../../lib/text';
import { LEAST_MOVING } from './list-rules';
import type { CheckedPage, Report, Rule, SiteContent } from './site-content';

/** Fragments that every service page has beside its headings. */
export const TAKEN_FRAGMENTS = ['main', 'sources', 'contact-call', SPECIMEN_FRAGMENT];

/** Lists in which nothing is something to say. */
const MAY_BE_EMPTY = /(?:^|\.)(?:includes|announcements)$/;

function checkEmptyLists({ pages }: SiteContent, report: Report) {
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

function checkEmptyTexts(content: SiteContent, report: Report) {
  for (const [file, value] of everyModule(content)) {
    for (const { field, text } of textsOf(value)) {
      if (text.trim() !== '') continue;
      report(file, field, 'empty: write it, or take the field out where it is optional.');
    }
  }
}

function checkMarks(content: SiteContent, report: Report) {
  for (const [file, value] of everyModule(content)) {
    for (const { field, text } of textsOf(value)) {
      const message = messageOnMarks(text);
      if (message) report(file, field, message);
    }
  }
}

function everyModule({ pages, words }: SiteContent): [string, object][] {
  return [
    ...pages.map(({ file, content }): [string, object] => [file, content]),
    ...Object.entries(words),
  ];
}

function messageOnMarks(text: string): string | undefined {
  try {
    const runs = parseRichText(text).flatMap((run) => (run.kind === 'words' ? run.words : []));
    const stray = /[{}]/.test(text) || runs.some((words) => /\*\*|\]\(/.test(words));
    return stray
      ? `“${text.slice(0, 60)}” has a stray mark: write [words](routeId) or **words**.`
      : undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function checkFragments({ pages }: SiteContent, report: Report) {
  for (const { file, service } of pages) {
    const fragments = new Set(TAKEN_FRAGMENTS);
    for (const [index, { heading }] of (service?.sections ?? []).entries()) {
      const fragment = slugOf(heading);
      if (fragments.has(fragment)) {
        report(
          file,
          `sections[${index}].heading`,
          `“${heading}” makes the fragment #${fragment} a second time: word it otherwise.`,
        );
      }
      fragments.add(fragment);
    }
  }
}

function checkTables({ pages }: SiteContent, report: Report) {
  for (const { file, field, section } of sectionsOf(pages)) {
    if (!('rows' in section)) continue;
    for (const [index, { length }] of section.rows.entries()) {
      if (length === section.columns.length) continue;
      report(
        file,
        `${field}.rows[${index}]`,
        `${length} cells under ${section.columns.length} columns: give each column one.`,
      );
    }
  }
}

function checkCarousels({ pages, technologyLists }: SiteContent, report: Report) {
  for (const { file, field, section } of sectionsOf(pages)) {
    if (section.kind !== 'technologies' || section.motion !== 'carousel') continue;
    const length = technologyLists[section.list]?.length ?? 0;
    if (length >= LEAST_MOVING) continue;
    report(
      file,
      `${field}.motion`,
      `“${section.list}” has ${length} logos, and a carousel needs ${LEAST_MOVING}: say 'still', or add some.`,
    );
  }
}

function sectionsOf(
  pages: readonly CheckedPage[],
): { file: string; field: string; section: Section }[] {
  return pages.flatMap(({ file, service }) =>
    (service?.sections ?? []).map((section, index) => ({
      file,
      field: `sections[${index}]`,
      section,
    })),
  );
}

export const pageRules: readonly Rule[] = [
  { level: 'error', check: checkEmptyTexts },
  { level: 'error', check: checkEmptyLists },
  { level: 'error', check: checkMarks },
  { level: 'error', check: checkFragments },
  { level: 'error', check: checkTables },
  { level: 'error', check: checkCarousels },
];
