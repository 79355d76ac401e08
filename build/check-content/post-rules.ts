import { isPublished, LONGEST } from '../../lib/blog/post';
import { today } from '../../lib/dates';
import { nearest } from '../../lib/search/correction';
import { isWritten } from '../../lib/text';
import { unwritten } from './page-rules';
import { lineIn } from './passages';
import { messageOnLink } from './post-links';
import { readPostText } from './post-text';
import type { Report, SiteContent } from './site-content';

export function checkPostTexts({ posts }: SiteContent, report: Report) {
  for (const found of posts.files) {
    const { title, summary, content } = found.post;
    if (summary === '') {
      report(found.file, 'summary', 'missing: say in one sentence what readers take from it.');
    }
    const lines = content.split('\n').map((text, index) => [lineIn(found, index + 1), text]);
    for (const [field = '', text = ''] of [['title', title], ['summary', summary], ...lines]) {
      if (!isWritten(text)) report(found.file, field, unwritten(text));
    }
  }
}

export function checkPostFields(content: SiteContent, report: Report) {
  // A folder or a collection that an owner brings may have categories that this site has no filter for.
  const level = content.posts.source === 'site' ? 'error' : 'advice';
  const authors = new Map<string, string>();
  for (const { file, post } of content.posts.files) {
    const { author, category, date, updated, title } = post;
    const named = authors.get(author.toLowerCase()) ?? author;
    authors.set(named.toLowerCase(), named);
    if (named !== author) {
      const message = `“${author}” is “${named}” in another post, and the filter would list both: write one.`;
      report(file, 'author', message, level);
    }
    if (updated !== undefined && updated < date) {
      const message = `${updated} is before the post’s date, ${date}: write the day of the revision, or take the line out.`;
      report(file, 'updated', message, level);
    }
    if (title.length > LONGEST.title) {
      report(file, 'title', `over ${LONGEST.title} characters, and cut there: shorten it.`, level);
    }
    if (!content.categories.includes(category)) {
      const meant = nearest(category, content.categories);
      const remedy = meant ? `did you mean “${meant}”?` : `use ${content.categories.join(', ')}.`;
      report(file, 'category', `“${category}” is none of the categories: ${remedy}`, level);
    }
  }
}

export function checkPostLinks(content: SiteContent, report: Report) {
  for (const found of content.posts.files) {
    for (const { url, line } of readPostText(found.post.content).links) {
      const message = messageOnLink(url, found, content);
      if (message) report(found.file, lineIn(found, line), message);
    }
  }
}

export function checkDrafts({ posts }: SiteContent, report: Report) {
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
