/** @jest-environment node */
import { joinStylesheets } from './join-stylesheets';

const url = '/_next/static/chunks/a.css';
const join = (...sheets: string[]) => joinStylesheets(sheets.map((css) => ({ url, css })));

test('sheets follow one another', () => {
  expect(join('a{top:0}', '@charset "utf-8";b{top:0}')).toBe('a{top:0}b{top:0}');
});

test('addresses hold wherever the sheet stands', () => {
  expect(join('a{src:url(../media/x.woff2)format("woff2"),url("./y.png")}')).toBe(
    'a{src:url(/_next/static/media/x.woff2)format("woff2"),url(/_next/static/chunks/y.png)}',
  );
  const kept = 'a{background:url(data:image/png;base64,AA==),url(#x),url(/y.png)}';
  expect(join(kept)).toBe(kept);
});

test('what old browsers need and what is written twice in a row goes', () => {
  expect(join('@layer properties{*{--x:0}}@layer base{a{top:0;top:0;top:1px}}')).toBe(
    '@layer base{a{top:0;top:1px}}',
  );
});

test.each([
  ['@import "x.css";', `expected no @import in ${url}`],
  ['a{src:url(x.png)}', `expected addresses in ${url} to be relative to it, found x.png`],
  [
    'a{src:url(https://x/y)}',
    `expected addresses in ${url} to be relative to it, found https://x/y`,
  ],
])('%s cannot be joined', (css, sentence) => {
  expect(() => join(css)).toThrow(sentence);
});
