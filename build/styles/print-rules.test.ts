/** @jest-environment node */
import postcss from 'postcss';
import { takePrintRules } from './print-rules';

test.each([
  [
    'at the top',
    'p{top:0}@media print{a{top:0}}@page{margin:0}',
    'p{top:0}',
    '@media print{a{top:0}}@page{margin:0}',
  ],
  [
    'in a layer',
    '@layer x{p{top:0}@media print{a{top:0}}}',
    '@layer x{p{top:0}}',
    '@layer x{@media print{a{top:0}}}',
  ],
  ['in a rule', 'p{top:0;@media print{top:1px}}', 'p{top:0}', 'p{@media print{top:1px}}'],
  [
    'in both, and alone there',
    '@layer x{p{@media print{top:0}}}',
    '',
    '@layer x{p{@media print{top:0}}}',
  ],
  [
    'with conditions',
    '@media only print and (color){p{top:0}}b{top:0}',
    'b{top:0}',
    '@media only print and (color){p{top:0}}',
  ],
])('rules for paper are taken from %s', (_, css, screen, print) => {
  const sheet = postcss.parse(css);
  expect(takePrintRules(sheet).toString()).toBe(print);
  expect(sheet.toString()).toBe(screen);
});

test.each(['screen', 'print, screen', 'print,(prefers-reduced-motion:reduce)', 'not print'])(
  'rules for %s stay',
  (condition) => {
    const sheet = postcss.parse(`@media ${condition}{p{top:0}}`);
    expect(takePrintRules(sheet).toString()).toBe('');
  },
);
