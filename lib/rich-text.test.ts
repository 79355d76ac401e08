jest.mock('@/content/glossary', () => ({
  glossary: {
    SIEM: { stands: 'a' },
    SOC: { stands: 'b' },
    'PCI DSS': { stands: 'c' },
    API: { stands: 'd' },
    Plain: {},
  },
}));
jest.mock('@/content/routes', () => ({ routes: { edr: {}, siem: {} } }));

import type { Acronym } from './glossary';
import { markAcronyms, parseRichText } from './rich-text';

describe('parseRichText', () => {
  test('splits links, stress and acronyms from plain words', () => {
    expect(parseRichText('A {SIEM} or [an EDR](edr), **ours**, [a form](/a/b.pdf).')).toEqual([
      { kind: 'words', words: 'A ' },
      { kind: 'acronym', acronym: 'SIEM' },
      { kind: 'words', words: ' or ' },
      { kind: 'link', words: 'an EDR', route: 'edr' },
      { kind: 'words', words: ', ' },
      { kind: 'strong', words: 'ours' },
      { kind: 'words', words: ', ' },
      { kind: 'file', words: 'a form', path: '/a/b.pdf' },
      { kind: 'words', words: '.' },
    ]);
  });
});

describe('markAcronyms', () => {
  test.each([
    ['once', 'A SIEM. Another SIEM, a SOC.', 'A {SIEM}. Another SIEM, a {SOC}.'],
    ['not in links', 'The [SIEM](siem) of a SOC.', 'The [SIEM](siem) of a {SOC}.'],
    ['after a link', '[SIEM](siem), a SIEM.', '[SIEM](siem), a {SIEM}.'],
    ['names of two words', 'PCI DSS; PCI DSS.', '{PCI DSS}; PCI DSS.'],
    ['plurals, not in stressed words', 'On **APIs**, APIs.', 'On **APIs**, {API}s.'],
    ['not in longer words', 'SOCIAL, APIx.', 'SOCIAL, APIx.'],
    ['not what stands for itself', 'Plain.', 'Plain.'],
  ])('%s', (_, text, marked) => {
    expect(markAcronyms(text, new Set())).toBe(marked);
  });

  test('leaves what was seen before, and says what it saw', () => {
    const seen = new Set(['SIEM'] as Acronym[]);
    expect(markAcronyms('A SIEM and a SOC.', seen)).toBe('A SIEM and a {SOC}.');
    expect([...seen]).toEqual(['SIEM', 'SOC']);
  });
});
