import { didYouMean } from '../../lib/did-you-mean';
import { isWritten, plain, TO_WRITE } from '../../lib/text';
import { messageOnPicture } from './picture-rules';
import { meantBy } from './post-links';
import { type Report, type SiteContent, textsIn, valuesIn } from './site-content';

/** Fields that hold the id of a page, to which a link is made. */
const LEADS_TO = /(?:^|\.)(?:route|choose|runnerUp|(?:does|helps|proves)\[\d+\])$/;

/** Empty texts and lists, pictures that are not there, and what leads to a draft, which has no page in a build. */
export function checkValues(content: SiteContent, report: Report) {
  for (const { file, field, value } of valuesIn(content)) {
    // A data file's empty list says that there are none.
    if (Array.isArray(value) && value.length === 0 && !file.endsWith('.json'))
      report(file, field, 'an empty list: fill it, or take the field out where it is optional.');
    if (typeof value !== 'string') continue;
    // The Services panel leaves drafts out by itself.
    const isLink = LEADS_TO.test(field) && file !== 'content/navigation.json';
    const picture = /(?:^|\.)file$/.test(field) ? messageOnPicture(value, content) : undefined;
    if (picture) report(file, field, picture);
    else if (value.trim() === '')
      report(file, field, 'empty: write it, or take the field out where it is optional.');
    else if (!isWritten(value)) report(file, field, unwritten(value));
    else if (isLink && content.routes[value]?.draft) report(file, field, draftMessage(value));
  }
}

/** What is said of a text that stands in for words. */
export function unwritten(text: string): string {
  return `“${excerpt(text.trim())}” stands in for words: write them, without “${TO_WRITE}”.`;
}

function draftMessage(id: string): string {
  return `leads to “${id}”, which is a draft: publish it first, or take the link out.`;
}

const LINK = /\[[^\]]+\]\(([^)]+)\)/g;

/** What looks like a mark, once the links and the stressed words are out. */
const STRAY = /[{}]|\*\*|\]\(|\[[^\]]*\] \(|\[[^\]]*\(|<\/?[a-z][^<>]*>|&(?:[a-z]+|#x?[\da-f]+);/i;

/** Lines before and after a change, which a specimen shows as they were found. */
const QUOTED = /\.lines\[\d+\]\.text$/;

/** No more characters than these fit in the fields of these names. */
const LIMITS: readonly [fields: RegExp, most: number][] = [
  [/(?<!\bdocuments\.\w+\.)\b(?:title|heading|callToAction)$/, 160],
  [/\bheadline$/, 120],
  [/\bquestion$/, 240],
  [/\bquote$/, 400],
  // In the bar, beside the menu.
  [/^shortName$/, 18],
  [/\b(?:label|columns\[\d+\])$/, 80],
  // The lines of the Services panel.
  [/^services\S*\bsummary$/, 110],
];

/** Links that lead nowhere, marks that visitors would read, and texts that are too long. */
export function checkProse(content: SiteContent, report: Report) {
  for (const { file, field, text } of textsIn(content)) {
    if (!isWritten(text)) continue;
    const targets = [...text.matchAll(LINK)].map(([, target = '']) => target);
    const [dead] = targets.flatMap((target) => messageOnTarget(target, content) ?? []);
    if (dead) report(file, field, dead);
    else if (
      STRAY.test(text.replace(LINK, '').replace(/\*\*[^*]+\*\*/g, '')) &&
      !QUOTED.test(field)
    ) {
      const message = `“${excerpt(text)}” has a stray mark: write [words](routeId) or **words**, and no HTML.`;
      report(file, field, message);
    }
    const { length } = plain(text);
    const [, most = length] = LIMITS.find(([fields]) => fields.test(field)) ?? [];
    if (length > most)
      report(file, field, `${length} characters, and at most ${most} fit: shorten it.`);
  }
}

/** What is wrong with what a page links to, if anything. */
function messageOnTarget(target: string, content: SiteContent): string | undefined {
  const { routes, files } = content;
  const ids = Object.keys(routes);
  const [page = ''] = target.split('#');
  if (routes[page]?.draft) return draftMessage(page);
  if (ids.includes(page) || files.includes(target)) return undefined;
  const told = (remedy: string) => `links to “${target}”: ${remedy}`;
  if (/^(?:mailto|tel):/i.test(target))
    return told('write [words](contact), where addresses and numbers stand.');
  if (/^(?:[a-z]+:|\/\/|www\.)/i.test(target))
    return told(
      'texts link to pages and files of this site alone, so take the link out, and name the other site under sources or in a post.',
    );
  if (target.startsWith('/blog/')) return told('pages link to no post: write [words](blog).');
  const path = meantBy(target, content);
  const id = ids.find((one) => routes[one]?.path === path);
  if (id) return told(`write the page’s id, [words](${id}).`);
  const isFile = /\.\w+$/.test(target);
  const [known, otherwise] = isFile
    ? [files, 'put the file into public/, and write its path from there, as in /files/form.pdf.']
    : [ids, 'use an id of content/routes.ts.'];
  return told(
    `there is no such ${isFile ? 'file' : 'page'}: ${didYouMean(target, known, otherwise)}`,
  );
}

function excerpt(text: string): string {
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}
