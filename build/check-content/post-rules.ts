import { isPublished } from '../../lib/blog/post';
import type { PostFile } from '../../lib/blog/post-folder';
import { today } from '../../lib/dates';
import { nearest } from '../../lib/search/correction';
import { messageOnLink } from './post-links';
import { readPostText } from './post-text';
import type { Report, Rule, SiteContent } from './site-content';

/** Where a line of a post's text stands in its file. */
export function lineIn({ headLines }: PostFile, line: number): string {
  return `line ${headLines + line}`;
}

function checkCategories(content: SiteContent, report: Report) {
  if (content.posts.source === 'site') reportCategories(content, report);
}

function checkOtherCategories(content: SiteContent, report: Report) {
  if (content.posts.source !== 'site') reportCategories(content, report);
}

/** A folder or a collection that an owner brings may have categories that this site has no filter for. */
function reportCategories(content: SiteContent, report: Report) {
  for (const { file, post } of content.posts.files) {
    if (content.categories.includes(post.category)) continue;
    const meant = nearest(post.category, content.categories);
    report(
      file,
      'category',
      `“${post.category}” is none of the categories: ${meant ? `did you mean “${meant}”?` : `use ${content.categories.join(', ')}.`}`,
    );
  }
}

function checkPostLinks(content: SiteContent, report: Report) {
  for (const found of content.posts.files) {
    for (const { url, line } of readPostText(found.post.content).links) {
      const message = messageOnLink(url, found, content);
      if (message) report(found.file, lineIn(found, line), message);
    }
  }
}

function checkFences({ posts }: SiteContent, report: Report) {
  for (const found of posts.files) {
    const { openFence } = readPostText(found.post.content);
    if (openFence === undefined) continue;
    report(
      found.file,
      lineIn(found, openFence),
      'the code that begins here has no end: close it with a line of the same marks.',
    );
  }
}

function checkPostSources({ posts }: SiteContent, report: Report) {
  for (const { file, post } of posts.files) {
    if (readPostText(post.content).links.some(({ url }) => /^https?:/.test(url))) continue;
    report(file, '', 'no source: link to the documents that it rests on.');
  }
}

function checkDrafts({ posts }: SiteContent, report: Report) {
  const day = today();
  for (const { file, post, draft } of posts.files) {
    if (draft) report(file, 'draft', 'a draft: take the line out to publish it.');
    else if (!isPublished(post, day)) {
      const remedy =
        posts.source === 'collection'
          ? 'until then it stands first in every list, so give it the day on which it came out.'
          : 'a build on that day publishes it.';
      report(file, 'date', `${post.date} has not come yet: ${remedy}`);
    }
  }
}

export const postRules: readonly Rule[] = [
  { level: 'error', check: checkCategories },
  { level: 'advice', check: checkOtherCategories },
  { level: 'error', check: checkPostLinks },
  { level: 'error', check: checkFences },
  { level: 'advice', check: checkPostSources },
  { level: 'advice', check: checkDrafts },
];
