import { validDay } from '../../lib/dates';
import { ACRONYM_FORM } from '../../lib/rich-text';
import type { Report, Rule, SiteContent } from './site-content';

const ROUTES = 'content/routes.ts';

/** A strip that moves is as wide as this many logos (components/ui/carousel.module.css); a shorter list would show its end. */
export const LEAST_MOVING = 8;

function checkPartners({ partners }: SiteContent, report: Report) {
  const file = 'content/partners.ts';
  if (partners.length < LEAST_MOVING) {
    report(
      file,
      'partners',
      `${partners.length} logos, and the strip needs ${LEAST_MOVING}: add some, or it shows its end.`,
    );
  }
  const names = new Set<string>();
  for (const [index, { name }] of partners.entries()) {
    if (names.has(name)) {
      report(file, `partners[${index}].name`, `“${name}” is there twice: take one out.`);
    }
    names.add(name);
  }
}

function checkTechnologies({ technologies, technologyLists, icons }: SiteContent, report: Report) {
  const file = 'content/technologies.ts';
  for (const id of Object.keys(technologies).filter((one) => !icons.has(one))) {
    report(
      file,
      `technologies.${id}`,
      `simple-icons has no “${id}”: use one of its names (https://simpleicons.org), or take it out.`,
    );
  }
  for (const [list, ids] of Object.entries(technologyLists)) {
    const field = `technologyLists.${list}`;
    if (ids.length === 0) report(file, field, 'no logos: add one, or take the list out.');
    for (const [index, id] of ids.entries()) {
      if (ids.indexOf(id) === index) continue;
      report(file, `${field}[${index}]`, `“${id}” is there twice: take one out.`);
    }
  }
}

function checkAnnouncements({ announcements }: SiteContent, report: Report) {
  const file = 'content/news.ts';
  for (const [index, { date, title }] of announcements.entries()) {
    const field = `announcements[${index}]`;
    const newer = announcements[index - 1];
    if (!validDay(date)) {
      report(file, `${field}.date`, `“${date}” is no day of the calendar: write it as YYYY-MM-DD.`);
    } else if (newer && newer.date < date) {
      report(
        file,
        `${field}.date`,
        `${date} stands under ${newer.date}: put the newest announcement first.`,
      );
    }
    if (announcements.findIndex((other) => other.title === title) < index) {
      report(file, `${field}.title`, `“${title}” is there twice: word one otherwise.`);
    }
  }
}

function checkGlossary({ glossary }: SiteContent, report: Report) {
  for (const key of Object.keys(glossary)) {
    if (ACRONYM_FORM.test(key)) continue;
    report(
      'content/glossary.ts',
      `glossary['${key}']`,
      `“${key}” is never found in a text: an acronym has letters, digits and single spaces alone, so take it out.`,
    );
  }
}

function checkRoutes({ routes }: SiteContent, report: Report) {
  const owners = new Map<string, string>();
  for (const [id, { path, keepsCapitals, family, draft }] of Object.entries(routes)) {
    const field = `routes.${id}.path`;
    const plain = path.toLowerCase();
    const owner = owners.get(plain);
    owners.set(plain, id);
    if (!/^\/$|^(?:\/[a-z\d]+(?:-[a-z\d]+)*)+$/.test(plain)) {
      report(
        ROUTES,
        field,
        `“${path}” cannot be an address on every host: use letters, digits and hyphens between slashes, without one at the end.`,
      );
    } else if (path !== plain && !keepsCapitals) {
      report(ROUTES, field, `“${path}” has capitals, which people mistype: write “${plain}”.`);
    }
    if (draft && (family === 'site' || path.lastIndexOf('/') > 0)) {
      report(
        ROUTES,
        `routes.${id}.draft`,
        'only a service at an address of one part can be a draft: take the mark out.',
      );
    }
    if (owner !== undefined) {
      report(ROUTES, field, `“${path}” is the address of “${owner}” already: choose another.`);
    }
  }
}

/** Retired addresses that every host can match, without what is added to each anyway. */
const RETIRED_FORM = /^(?:\/[\w.~-]+)+$/;

function checkRetired(content: SiteContent, report: Report) {
  const seen = new Set<string>();
  for (const [path, successor] of Object.entries(content.retired)) {
    const message =
      messageOnForm(path, seen) ??
      messageOnLivePage(path, content) ??
      messageOnSuccessor(successor, content);
    if (message) report(ROUTES, `retired['${path}']`, message);
    seen.add(path.toLowerCase());
  }
}

function messageOnForm(path: string, seen: ReadonlySet<string>): string | undefined {
  const plain = path.replace(/(?:\.html)?\/?$/i, '');
  if (plain !== path && RETIRED_FORM.test(plain)) {
    return `write “${plain}”: it is sent on with .html and with a slash at its end too.`;
  }
  if (!RETIRED_FORM.test(path)) {
    return `“${path}” cannot be sent on by every host: write letters, digits, hyphens and dots between slashes, and no query.`;
  }
  return seen.has(path.toLowerCase())
    ? `“${path}” is there twice, for case does not count: take one out.`
    : undefined;
}

function messageOnLivePage(
  path: string,
  { routes, files, posts }: SiteContent,
): string | undefined {
  const asked = path.toLowerCase();
  const page = Object.keys(routes).find((id) => routes[id]?.path.toLowerCase() === asked);
  if (page !== undefined) {
    return `“${path}” is the address of “${page}” again: take it out here, or nobody reaches the page.`;
  }
  const post = posts.files.find(({ post: { id } }) => `/blog/${id}`.toLowerCase() === asked);
  const file =
    post?.file ??
    files.filter((one) => one.toLowerCase() === asked).map((one) => `public${one}`)[0];
  return (
    file && `“${path}” is the address of ${file}: take it out here, or nobody reaches the file.`
  );
}

function messageOnSuccessor(
  successor: string,
  { routes, posts, retired }: SiteContent,
): string | undefined {
  if (!successor.startsWith('/blog/')) {
    return routes[successor]?.draft
      ? `“${successor}” is a draft: name a page that is out.`
      : undefined;
  }
  // The check does not read a collection, whose posts come and go without a build.
  const known = posts.files.find(({ post }) => `/blog/${post.id}` === successor);
  const isUnread = posts.source === 'collection' && !(successor in retired);
  return isUnread || (known && !known.draft)
    ? undefined
    : `no post that is out is at “${successor}”: name another, or the id of a page.`;
}

export const listRules: readonly Rule[] = [
  { level: 'error', check: checkRoutes },
  { level: 'error', check: checkRetired },
  { level: 'error', check: checkPartners },
  { level: 'error', check: checkTechnologies },
  { level: 'error', check: checkAnnouncements },
  { level: 'error', check: checkGlossary },
];
