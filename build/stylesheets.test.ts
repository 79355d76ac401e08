import { load } from 'cheerio';
import { openStylesheets } from './stylesheets';

const files = new Map([
  ['/island.js', 'e("p",{className:"shown later"})'],
  ['/later.js', 'e("p",{className:`in-script w-1/2`})'],
]);

const URL = '/_next/static/chunks/page.css';
const MARKUP = '<p class="wrap md:mt-0.5 [&amp;&gt;a]:block [&amp;&gt;b]:flex">';

/** The sheet of a page that links a sheet of these rules. */
function sheetOf(rules: string): string {
  const page = { $: load(MARKUP), stylesheets: [URL], roots: ['an-island'] };
  return openStylesheets(new Map([[URL, rules]]), new Map([['an-island', { files }]]))(page);
}

test.each([
  ['a class of what an island has yet to show', '.shown.later{top:0}'],
  ['a class of a script that is imported later', '.in-script{top:0}'],
  ['a class with marks in its name', '.w-1\\/2,.md\\:mt-0\\.5{top:0}'],
  [
    'a class that names an element inside',
    '.\\[\\&\\>a\\]\\:block>a,.\\[\\&\\>b\\]\\:flex>b{top:0}',
  ],
  ['a class that only a condition names', '.wrap:not(.unused):has(.other){top:0}'],
  ['the order of the layers', '@layer base;@layer components{.wrap{top:0}}'],
  ['keyframes that are started', '@keyframes a{to{top:0}}.wrap{animation:1s a}'],
  ['a property that a rule reads', ':root{--x:0;--y:calc(var(--x)*2)}.wrap{top:var(--y)}'],
  ['a registered property', '@property --x{syntax:"*";inherits:false}.wrap{top:var(--x)}'],
])('keeps %s', (_, css) => {
  expect(sheetOf(css)).toBe(css);
});

test.each([
  ['a rule whose class nothing names', '.unused{top:1px}'],
  ['one inside a used one', '.wrap .unused{top:1px}'],
  ['a nested rule', '.wrap{.unused &{top:1px}}'],
  ['a rule for what is inside', ':is(.unused>*){top:1px}'],
  ['keyframes that nothing starts', '@keyframes a{to{top:1px}}'],
  ['a registered property that no rule names', '@property --x{syntax:"*";inherits:false}'],
  ['what Tailwind has for old browsers', '@layer properties{*{--x:0}}'],
])('leaves out %s', (_, css) => {
  expect(sheetOf(`${css}p{top:0}`)).toBe('p{top:0}');
});

test('addresses hold wherever the sheet stands', () => {
  expect(sheetOf('@font-face{src:url(../media/x.woff2)}p{mask:url(#x)}')).toBe(
    '@font-face{src:url(/_next/static/media/x.woff2)}p{mask:url(#x)}',
  );
});
