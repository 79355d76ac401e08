import { expect, test } from '@playwright/test';
import { glossary } from '../content/glossary';
import { routes } from '../content/routes';
import { pathOf, serviceIds } from '../lib/routes';
import { copyOf, countWords, sentencesOf } from './exported-copy';

/** From this many words on, a piece of text is a sentence that two pages must not share. */
const SENTENCE = 4;

/** The frame that service pages share, and the pages' own names in links. */
const sharedFrame = new Set(
  [
    'Choose this if',
    'Choose another if',
    'You provide',
    'You receive',
    'Contact Us',
    ...Object.values(routes).map(({ label }) => label),
  ].flatMap(sentencesOf),
);

const paths = serviceIds.map(pathOf);
const acronyms = Object.keys(glossary);

test('no two service pages share a sentence outside the frame', () => {
  const pagesOf = new Map<string, string[]>();
  for (const path of paths) {
    const sentences = new Set(copyOf(path).flatMap(({ text }) => sentencesOf(text)));
    for (const sentence of sentences) {
      if (countWords(sentence) < SENTENCE || sharedFrame.has(sentence)) continue;
      pagesOf.set(sentence, [...(pagesOf.get(sentence) ?? []), path]);
    }
  }
  expect(pagesOf.size).toBeGreaterThan(1000);
  expect([...pagesOf].filter(([, pages]) => pages.length > 1)).toEqual([]);
});

for (const path of [...paths, '/', '/about', '/news']) {
  test(`${path} expands each acronym at its first use, and only there`, () => {
    const running = copyOf(path)
      .map((block) => block.running)
      .join('\n');
    const used = acronyms.filter((name) => new RegExp(`\\b${name}s?\\b`).test(running));
    const faults = used.filter((name) => {
      const uses = [...running.matchAll(new RegExp(`\\{${name}\\}|\\b${name}(?=s?\\b)`, 'g'))];
      const marked = uses.filter(([use]) => use.startsWith('{'));
      return marked.length !== 1 || !uses[0]?.[0].startsWith('{');
    });
    expect(faults).toEqual([]);
    expect(running.replace(/\{[^{}]+\}/g, '')).not.toMatch(/[{}]|\*\*|\]\(/);
  });
}
