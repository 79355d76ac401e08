jest.mock('@/content/glossary', () => ({
  glossary: {
    SIEM: { stands: 'a' },
    SOC: { stands: 'b' },
    'PCI DSS': { stands: 'c' },
    API: { stands: 'd' },
    Plain: {},
    'Log source': { linked: true },
  },
}));
jest.mock('@/content/routes', () => ({ routes: { edr: {}, siem: {} } }));

import { markTerms, parseRichText } from './rich-text';
import { bound } from './text';

test.each([
  ['once', 'A SIEM. Another SIEM, a SOC.', 'A {SIEM}. Another SIEM, a {SOC}.'],
  ['not in links', 'The [SIEM](siem) of a SOC.', 'The [SIEM](siem) of a {SOC}.'],
  ['after a link', '[SIEM](siem), a SIEM.', '[SIEM](siem), a {SIEM}.'],
  ['names of two words', 'PCI DSS; PCI DSS.', '{PCI DSS}; PCI DSS.'],
  ['plurals, not in stressed words', 'On **APIs**, APIs.', 'On **APIs**, {API}s.'],
  ['not in longer words', 'SOCIAL, APIx.', 'SOCIAL, APIx.'],
  ['not what stands for itself', 'Plain.', 'Plain.'],
  ['a linked term', 'Two log sources. Log source.', 'Two {log source}s. Log source.'],
])('terms are marked: %s', (_, text, marked) => {
  expect(markTerms(text, new Set())).toBe(marked);
});

test('a link takes in the plural of its term', () => {
  expect(parseRichText('{API}s')).toEqual([{ kind: 'term', words: 'APIs', term: 'API' }]);
});

test('a number stays with its unit, and no short word ends a text alone', () => {
  expect(bound('Call us at 1800 255 now')).toBe('Call us at 1800\u00a0255\u00a0now');
});
