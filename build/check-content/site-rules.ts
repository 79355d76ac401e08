import { basename } from 'node:path';
import { SPECIMEN_FRAGMENT } from '@/content/specimen';
import { authorPath } from '../../lib/blog/authors';
import { postPath } from '../../lib/blog/post-path';
import { aYearAfter, today, validDay } from '../../lib/dates';
import { factsFile } from '../../lib/facts';
import { reportFolder } from '../../lib/file-paths';
import { stepsFrom } from '../../lib/finder';
import { headingOf } from '../../lib/section-heading';
import { plain, slugOf } from '../../lib/text';
import { serviceModuleOf } from '../page-address';
import { PUBLIC } from '../public-files';
import { type Report, type SiteContent, servicesOf, textsIn } from './site-content';

const ROUTES = 'content/routes.ts';
const AUTHORS = 'content/authors.ts';
const SECURITY = 'content/security.ts';
const ACCESSIBILITY = 'content/accessibility.ts';

/** Fragments that every service page has beside its headings. */
export const TAKEN_FRAGMENTS = ['main', 'sources', 'contact-call', SPECIMEN_FRAGMENT];

/** An entry that is told from others by a text of it: its field, and that text. */
type Named = [field: string, text: string];

/** The lists whose entries must differ: visitors tell them apart by these texts, or addresses are made of them. */
function distinctLists(content: SiteContent): [file: string, entries: Named[]][] {
  const { routes, authors, glossary, finder } = content;
  const named = Object.entries(routes).filter(([, { canonical }]) => !canonical);
  return [
    [ROUTES, Object.entries(routes).map(([id, { path }]) => [`routes.${id}.path`, path])],
    [ROUTES, named.map(([id, { label }]) => [`routes.${id}.label`, label])],
    [AUTHORS, authors.map(({ id }, index) => [`authors[${index}].id`, id])],
    [AUTHORS, authors.map(({ name }, index) => [`authors[${index}].name`, name])],
    ['content/glossary.ts', Object.keys(glossary).map((name) => [`glossary['${name}']`, name])],
    ['content/choose.ts', stepsFrom(finder).map(({ id }) => [`finder#${id}`, id])],
    ...servicesOf(content).map(({ id, file, page }): [string, Named[]] => [
      file,
      [
        ...TAKEN_FRAGMENTS.map((fragment): Named => ['every page', fragment]),
        ...page.sections.map(
          (section, index): Named => [`${id}.sections[${index}].heading`, headingOf(section)],
        ),
      ],
    ]),
  ];
}

export function checkDistinct(content: SiteContent, report: Report) {
  for (const [file, entries] of distinctLists(content)) {
    const owners = new Map<string, string>();
    for (const [field, text] of entries) {
      const key = text.startsWith('/') ? text.toLowerCase() : slugOf(text);
      const owner = owners.get(key);
      if (owner === undefined) owners.set(key, field);
      else report(file, field, `“${text}” is that of ${owner} already: choose another.`);
    }
  }
}

/** Tables whose rows have a cell too many or too few. */
export function checkSections(content: SiteContent, report: Report) {
  for (const { id, file, page } of servicesOf(content)) {
    for (const [index, section] of page.sections.entries()) {
      if (!('rows' in section)) continue;
      for (const [row, { length }] of section.rows.entries()) {
        if (length === section.columns.length) continue;
        const message = `${length} cells under ${section.columns.length} columns: give each column one.`;
        report(file, `${id}.sections[${index}].rows[${row}]`, message);
      }
    }
  }
}

export function checkRoutes({ routes, services, pageFolders }: SiteContent, report: Report) {
  for (const [id, { path, family, keepsCapitals, draft }] of Object.entries(routes)) {
    const field = `routes.${id}.path`;
    const plain = path.toLowerCase();
    if (!/^\/$|^(?:\/[a-z\d]+(?:-[a-z\d]+)*)+$/.test(plain)) {
      const message = `“${path}” cannot be an address on every host: use letters, digits and hyphens between slashes, without one at the end.`;
      report(ROUTES, field, message);
    } else if (path !== plain && !keepsCapitals) {
      report(ROUTES, field, `“${path}” has capitals, which people mistype: write “${plain}”.`);
    }
    // These are made by app/[service]. The compiler says where the words of one are missing.
    const isService = family !== 'site' || id in services;
    const isPlainService = isService && path.lastIndexOf('/') === 0;
    if (draft) {
      const message = isPlainService
        ? `a draft: write ${serviceModuleOf(id)}, then take the mark out to publish it.`
        : 'only a service at an address of one part can be a draft: take the mark out.';
      report(ROUTES, `routes.${id}.draft`, message, isPlainService ? 'advice' : 'error');
    }
    if (isPlainService || pageFolders.includes(path)) continue;
    const message = `no page is made at “${path}”: make app${path}/page.tsx, or take the row out.`;
    report(ROUTES, `routes.${id}`, message);
  }
}

/** Retired addresses that every host can match; what ends in .html or a slash is sent on with the plain one. */
const RETIRED_FORM = /^(?!.*\.html$)(?:\/[\w.~-]+)+$/i;

export function checkRetired(content: SiteContent, report: Report) {
  const { routes, files, posts, authors } = content;
  const served = [
    ...Object.values(routes).map(({ path }) => path),
    ...posts.files.map(({ post }) => postPath(post.id)),
    ...files,
  ].map((address) => address.toLowerCase());
  const isOut = (successor: string) =>
    successor.startsWith('/')
      ? // The check does not read a collection, whose posts come and go without a build.
        posts.source === 'collection' ||
        authors.some((author) => authorPath(author) === successor) ||
        posts.files.some(({ post, draft }) => postPath(post.id) === successor && !draft)
      : !routes[successor]?.draft;
  for (const [path, successor] of Object.entries(content.retired)) {
    const message = !RETIRED_FORM.test(path)
      ? 'cannot be sent on by every host: write letters, digits, hyphens and dots between slashes, without a query, .html or a slash at the end.'
      : served.includes(path.toLowerCase())
        ? 'is still in use, for case does not count: take this line out.'
        : !isOut(successor) &&
          `leads to “${successor}”, where no page and no post is out: name another, or the id of a page.`;
    if (message) report(ROUTES, `retired['${path}']`, message);
  }
}

/** Advice: whoever edits on GitHub cannot print. */
export function checkReports({ staleReports }: SiteContent, report: Report) {
  const [first] = staleReports;
  if (first === undefined) return;
  const others = staleReports.length > 1 ? ` and ${staleReports.length - 1} more` : '';
  const message = `${basename(first)}${others} printed from other words or colours than today’s: npm run reports:print.`;
  report(`${PUBLIC}${reportFolder}`, '', message, 'advice');
}

/** What the addresses and the bylines of the authors rest on, and what the CMS offers of both. */
export function checkAuthors({ authors, categories, cms }: SiteContent, report: Report) {
  for (const [index, { id }] of authors.entries())
    if (!/^[a-z\d]+(?:-[a-z\d]+)*$/.test(id))
      report(AUTHORS, `authors[${index}].id`, `“${id}”: use small letters, digits and hyphens.`);
  const lists = { category: categories, author: authors.map(({ name }) => name) };
  for (const field of ['category', 'author'] as const)
    if (lists[field].join('|') !== cms[field].join('|'))
      report('.pages.yml', field, `offers another list: write [${lists[field].join(', ')}].`);
}

/** A build says so many days ahead that the security notice runs out. */
const WARNING_DAYS = 60;

const DAY_MS = 24 * 3600 * 1000;

/** The days of what is no JSON, whose days its schema checks; and what has run out by its day. */
export function checkDays({ accessibility, facts, documents }: SiteContent, report: Report) {
  const { reviewed } = accessibility;
  const again = 'test what the page says again, correct it, then write today’s day.';
  if (isDay(ACCESSIBILITY, 'reviewed', reviewed, report) && aYearAfter(reviewed) <= today())
    report(ACCESSIBILITY, 'reviewed', `${reviewed} is a year ago: ${again}`);
  for (const { line, checked, source, at } of facts) {
    const field = `line ${line}`;
    const document = documents[source];
    if (!isDay(factsFile, field, checked, report)) continue;
    if (!document) {
      const message = `“${source}” is not in content/facts.ts: add it there.`;
      report(factsFile, field, message, 'advice');
    } else if (aYearAfter(checked) <= today()) {
      // Laws, editions and products change.
      const place = [document.title, at].filter(Boolean).join(', ');
      const message = `checked on ${checked}: read ${place} again (${document.url}), and write today’s day.`;
      report(factsFile, field, message, 'advice');
    }
  }
}

/** Advice: by its words a page tells what it read itself from what it knows from a summary, and an edit may change them. */
export function checkFactWords(content: SiteContent, report: Report) {
  const { facts, posts } = content;
  const texts = [...textsIn(content)].map(({ text }) => text);
  const said = plain([...texts, ...posts.files.map(({ post }) => post.content)].join('\n'))
    .replace(/[`_*]/g, '')
    .replace(/\s+/g, ' ')
    .toLowerCase();
  for (const { line, pages, words } of facts) {
    if (posts.source !== 'site' && pages.some((page) => page.startsWith('post:'))) continue;
    const gone = words.filter((one) => !said.includes(one.toLowerCase()));
    const message = `no page says “${gone[0]}” any more: write the words that it has now, or delete the line.`;
    if (gone.length > 0) report(factsFile, `line ${line}`, message, 'advice');
  }
}

/** The day on which the security notice runs out; soon before it advice, which a build gives too. */
export function checkSecurityNotice({ security: { expires } }: SiteContent, report: Report) {
  if (!isDay(SECURITY, 'expires', expires, report)) return;
  const days = Math.round((Date.parse(expires) - Date.parse(today())) / DAY_MS);
  if (days > WARNING_DAYS) return;
  const when = days > 0 ? `${days} days are left until builds end` : `${expires} has come`;
  const message = `${when}: see that people who report a weakness still reach somebody, then move the day.`;
  report(SECURITY, 'expires', message, days > 0 ? 'advice' : 'error');
}

function isDay(file: string, field: string, day: string, report: Report): boolean {
  const isValid = validDay(day) !== '';
  if (!isValid) report(file, field, `“${day}” is no day of the calendar: write it as YYYY-MM-DD.`);
  return isValid;
}
