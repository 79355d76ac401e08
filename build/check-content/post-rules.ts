import { postAudiences } from '@/content/blog';
import { isPublished, LONGEST } from '../../lib/blog/post';
import { today } from '../../lib/dates';
import { didYouMean } from '../../lib/did-you-mean';
import { isWritten } from '../../lib/text';
import { unwritten } from './page-rules';
import { messageOnLink } from './post-links';
import { lineIn, readPostText } from './post-text';
import type { Report, SiteContent } from './site-content';

const AUTHORS = 'content/authors.ts';

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

/** What a folder or a collection that an owner brings names, the site may have no filter and no page for. */
export function checkPostFields(content: SiteContent, report: Report) {
  const { posts, categories, authors } = content;
  const level = posts.source === 'site' ? 'error' : 'advice';
  const lists = [
    { field: 'category', list: 'the categories', names: categories },
    { field: 'author', list: 'content/authors.ts', names: authors.map(({ name }) => name) },
    { field: 'audience', list: 'the audiences', names: Object.keys(postAudiences) },
  ] as const;
  for (const { file, post } of posts.files) {
    const { date, updated, title } = post;
    if (updated !== undefined && updated < date) {
      const message = `${updated} is before the post’s date, ${date}: write the day of the revision, or take the line out.`;
      report(file, 'updated', message, level);
    }
    if (title.length > LONGEST.title) {
      report(file, 'title', `over ${LONGEST.title} characters, and cut there: shorten it.`, level);
    }
    for (const { field, list, names } of lists) {
      const value = post[field];
      if (value === undefined) {
        const message = `missing: say whom the post is for, ${names.join(' or ')}.`;
        if (posts.source === 'site') report(file, field, message);
        continue;
      }
      if (names.includes(value)) continue;
      const remedy = didYouMean(value, names, `use ${names.join(', ')}.`);
      report(file, field, `“${value}” is none of ${list}: ${remedy}`, level);
    }
  }
}

/** What the addresses and the bylines of the authors rest on. */
export function checkAuthors({ authors }: SiteContent, report: Report) {
  const taken = new Set<string>();
  for (const [index, { id, name }] of authors.entries()) {
    const field = `authors[${index}]`;
    if (!/^[a-z\d]+(?:-[a-z\d]+)*$/.test(id))
      report(AUTHORS, `${field}.id`, `“${id}”: use small letters, digits and hyphens.`);
    for (const [key, value] of Object.entries({ id, name })) {
      if (taken.has(`${key} ${value}`))
        report(AUTHORS, `${field}.${key}`, `“${value}” is another author’s: choose another.`);
      taken.add(`${key} ${value}`);
    }
  }
  if (authors.length === 0) report(AUTHORS, 'authors', 'empty: the site cannot be made of none.');
}

/** What editors choose from in the CMS is what the site has. */
export function checkCms({ authors, categories, cms }: SiteContent, report: Report) {
  const lists = { category: categories, author: authors.map(({ name }) => name) };
  for (const field of ['category', 'author'] as const) {
    const wanted = lists[field];
    if (wanted.join('|') === cms[field].join('|')) continue;
    report('.pages.yml', field, `offers another list: write [${wanted.join(', ')}].`);
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
