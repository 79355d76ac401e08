import type { ServicePage } from '@/content/service-page';
import { servicePages } from '@/content/services';
import { checked, checkedServices } from './content-check';

const sound: ServicePage = {
  title: 'Code Review',
  description: 'A description that is neither too short for search results nor too long for them.',
  intro: 'Words with a [link](vapt) and **stress**.',
  sections: [
    { kind: 'questions', heading: 'Questions', items: [{ question: 'Why?', answer: 'So.' }] },
    { kind: 'table', heading: 'Measures', columns: ['A', 'B'], rows: [['1', '2']] },
  ],
  quote: 'A quote.',
  callToAction: 'A call',
};

/** The message about a code-review page that differs from the sound one, or none. */
function complaint(change: Partial<ServicePage>): string {
  try {
    checkedServices({ ...servicePages, codeReview: { ...sound, ...change } });
    return '';
  } catch (error) {
    return error instanceof Error ? error.message : '';
  }
}

const table = (rows: string[][]) =>
  ({ kind: 'table', heading: 'T', columns: ['A', 'B'], rows }) as const;

describe('checkedServices', () => {
  test('returns sound pages', () => {
    expect(complaint({})).toBe('');
    expect(checkedServices(servicePages)).toBe(servicePages);
  });

  test.each<[string, Partial<ServicePage>, string]>([
    [
      'a short description',
      { description: 'Short.' },
      'description: 6 characters: make it 50 to 160',
    ],
    ['a long description', { description: 'x'.repeat(161) }, 'description: 161 characters'],
    ['an empty field', { quote: ' ' }, 'quote: empty: write it'],
    ['an empty list', { sections: [table([])] }, 'sections[0].rows: an empty list'],
    [
      'an empty entry deep inside',
      {
        sections: [
          {
            kind: 'fit',
            heading: 'Fit',
            suits: ['a', ''],
            instead: [{ when: 'b', choose: 'soc' }],
          },
        ],
      },
      'sections[0].suits[1]: empty',
    ],
    [
      'a repeated heading',
      { sections: [table([['1', '2']]), table([['1', '2']])] },
      'sections[1].heading: “T” makes the fragment #t a second time',
    ],
    [
      'a heading that takes the frame’s fragment',
      { sections: [{ ...table([['1', '2']]), heading: 'Sources' }] },
      'sections[0].heading: “Sources” makes the fragment #sources a second time',
    ],
    [
      'a link to no page',
      { intro: 'See [this](nowhere).' },
      'intro: “See [this](nowhere).…” links to “nowhere”, which is no page',
    ],
    ['a stray mark', { intro: 'All **too loud.' }, 'intro: “All **too loud.” has a stray mark'],
    ['a mark of the machine’s', { intro: 'A {SIEM}.' }, 'intro: “A {SIEM}.” has a stray mark'],
    [
      'a row of the wrong length',
      { sections: [table([['1']])] },
      'sections[0].rows[0]: 1 cells under 2 columns',
    ],
    [
      'a carousel that is too short',
      { sections: [{ kind: 'technologies', heading: 'T', list: 'xdr', motion: 'carousel' }] },
      'sections[0].motion: “xdr” has 5 logos, and a carousel needs 8',
    ],
  ])('names file, field and remedy of %s', (_what, change, expected) => {
    expect(complaint(change)).toContain(`content/services/code-review.ts, ${expected}`);
  });

  test('tells every mistake at once', () => {
    expect(complaint({ quote: '', intro: 'All **too loud.' }).split('\n')).toHaveLength(3);
  });
});

describe('checked', () => {
  test('names the file it is given', () => {
    const page = { description: sound.description, items: [{ text: '[a](b)' }] };
    expect(() => checked('content/home.ts', page)).toThrow('content/home.ts, items[0].text: ');
    const quiet = { ...page, items: [{ text: 'a', includes: [] }] };
    expect(checked('content/home.ts', quiet)).toBe(quiet);
  });
});
