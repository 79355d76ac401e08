import type { ServiceId } from '@/content/routes';
import type { Section, ServicePage } from '@/content/service-page';
import { technologyLists } from '@/content/technologies';
import { parseRichText } from './rich-text';
import { slugOf } from './slug';

/** What search results show of a description: less says too little, more is cut. */
const DESCRIPTION = { least: 50, most: 160 } as const;

/** A strip that moves is as wide as this many logos (app/styles/marquee.css); a shorter list would show its end. */
const LEAST_MOVING = 8;

/** Fragments that every service page has beside its headings. */
const TAKEN_FRAGMENTS = ['main', 'sources', 'contact-call'];

/** A mistake: the field it is in, what is wrong, and what to do. */
type Report = (field: string, fault: string) => void;

/**
 * Returns the content of any page if it is sound.
 * @throws with every mistake's file, field and remedy otherwise.
 */
export function checked<Content extends { description: string }>(
  file: string,
  content: Content,
): Content {
  throwIfAny(faultsOf(file, (report) => checkAny(content, report)));
  return content;
}

/**
 * Returns the service pages if all of them are sound.
 * @throws with every mistake's file, field and remedy otherwise.
 */
export function checkedServices<Pages extends Record<ServiceId, ServicePage>>(pages: Pages): Pages {
  throwIfAny(
    Object.entries(pages).flatMap(([id, page]) =>
      faultsOf(fileOf(id), (report) => {
        checkAny(page, report);
        checkService(page, report);
      }),
    ),
  );
  return pages;
}

/** The module of a service: `codeReview` is written in content/services/code-review.ts. */
function fileOf(id: string): string {
  return `content/services/${id.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)}.ts`;
}

function faultsOf(file: string, check: (report: Report) => void): string[] {
  const faults: string[] = [];
  check((field, fault) => faults.push(`${file}, ${field}: ${fault}`));
  return faults;
}

function throwIfAny(faults: readonly string[]) {
  if (faults.length > 0) throw new Error(`The content has mistakes.\n  ${faults.join('\n  ')}`);
}

function checkAny(content: { description: string }, report: Report) {
  const { length } = content.description;
  const { least, most } = DESCRIPTION;
  if (length < least || length > most) {
    report(
      'description',
      `${length} characters: make it ${least} to ${most}, or search results cut it.`,
    );
  }
  checkFields(content, '', report);
}

/** Every text below a value, by the path that leads to it. */
function checkFields(value: unknown, path: string, report: Report) {
  if (typeof value === 'string') return checkText(value, path, report);
  if (typeof value !== 'object' || value === null) return;
  const entries = Object.entries(value);
  if (Array.isArray(value) && value.length === 0 && !MAY_BE_EMPTY.has(lastOf(path))) {
    report(path, 'an empty list: fill it, or take the field out.');
  }
  for (const [key, field] of entries) {
    const step = Array.isArray(value) ? `[${key}]` : path ? `.${key}` : key;
    checkFields(field, path + step, report);
  }
}

/** Lists in which nothing is something to say. */
const MAY_BE_EMPTY = new Set(['includes', 'announcements']);

function lastOf(path: string): string {
  return path.slice(path.lastIndexOf('.') + 1);
}

function checkText(text: string, field: string, report: Report) {
  if (text.trim() === '') return report(field, 'empty: write it, or take the field out.');
  try {
    const plain = parseRichText(text).flatMap((run) => (run.kind === 'words' ? run.words : []));
    if (/[{}]/.test(text) || plain.some((words) => /\*\*|\]\(/.test(words))) {
      report(
        field,
        `“${text.slice(0, 60)}” has a stray mark: write [words](routeId) or **words**.`,
      );
    }
  } catch (error) {
    report(field, error instanceof Error ? error.message : String(error));
  }
}

function checkService(page: ServicePage, report: Report) {
  const fragments = new Set(TAKEN_FRAGMENTS);
  page.sections.forEach((section, index) => {
    const fragment = slugOf(section.heading);
    if (fragments.has(fragment)) {
      report(
        `sections[${index}].heading`,
        `“${section.heading}” makes the fragment #${fragment} a second time: word it otherwise.`,
      );
    }
    fragments.add(fragment);
    checkSection(section, `sections[${index}]`, report);
  });
}

function checkSection(section: Section, field: string, report: Report) {
  if (section.kind === 'table') {
    section.rows.forEach((row, index) => {
      if (row.length === section.columns.length) return;
      report(
        `${field}.rows[${index}]`,
        `${row.length} cells under ${section.columns.length} columns: give each column one.`,
      );
    });
  }
  if (section.kind === 'technologies' && section.motion === 'carousel') {
    const { length } = technologyLists[section.list];
    if (length >= LEAST_MOVING) return;
    report(
      `${field}.motion`,
      `“${section.list}” has ${length} logos, and a carousel needs ${LEAST_MOVING}: say 'still', or add some.`,
    );
  }
}
