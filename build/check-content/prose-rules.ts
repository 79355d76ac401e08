import { proseOf } from '../../lib/text';
import { GLYPHS } from '../../tailwind.config';
import { lineIn } from './post-rules';
import { readPostText } from './post-text';
import type { Report, Rule, SiteContent } from './site-content';

const TERMS = 'content/terms.ts';

interface Passage {
  file: string;
  field: string;
  text: string;
}

/** Everything that visitors read on pages and in posts, piece by piece. */
function passagesOf({ pages, posts }: SiteContent): Passage[] {
  return [
    ...pages.flatMap(({ file, content }) => proseOf(content).map((prose) => ({ file, ...prose }))),
    ...posts.files.flatMap((found) => {
      const { file, post } = found;
      return [
        { file, field: 'title', text: post.title },
        { file, field: 'summary', text: post.summary },
        ...readPostText(post.content).passages.map(({ text, line }) => ({
          file,
          field: lineIn(found, line),
          text,
        })),
      ];
    }),
  ];
}

/** Marks of a typewriter, which the face has better ones for. */
const STRAIGHT_MARKS = /["']/;

/** Lines before and after a change, which a specimen shows as they were found. */
const QUOTED_LINE = /\.lines\[\d+\]\.text$/;

function checkQuotationMarks(content: SiteContent, report: Report) {
  for (const { file, field, text } of passagesOf(content)) {
    const [found] = text.match(STRAIGHT_MARKS) ?? [];
    if (!found || QUOTED_LINE.test(field)) continue;
    const start = text.length > 50 ? `${text.slice(0, 50).trimEnd()}…` : text;
    report(file, field, `${found} in “${start}”: write ‘ ’ and “ ”, and ’ as the apostrophe.`);
  }
}

function checkTerms(content: SiteContent, report: Report) {
  const words = Object.entries(content.words).flatMap(([file, value]) =>
    proseOf(value).map((prose) => ({ file, ...prose })),
  );
  const terms = content.terms.map(({ say, not }) => ({ say, others: otherNames(not) }));
  for (const { file, field, text } of [...passagesOf(content), ...words]) {
    for (const { say, others } of terms) {
      const [found] = text.match(others) ?? [];
      if (found) report(file, field, `“${found}” is called “${say}” in ${TERMS}: say that.`);
    }
  }
}

/** Any of the names as words of their own, in the plural too. */
function otherNames(names: readonly string[]): RegExp {
  const escaped = names.map((name) => name.replace(/[.]/g, '\\.'));
  return new RegExp(`(?<![\\w-])(?:${escaped.join('|')})s?(?![\\w-])`, 'i');
}

function checkGlyphs(content: SiteContent, report: Report) {
  for (const { file, field, text } of passagesOf(content)) {
    const missing = [...new Set(text)].filter((one) => !GLYPHS.includes(one) && !/\s/.test(one));
    if (missing.length === 0) continue;
    report(
      file,
      field,
      `“${missing.join(' ')}” is not in the site’s face and shown in another: write it otherwise, or add it to tailwind.config.ts and run npm run font.`,
    );
  }
}

export const proseRules: readonly Rule[] = [
  { level: 'advice', check: checkTerms },
  { level: 'advice', check: checkQuotationMarks },
  { level: 'advice', check: checkGlyphs },
];
