import { lineIn, readPostText } from './post-text';
import type { Report, SiteContent } from './site-content';

/** What other readers make something of, and this one prints. */
const FOREIGN: readonly [RegExp, string][] = [
  [/\{#[\w-]+\}/, 'take it out, for headings have ids of themselves'],
  [/^(?::{3,}|!!!|\?\?\?) *\w*/m, 'begin a quote with [!NOTE] or [!WARNING] instead'],
  [/\{\{[<%]?.*?\}\}|\{%.*?%\}/, 'write what it stands for'],
  [/^\[\[?_?toc_?\]\]?$/im, 'take it out, for the page lists its headings'],
  [/\[\[(?!_?toc_?\])[^\]\n]+\]\]/i, 'write [words](/address) for a link'],
  [/==[^\s=][^=\n]*==/, 'write <mark>words</mark>'],
  [/\$\$|\$[^$\n]*[\\_^=][^$\n]*\$/, 'set formulas as code or as a picture'],
  [/\\n\\n|\\n.*\\n/, 'begin a new line instead'],
];

/** Marks of Markdown that did not close, or lack what they stand for: they are printed as they stand. */
const UNCLOSED: readonly [RegExp, string][] = [
  [
    /!\[[^\]\n]*\]\([^)\n]* [^)\n]*\)?/,
    'no picture, for its name has spaces: rename the file, with hyphens',
  ],
  [/\[[^\]\n]*\]\([^)\n]* [^)\n]*\)/, 'no link, for its address has spaces: write %20 for each'],
  [/\[[^\]\n]*\]\([^)\n]*/, 'no link, for it does not end: close its address with )'],
  [/\[\^[^\]\n]+\]/, 'no footnote, for it has no text: add a line that begins with it and a colon'],
  [/\*\*[^*\n]*/, 'not bold, for it does not end: close it with **, without a space before'],
];

/** What a title or a summary would print. */
const IN_LINES = /&(?:[a-z]+|#x?[\da-f]+);|\*\*|`[^`]+`|<\/?[a-z]|\[[^\]]+\]\(/i;

/** What a post's text loses or prints as it stands: in the site's own an error where words or a heading are lost. */
export function checkPostMarkup({ posts }: SiteContent, report: Report) {
  const level = posts.source === 'site' ? 'error' : 'advice';
  for (const found of posts.files) {
    const { file, post } = found;
    const { passages, boldHeadings, html, excess } = readPostText(post.content);
    const at = (line: number) => lineIn(found, line);
    if (excess) {
      const [what, remedy] = excess.split(': ');
      report(file, '', `shown as plain text, for it holds ${what}: ${remedy}.`, level);
      continue;
    }
    for (const { what, fate, line } of html) {
      const message =
        fate === 'text'
          ? `${what} is shown as it stands: set it as code, \`${what}\`, if that is meant.`
          : `${what} is left out: ${/^<(?:iframe|embed|object|video|audio)>$/i.test(what) ? 'posts embed nothing, so link to it' : 'say it in Markdown, or take it out'}.`;
      report(file, at(line), message, fate === 'text' ? 'advice' : level);
    }
    for (const { text, line } of boldHeadings) {
      const message = `“${text.slice(0, 60)}” is only bold, and no heading for who listens: begin the line with ###, or with 1. and a space for a list.`;
      report(file, at(line), message, level);
    }
    for (const field of ['title', 'summary'] as const) {
      const [mark] = post[field].match(IN_LINES) ?? [];
      if (mark)
        report(file, field, `“${mark}” is shown as it stands: write words alone.`, 'advice');
    }
    for (const { text, line } of passages) {
      const place = (index = 0) => at(line + text.slice(0, index).split('\n').length - 1);
      for (const [pattern, fault] of UNCLOSED) {
        const mark = text.match(pattern);
        if (!mark) continue;
        report(file, place(mark.index), `“${mark[0].slice(0, 60)}” is ${fault}.`, level);
        break;
      }
      for (const [pattern, remedy] of FOREIGN) {
        const mark = text.match(pattern);
        if (!mark) continue;
        const message = `“${mark[0].slice(0, 60)}” is shown as it stands: ${remedy}.`;
        report(file, place(mark.index), message, 'advice');
      }
    }
  }
}
