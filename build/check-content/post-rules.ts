import { postAudiences } from '@/content/blog';
import { isPublished, LONGEST, optionalFields, optionalNames } from '../../lib/blog/post';
import type { PostFile } from '../../lib/blog/post-folder';
import { today } from '../../lib/dates';
import { didYouMean } from '../../lib/did-you-mean';
import { ORIGINALS } from '../../lib/pictures';
import { isWritten } from '../../lib/text';
import { isElsewhere, messageOnPicture } from './picture-rules';
import { messageOnLink } from './post-links';
import { type PostText, readPostText } from './post-text';
import type { Report, SiteContent } from './site-content';
import { unwritten } from './text-rules';

/**
 * What is printed as it stands: a link or a picture that does not end or has a space in its address, a footnote without a
 * text, bold words that do not end.
 */
const UNCLOSED = /!?\[[^\]\n]*\]\([^)\n]*\)?|\[\^[^\]\n]+\]|\*\*[^*\n]*/;

/** What other readers make something of: ids, boxes, templates, lists of contents, links of wikis, marks, formulas. */
const OF_OTHERS =
  /\{#[\w-]+\}|^(?::{3,}|!!!|\?\?\?) *\w+|\{\{.*?\}\}|\{%.*?%\}|\[\[[^\]\n]+\]\]|==[^\s=][^=\n]*==|\$[^$\n]*[\\^_][^$\n]*\$|^\$\$$/im;

/** What a title or a summary would print. */
const IN_LINES = /&(?:[a-z]+|#x?[\da-f]+);|\*\*|`[^`]+`|<\/?[a-z]|\[[^\]]+\]\(/i;

/** Tells of a place in one post: a field above its text, or a line of it. */
type Tell = (place: string | number, message: string, level?: 'advice') => void;

/** The rules of posts: of those that are not the site's own, all that is found is advice. */
export function checkPostFiles(content: SiteContent, report: Report) {
  const level = content.posts.source === 'site' ? undefined : 'advice';
  for (const found of content.posts.files) {
    const tell: Tell = (place, message, own = level) => {
      const field = typeof place === 'number' ? `line ${found.headLines + place}` : place;
      report(found.file, field, message, own);
    };
    const text = readPostText(found.post.content);
    checkFields(found, content, tell);
    checkState(found, content, tell);
    if (text.excess) {
      const [what, remedy] = text.excess.split(': ');
      tell('', `shown as plain text, for it holds ${what}: ${remedy}.`);
    } else {
      for (const { url, line } of text.links) {
        const message = messageOnLink(url, found, content);
        if (message) tell(line, message);
      }
      checkImages(text, content, tell);
      checkMarkup(text, tell);
    }
  }
}

function checkFields({ post }: PostFile, content: SiteContent, tell: Tell) {
  const { categories, authors, posts } = content;
  const { date, title, summary, picture, pictureAlt } = post;
  if (summary === '') tell('summary', 'missing: say in one sentence what readers take from it.');
  for (const name of optionalNames) {
    const value = post[name];
    if (value && !isWritten(value)) tell(name, unwritten(value));
    const day = optionalFields[name].kind === 'day' && value;
    if (day && day < date)
      tell(name, `${day} is before the post’s date, ${date}: correct it, or take the line out.`);
  }
  if (title.length > LONGEST.title)
    tell('title', `over ${LONGEST.title} characters, and cut there: shorten it.`);
  for (const field of ['title', 'summary'] as const) {
    const [mark] = post[field].match(IN_LINES) ?? [];
    if (mark) tell(field, `“${mark}” is shown as it stands: write words alone.`, 'advice');
    if (!isWritten(post[field])) tell(field, unwritten(post[field]));
  }
  const wrong = picture && messageOnPicture(picture, content);
  if (wrong) tell('picture', wrong);
  if (picture && !pictureAlt) tell('pictureAlt', 'missing: say what the picture shows.');
  for (const [field, names] of [
    ['category', categories],
    ['author', authors.map(({ name }) => name)],
    ['audience', Object.keys(postAudiences)],
  ] as const) {
    const value = post[field];
    // Only the site's own posts must say whom they are for.
    if (value === undefined && posts.source === 'site')
      tell(field, `missing: say whom the post is for, ${names.join(' or ')}.`);
    if (value === undefined || names.includes(value)) continue;
    const remedy = didYouMean(value, names, `use ${names.join(', ')}.`);
    tell(field, `“${value}” is none of those there are: ${remedy}`);
  }
}

/** What no build shows, for it is a draft or its day has not come. */
function checkState({ post, draft }: PostFile, { posts }: SiteContent, tell: Tell) {
  if (draft) tell('draft', 'a draft: take the line out to publish it.', 'advice');
  else if (!isPublished(post, today())) {
    const remedy =
      posts.source === 'collection'
        ? 'until then it stands first in every list, so give it the day on which it came out.'
        : 'a build on that day publishes it.';
    tell('date', `${post.date} has not come yet: ${remedy}`, 'advice');
  }
}

function checkImages({ images }: PostText, content: SiteContent, tell: Tell) {
  for (const { url, alt, line } of images) {
    const shown = `“${url.slice(0, 60)}”`;
    const message = messageOnPicture(url, content);
    if (message) tell(line, message);
    else if (alt.trim() === '')
      tell(
        line,
        `${shown} says nothing to who cannot see it: write what it shows between the [ ].`,
      );
    else if (content.posts.source === 'site' && isElsewhere(url))
      tell(
        line,
        `${shown} is on another site, and becomes a link: put its file into ${ORIGINALS}/, if you may.`,
        'advice',
      );
  }
}

/** What the text loses or prints as it stands. */
function checkMarkup({ passages, boldHeadings, html }: PostText, tell: Tell) {
  const tellShown = (mark: string, line: number) =>
    tell(
      line,
      `“${mark.slice(0, 60)}” is shown as it stands: say it in Markdown, or set it as code.`,
      'advice',
    );
  for (const { what, fate, line } of html) {
    const isEmbedded = /^<(?:iframe|embed|object|video|audio)>$/i.test(what);
    const remedy = isEmbedded
      ? 'posts embed nothing, so link to it'
      : 'say it in Markdown, or take it out';
    if (fate === 'dropped') tell(line, `${what} is left out: ${remedy}.`);
    else tellShown(what, line);
  }
  for (const { text, line } of boldHeadings)
    tell(
      line,
      `“${text.slice(0, 60)}” is only bold, and no heading for who listens: begin the line with ###, or with 1. and a space for a list.`,
    );
  for (const { text, line } of passages) {
    for (const [index, one] of text.split('\n').entries())
      if (!isWritten(one)) tell(line + index, unwritten(one));
    const [ofOthers] = text.match(OF_OTHERS) ?? [];
    if (ofOthers) tellShown(ofOthers, line);
    const { 0: mark, index } = text.match(UNCLOSED) ?? {};
    const below = text.slice(0, index).split('\n').length - 1;
    if (mark)
      tell(
        line + below,
        `“${mark.slice(0, 60)}” is shown as it stands: close it, write %20 for a space in an address, and give a footnote its text.`,
      );
  }
}
