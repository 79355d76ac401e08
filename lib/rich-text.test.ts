import { markFirstUses, parseRichText } from './rich-text';

describe('parseRichText', () => {
  test('splits links, stress and acronyms from plain words', () => {
    expect(parseRichText('A {SIEM} or [an EDR](edr), **ours**.')).toEqual([
      { kind: 'words', words: 'A ' },
      { kind: 'acronym', acronym: 'SIEM' },
      { kind: 'words', words: ' or ' },
      { kind: 'link', words: 'an EDR', route: 'edr' },
      { kind: 'words', words: ', ' },
      { kind: 'strong', words: 'ours' },
      { kind: 'words', words: '.' },
    ]);
  });

  test('names the text and the remedy where a link has no page', () => {
    expect(() => parseRichText('See [this](nowhere).')).toThrow(
      '“See [this](nowhere).…” links to “nowhere”, which is no page: use an id of content/routes.ts.',
    );
  });
});

describe('markFirstUses', () => {
  test('marks the first use in running text, once a page, never in headings or links', () => {
    const page = {
      title: 'SIEM as a Service',
      intro: 'The [SIEM](siem) of a SOC.',
      sections: [
        { heading: 'SIEM', items: [{ title: 'SOC', text: 'A SIEM. Another SIEM, a SOC.' }] },
      ],
    };
    expect(markFirstUses(page)).toEqual({
      title: 'SIEM as a Service',
      intro: 'The [SIEM](siem) of a {SOC}.',
      sections: [
        { heading: 'SIEM', items: [{ title: 'SOC', text: 'A {SIEM}. Another SIEM, a SOC.' }] },
      ],
    });
  });

  test('knows names of two words, plurals, and leaves stressed words alone', () => {
    expect(markFirstUses({ intro: 'PCI DSS on **APIs**, APIs; PCI DSS.' })).toEqual({
      intro: '{PCI DSS} on **APIs**, {API}s; PCI DSS.',
    });
    expect(parseRichText('{PCI DSS}')).toEqual([{ kind: 'acronym', acronym: 'PCI DSS' }]);
  });
});
