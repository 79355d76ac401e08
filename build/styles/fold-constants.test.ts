/** @jest-environment node */
import postcss from 'postcss';
import { constantsOf, foldConstants } from './fold-constants';

function folded(css: string, named: readonly string[] = []): string {
  const root = postcss.parse(css);
  foldConstants(root, constantsOf(root, new Set(named)));
  return root.toString();
}

test.each([
  ['one value', ':root{--a:4px}p{margin:var(--a)}', ':root{}p{margin:4px}'],
  [
    'one that is made of another',
    ':root,:host{--a:4px;--b:0 var(--a)}p{margin:var(--b)}',
    ':root,:host{}p{margin:0 4px}',
  ],
  [
    'the initial value of one that nothing sets',
    '@property --a{syntax:"*";initial-value:solid}p{border-style:var(--a)}',
    'p{border-style:solid}',
  ],
  [
    'the fallback of one that nothing sets',
    ':root{--b:2}p{line-height:var(--a,var(--b))}',
    ':root{}p{line-height:2}',
  ],
])('writes %s in place', (_what, css, expected) => {
  expect(folded(css)).toBe(expected);
});

test.each([
  ['that is set anew', ':root{--a:4px}.x{--a:5px}p{margin:var(--a)}'],
  ['that is set under a condition', '@media print{:root{--a:4px}}p{margin:var(--a)}'],
  ['that one element sets', '.x{--a:4px}.x{margin:var(--a)}'],
  ['that nothing sets and that has no fallback', 'p{margin:var(--a)}'],
])('leaves one alone %s', (_what, css) => {
  expect(folded(css)).toBe(css);
});

test('leaves one alone that a script or another stylesheet names', () => {
  const css = ':root{--a:4px}p{margin:var(--a)}';
  expect(folded(css, ['--a'])).toBe(css);
});
