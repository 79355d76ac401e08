import { excerptRuns } from './excerpt';

test('an excerpt becomes runs, with what was found told apart and nothing left escaped', () => {
  const excerpt = 'a &lt;b&gt; &amp;amp; <mark>SIEM</mark> and <mark>SOC</mark>';
  expect(excerptRuns(excerpt, 'a <b> &amp; SIEM and SOC')).toEqual([
    { text: 'a <b> &amp; ', found: false },
    { text: 'SIEM', found: true },
    { text: ' and ', found: false },
    { text: 'SOC', found: true },
  ]);
});

test.each([
  ['the <mark>SIEM.</mark> It', ['SIEM']],
  ['(<mark>“SIEM”,</mark> it', ['SIEM']],
  ['by <mark>24/7</mark> &amp; <mark>R&amp;D</mark>', ['24/7', 'R&D']],
  ['a <mark>&lt;b&gt;</mark>', ['<b>']],
])('of “%s” the words alone are told apart', (excerpt, words) => {
  const found = excerptRuns(excerpt, '').filter((run) => run.found);
  expect(found.map(({ text }) => text)).toEqual(words);
});

test.each([
  ['one two', 'one two three', 'one two …'],
  ['two three', 'one two three', '… two three'],
  ['<mark>two</mark>', 'one two three', '… two …'],
])('an excerpt “%s” of “%s” has dots where more is', (excerpt, content, read) => {
  const runs = excerptRuns(excerpt, content);
  expect(runs.map(({ text }) => text).join('')).toBe(read);
});
