import { excerptRuns } from './excerpt';

test('an excerpt becomes runs, with what was found told apart and nothing left escaped', () => {
  expect(excerptRuns('a &lt;b&gt; &amp;amp; <mark>SIEM</mark> and <mark>SOC</mark>')).toEqual([
    { text: 'a <b> &amp; ', found: false },
    { text: 'SIEM', found: true },
    { text: ' and ', found: false },
    { text: 'SOC', found: true },
  ]);
});
