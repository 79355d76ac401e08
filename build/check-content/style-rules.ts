import { fleschKincaid } from 'flesch-kincaid';
import { syllable } from 'syllable';
import { type Passage, passagesOf } from './passages';
import type { Report, SiteContent } from './site-content';

// “How the site speaks” in EDITING.md, as far as it can be counted.

/** Words of a sentence. */
const LONGEST_SENTENCE = 35;

/** Years of school, by Flesch and Kincaid, that a page may ask for. */
const HIGHEST_GRADE = 9;

/** Sentences from which a grade says something. */
const LEAST_SENTENCES = 8;

/** Words that put a decision off. */
const VAGUE =
  /\b(?:as agreed|(?:as )?(?:the|your) (?:contract|scope)(?: page)? (?:names?|says?|sets? out)|as the scope sets out)\b/gi;
const MOST_VAGUE = { onPage: 1, onSite: 6 };

const ENDING_IN_ISE = /\b([a-z]{3,}is)(e[ds]?|ing|ations?|ers?)\b/gi;

/** Those that no “-ize” is behind. */
const WITH_S = new Set(
  'advertise advise apprise appraise arise braise bruise chastise clockwise compromise comprise concise cruise demise despise devise disguise enterprise excise exercise expertise franchise improvise incise likewise malaise merchandise otherwise paradise practise praise precise premise promise raise reprise revise supervise surmise surprise televise treatise'.split(
    ' ',
  ),
);

const segments = {
  sentence: new Intl.Segmenter('en', { granularity: 'sentence' }),
  word: new Intl.Segmenter('en', { granularity: 'word' }),
};

export function checkSpelling(content: SiteContent, report: Report) {
  for (const { file, field, text } of passagesOf(content)) {
    for (const [word, stem = '', ending] of text.matchAll(ENDING_IN_ISE)) {
      if (WITH_S.has(`${stem.toLowerCase()}e`)) continue;
      const meant = `${stem.slice(0, -1)}z${ending}`;
      report(file, field, `“${word}” is spelt “${meant}” here, as Oxford spells it.`);
    }
  }
}

export function checkSentences(content: SiteContent, report: Report) {
  for (const [file, passages] of byFile(content)) {
    const sentences = passages.flatMap(({ field, text }) =>
      sentencesOf(text).map((words) => ({ field, words })),
    );
    for (const { field, words } of sentences) {
      if (words.length <= LONGEST_SENTENCE) continue;
      const message = `a sentence of ${words.length} words, “${words.slice(0, 5).join(' ')} …”: make two of it.`;
      report(file, field, message);
    }
    if (sentences.length < LEAST_SENTENCES) continue;
    const words = sentences.flatMap((sentence) => sentence.words);
    const counts = { sentence: sentences.length, word: words.length, syllable: 0 };
    for (const word of words) counts.syllable += syllable(word);
    const grade = fleschKincaid(counts);
    if (grade <= HIGHEST_GRADE) continue;
    const message = `reads at grade ${grade.toFixed(1)}, and at most ${HIGHEST_GRADE} reads well: shorter sentences, shorter words.`;
    report(file, '', message);
  }
}

export function checkPromises(content: SiteContent, report: Report) {
  let onSite = 0;
  for (const [file, passages] of byFile(content)) {
    const found = passages.flatMap(({ text }) => text.match(VAGUE) ?? []);
    onSite += found.length;
    if (found.length > MOST_VAGUE.onPage || (found.length > 0 && onSite > MOST_VAGUE.onSite)) {
      const message = `“${found.join('”, “')}”: say what it depends on instead; ${MOST_VAGUE.onPage} on a page and ${MOST_VAGUE.onSite} on the site are enough.`;
      report(file, '', message);
    }
  }
}

/** A page has one name, whatever leads to it. */
export function checkNames({ pages, routes, givenNames }: SiteContent, report: Report) {
  for (const { file, service } of pages) {
    for (const [index, section] of (service?.sections ?? []).entries()) {
      if (section.kind !== 'cards') continue;
      for (const [card, { route, title }] of section.cards.entries()) {
        const target = pages.find((page) => page.route === route)?.service?.title;
        const names = [target, routes[route]?.label, ...givenNames];
        if (names.includes(title)) continue;
        const message = `“${title}” leads to “${target ?? routes[route]?.label}”: one page has one name.`;
        report(file, `sections[${index}].cards[${card}].title`, message);
      }
    }
  }
}

function byFile(content: SiteContent) {
  const files = new Map<string, Passage[]>();
  for (const passage of passagesOf(content)) {
    const passages = files.get(passage.file) ?? [];
    files.set(passage.file, [...passages, passage]);
  }
  return files;
}

/** The words of each sentence; labels and headings, which end without a stop, are none. */
function sentencesOf(text: string): string[][] {
  return [...segments.sentence.segment(text)]
    .filter(({ segment }) => /[.?!:;][”’)]?\s*$/.test(segment))
    .map(({ segment }) =>
      [...segments.word.segment(segment)]
        .filter(({ isWordLike }) => isWordLike)
        .map((word) => word.segment),
    );
}
