import { searchLimits } from '../../lib/metadata';
import type { Report, Rule, SiteContent } from './site-content';

/** What search results show of one page or post. */
interface Listing {
  file: string;
  fields: { title: string; description: string };
  title: string;
  description: string;
}

function pageListings({ pages }: SiteContent): Listing[] {
  return pages.map(({ file, content: { title = '', searchTitle, description } }) => ({
    file,
    fields: { title: searchTitle ? 'searchTitle' : 'title', description: 'description' },
    title: searchTitle ?? title,
    description,
  }));
}

function postListings({ posts }: SiteContent): Listing[] {
  return posts.files.map(({ file, post }) => ({
    file,
    fields: { title: 'title', description: 'summary' },
    title: post.title,
    description: post.summary,
  }));
}

function checkTitles(content: SiteContent, report: Report) {
  const { most } = searchLimits.title;
  for (const { file, fields, title } of [...pageListings(content), ...postListings(content)]) {
    if (title.length <= most) continue;
    report(
      file,
      fields.title,
      `${title.length} characters: search results show some ${most}, so put what counts first or shorten it.`,
    );
  }
}

function checkDescriptions(content: SiteContent, report: Report) {
  checkLengths(pageListings(content), report);
}

function checkSummaries(content: SiteContent, report: Report) {
  checkLengths(postListings(content), report);
}

function checkLengths(listings: readonly Listing[], report: Report) {
  const { least, most } = searchLimits.description;
  for (const { file, fields, description } of listings) {
    const { length } = description;
    if (length === 0 || (length >= least && length <= most)) continue;
    report(
      file,
      fields.description,
      `${length} characters: search results show ${least} to ${most}, so ${length < least ? 'say more' : 'shorten it'}.`,
    );
  }
}

/** An empty field of a page is found with every other empty text. */
function checkMissingSummaries(content: SiteContent, report: Report) {
  for (const { file, fields, description } of postListings(content)) {
    if (description !== '') continue;
    report(file, fields.description, 'missing: say in one sentence what readers take from it.');
  }
}

function checkUniquePages(content: SiteContent, report: Report) {
  checkUnique([], pageListings(content), report);
}

function checkUniquePosts(content: SiteContent, report: Report) {
  checkUnique(pageListings(content), postListings(content), report);
}

/** Reports what a listing has in common with one before it, or with those that are known. */
function checkUnique(known: readonly Listing[], listings: readonly Listing[], report: Report) {
  for (const field of ['title', 'description'] as const) {
    const owners = new Map(known.map((listing) => [listing[field], listing.file]));
    for (const listing of listings) {
      const words = listing[field];
      const owner = owners.get(words);
      if (words === '') continue;
      if (owner === undefined) owners.set(words, listing.file);
      else {
        report(
          listing.file,
          listing.fields[field],
          `the same as that of ${owner}: searchers cannot tell the two apart, so word it otherwise.`,
        );
      }
    }
  }
}

export const pageSearchRules: readonly Rule[] = [
  { level: 'error', check: checkUniquePages },
  { level: 'advice', check: checkTitles },
  { level: 'advice', check: checkDescriptions },
];

export const postSearchRules: readonly Rule[] = [
  { level: 'error', check: checkMissingSummaries },
  { level: 'advice', check: checkSummaries },
  { level: 'advice', check: checkUniquePosts },
];
