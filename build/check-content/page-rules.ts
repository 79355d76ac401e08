import type { Section } from '@/content/service-page';
import { parseRichText } from '../../lib/rich-text';
import { slugOf } from '../../lib/slug';
import { SPECIMEN_FRAGMENT } from '../../lib/specimen-fragment';
import type { Report } from './finding';
import { LEAST_MOVING } from './list-rules';
import type { CheckedPage, SiteContent } from './site-content';
import { emptyListsOf, textsOf } from './texts';

/** Fragments that every service page has beside its headings. */
export const TAKEN_FRAGMENTS = ['main', 'sources', 'contact-call', SPECIMEN_FRAGMENT];

/** Lists in which nothing is something to say. */
const MAY_BE_EMPTY = /(?:^|\.)(?:includes|announcements)$/;

export function checkEmptyLists({ pages }: SiteContent, report: Report) {
  for (const { file, content } of pages) {
    for (const field of emptyListsOf(content)) {
      if (MAY_BE_EMPTY.test(field)) continue;
      report(file, field, 'an empty list: fill it, or take the field out where it is optional.');
    }
  }
}

export function checkEmptyTexts(content: SiteContent, report: Report) {
  for (const [file, value] of everyModule(content)) {
    for (const { field, text } of textsOf(value)) {
      if (text.trim() !== '') continue;
      report(file, field, 'empty: write it, or take the field out where it is optional.');
    }
  }
}

export function checkMarks(content: SiteContent, report: Report) {
  for (const [file, value] of everyModule(content)) {
    for (const { field, text } of textsOf(value)) {
      const fault = faultOfMarks(text);
      if (fault) report(file, field, fault);
    }
  }
}

function everyModule({ pages, words }: SiteContent): [string, object][] {
  return [
    ...pages.map(({ file, content }): [string, object] => [file, content]),
    ...Object.entries(words),
  ];
}

function faultOfMarks(text: string): string | undefined {
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

export function checkFragments({ pages }: SiteContent, report: Report) {
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

export function checkTables({ pages }: SiteContent, report: Report) {
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

export function checkCarousels({ pages, technologyLists }: SiteContent, report: Report) {
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
