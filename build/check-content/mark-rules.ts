import { didYouMean } from '../../lib/did-you-mean';
import { isWritten, proseOf, textsOf } from '../../lib/text';
import { meantBy } from './post-links';
import { everyModule, type Report, type SiteContent } from './site-content';

const LINK = /\[[^\]]+\]\(([^)]+)\)/g;

/** What looks like a mark, once the links and the stressed words are out. */
const STRAY = /[{}]|\*\*|\]\(|\[[^\]]*\] \(|\[[^\]]*\(/;

export function checkMarks(content: SiteContent, report: Report) {
  for (const [file, value] of everyModule(content)) {
    for (const { field, text } of textsOf(value)) {
      if (!isWritten(text)) continue;
      const targets = [...text.matchAll(LINK)].map(([, target = '']) => target);
      const [message] = targets.flatMap((target) => messageOnTarget(target, content) ?? []);
      const unmarked = text.replace(LINK, '').replace(/\*\*[^*]+\*\*/g, '');
      if (message) report(file, field, message);
      else if (STRAY.test(unmarked)) {
        const stray = `“${excerpt(text)}” has a stray mark: write [words](routeId) or **words**.`;
        report(file, field, stray);
      }
    }
  }
}

/** What is wrong with what a page links to, if anything. */
function messageOnTarget(target: string, content: SiteContent): string | undefined {
  const { routes, files } = content;
  if (Object.hasOwn(routes, target) || files.includes(target)) return undefined;
  if (/^(?:mailto|tel):/i.test(target))
    return `links to “${target}”: write [words](contact), where addresses and numbers stand.`;
  if (/^(?:[a-z]+:|\/\/|www\.)/i.test(target))
    return `links to “${target}”, and texts link to pages and files of this site alone: name the other site under sources, or in a post, and take the link out.`;
  if (target.startsWith('/blog/'))
    return `links to the post “${target}”, and pages link to none: write [words](blog).`;
  const path = meantBy(target, content);
  const id = Object.keys(routes).find((id) => routes[id]?.path === path);
  if (id) return `links to “${target}”: write the page’s id, [words](${id}).`;
  if (/\.\w+$/.test(target))
    return `links to “${target}”, which is no page and no file of public/: ${didYouMean(
      target,
      files,
      'put it there, and write its path from there, as in /files/form.pdf.',
    )}`;
  const ids = Object.keys(routes);
  return `links to “${target}”, which is no page: ${didYouMean(target, ids, 'use an id of content/routes.ts.')}`;
}

/** Marks of other languages than the content’s, which visitors would read. */
const FOREIGN: readonly [RegExp, string][] = [
  [/<\/?[a-z][^<>]*>/i, 'take it out, for texts hold no HTML; **words** are stressed'],
  [/&(?:[a-z]+|#x?[\da-f]+);/i, 'write the character itself'],
];

/** Lines before and after a change, which a specimen shows as they were found. */
const QUOTED = /\.lines\[\d+\]\.text$/;

export function checkForeignMarks(content: SiteContent, report: Report) {
  const passages = everyModule(content).flatMap(([file, words]) =>
    proseOf(words).map((prose) => ({ file, ...prose })),
  );
  for (const { file, field, text } of passages) {
    if (QUOTED.test(field)) continue;
    for (const [pattern, remedy] of FOREIGN) {
      const [found] = text.match(pattern) ?? [];
      if (found) report(file, field, `“${excerpt(found)}” is shown as it stands: ${remedy}.`);
    }
  }
}

function excerpt(text: string): string {
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}
