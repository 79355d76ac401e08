import { GLYPHS } from '../../lib/typeface';
import { says } from './claim-rules';
import type { Report } from './finding';
import { lineIn } from './post-rules';
import { readPostText } from './post-text';
import type { SiteContent } from './site-content';
import { countWords, proseOf, sentencesOf } from './texts';

const TERMS = 'content/terms.ts';

const LONGEST_SENTENCE = 35;

/** So many different acronyms in one passage are a wall. */
const MANY_ACRONYMS = 4;

/** What readers of such a site know without its words. */
const FAMILIAR = 'AI EU HTTP HTTPS ID IEC ISO IT PDF SQL UK URL US UTC'.split(' ');

/** Words that a buyer may ask the proof of. */
const CLAIMS =
  /\b(?:guarantee[ds]?|(?:the|our) best(?! (?:practices?|effort|known|before|time|first|place))|(?:market|world|industry)-leading|leading (?!zeros?|to\b|spaces?)|100 ?%|award-winning|world-class|number one|certified)(?![\w-])/gi;

/** Words that say nothing, and what to do instead. */
const EMPTY_WORDS =
  /\b(?:cutting[- ]edge|state[- ]of[- ]the[- ]art|comprehensive(?:ly)?|leverag(?:e[sd]?|ing)|seamless(?:ly)?|robust(?:ly)?|holistic(?:ally)?|synerg(?:y|ies)|empower(?:s|ed|ing)?|game[- ]chang(?:er|ing)|best[- ]in[- ]class|next[- ]gen(?:eration)?|ever-(?:evolving|changing)|in today[’']s (?:\w+ )?(?:world|landscape)|unlock(?:s|ing)? the|delv(?:e|es|ing))\b/gi;

interface Passage {
  file: string;
  field: string;
  text: string;
  /** The page that it is on, for claims. */
  route?: string;
}

/** Everything that visitors read, piece by piece. */
function passagesOf({ pages, posts }: SiteContent): Passage[] {
  return [
    ...pages.flatMap(({ file, route, content }) =>
      proseOf(content).map((prose) => ({ file, ...prose, ...(route && { route }) })),
    ),
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

export function checkSentences(content: SiteContent, report: Report) {
  for (const { file, field, text } of passagesOf(content)) {
    for (const sentence of sentencesOf(text)) {
      const words = countWords(sentence);
      if (words <= LONGEST_SENTENCE) continue;
      report(file, field, `${words} words in “${start(sentence)}”: make two sentences of it.`);
    }
  }
}

export function checkAcronyms(content: SiteContent, report: Report) {
  const known = new Set([
    ...FAMILIAR,
    ...Object.keys(content.glossary).flatMap((key) => key.split(' ')),
  ]);
  for (const { file, field, text } of passagesOf(content)) {
    const found = new Set(text.match(/\b[A-Z][A-Z\d]*[A-Z]+(?=s?\b)/g) ?? []);
    const unknown = [...found].filter((one) => !known.has(one) && !isSpelledOut(one, text));
    if (unknown.length < MANY_ACRONYMS) continue;
    report(
      file,
      field,
      `${unknown.length} acronyms that nobody spells out (${unknown.join(', ')}): say some in words, or add them to content/glossary.ts.`,
    );
  }
}

/** Whether an acronym stands beside its own words, as in “software bill of materials (SBOM)”. */
function isSpelledOut(acronym: string, text: string): boolean {
  return text.includes(`(${acronym}`) || new RegExp(`\\b${acronym}s? \\(`).test(text);
}

export function checkProof(content: SiteContent, report: Report) {
  for (const { file, field, text, route } of passagesOf(content)) {
    for (const [found] of text.matchAll(CLAIMS)) {
      if (isConfirmed(found, route, content)) continue;
      report(
        file,
        field,
        `“${found.trim()}” needs proof: name it, drop the word, or have the claim confirmed in content/claims.ts.`,
      );
    }
  }
}

function isConfirmed(found: string, route: string | undefined, { claims, pages }: SiteContent) {
  const page = pages.find((one) => one.route === route);
  return claims.some(
    ({ words, confirmed, pages: named }) =>
      confirmed &&
      words.toLowerCase().includes(found.trim().toLowerCase()) &&
      named.some((name) => name === route) &&
      page &&
      says(page, words),
  );
}

export function checkEmptyWords(content: SiteContent, report: Report) {
  for (const { file, field, text } of passagesOf(content)) {
    for (const [found] of text.matchAll(EMPTY_WORDS)) {
      report(file, field, `“${found}” says little: say what it does instead.`);
    }
  }
}

/** Marks of a typewriter, which the face has better ones for. */
const STRAIGHT_MARKS = /["']/;

/** Lines before and after a change, which a specimen shows as they were found. */
const QUOTED_LINE = /\.lines\[\d+\]\.text$/;

export function checkQuotationMarks(content: SiteContent, report: Report) {
  for (const { file, field, text } of passagesOf(content)) {
    const [found] = text.match(STRAIGHT_MARKS) ?? [];
    if (!found || QUOTED_LINE.test(field)) continue;
    report(
      file,
      field,
      `${found} in “${start(text)}”: write ‘ ’ and “ ”, and ’ as the apostrophe.`,
    );
  }
}

export function checkTerms(content: SiteContent, report: Report) {
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

export function checkGlyphs(content: SiteContent, report: Report) {
  for (const { file, field, text } of passagesOf(content)) {
    const missing = [...new Set(text)].filter((one) => !GLYPHS.includes(one) && !/\s/.test(one));
    if (missing.length === 0) continue;
    report(
      file,
      field,
      `“${missing.join(' ')}” is not in the site’s face and shown in another: write it otherwise, or add it to lib/typeface.ts and run npm run font.`,
    );
  }
}

function start(sentence: string): string {
  return sentence.length > 50 ? `${sentence.slice(0, 50).trimEnd()}…` : sentence;
}
