import { hasTyped, spaced, unspaced } from './words';

const found = (content: string, place: number, meta = {}) => ({
  content,
  locations: [place],
  meta,
});

test.each([
  ['theatre', found('Ask the bank', 1), false],
  ['forensiks', found('a scope for each', 2), false],
  ['heptarch', found('VC:H, -H', 1), false],
  ['ransomwear', found('The ransom note', 1), true],
  ['complience', found('how you comply.', 2), true],
  ['wifi', found('over Wi-Fi.', 1), true],
  ['testing', found('PenTesting', 0), true],
  ['ran', found('it ran', 1), true],
  ['résumé', found('a resume', 1), true],
  ['theatre incident', found('an incident', 1), false],
  ['malware', found('', 0, { title: 'EDR', names: 'finds malware' }), true],
])('“%s” in %j: %s', (query, text, expected) => {
  expect(hasTyped(query, text)).toBe(expected);
});

test.each(['勒索软件，以及 EDR 的警报。', 'ランサムウェアの検知。', 'A plain text.'])(
  '“%s” is read as it was written',
  (text) => {
    expect(unspaced(spaced(text).replace(/\s+/g, ' ').trim())).toBe(text);
  },
);
