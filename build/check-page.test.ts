import { randomBytes } from 'node:crypto';
import { parse } from 'parse5';
import { findingsOf, sizeFindingsOf } from './check-page';

const page = (body: string) =>
  `<!doctype html><html><head><title>x</title></head><body>${body}</body></html>`;
const nothing = { scripts: [], connections: [], frames: [], pictures: [] };

test.each([
  ['<script>alert(1)</script>', 'an inline script'],
  ['<script type="module">go()</script>', 'an inline script'],
  ['<a onclick="go()">x</a>', 'an onclick attribute on <a>'],
  ['<p style="color:red">x</p>', 'a style attribute on <p>'],
  ['<img src="https://cdn.example/x.png">', 'from an origin'],
  ['<script src="/x.js"></script>', 'without integrity'],
  ['<script type="application/ld+json">{"a":"<!-- <b>"}</script>', 'data with a “<”'],
  ['<script type="application/ld+json">{"a":"</script>"}', 'data that is no JSON'],
])('%s is refused', (body, fault) => {
  expect(findingsOf(parse(page(body)), nothing)).toContainEqual(expect.stringContaining(fault));
});

test('listed origins, links and plain data are let be', () => {
  const listed = { ...nothing, scripts: ['https://www.google.com/recaptcha/'] };
  const script =
    '<script src="https://www.google.com/recaptcha/api.js" integrity="sha384-x"></script>';
  const data = '<script type="application/ld+json">{"a":"\\u003c!--"}</script>';
  const document = parse(page(`<a href="https://nist.gov">x</a>${script}${data}`));
  expect(findingsOf(document, listed)).toEqual([]);
});

const text = (length: number) => randomBytes(length / 2).toString('hex');
const withMain = (first: string, second: string) =>
  page(`<header></header><main><section>${first}</section><section>${second}</section></main>`);

test('a page may end outside the first flight, and may begin and be no longer than its budgets', () => {
  expect(sizeFindingsOf(withMain(text(8_000), text(16_000)))).toEqual([]);
  expect(sizeFindingsOf(withMain(text(28_000), ''), 'content/x.ts')).toEqual([
    expect.stringMatching(/first screen.* in content\/x\.ts$/),
  ]);
  expect(sizeFindingsOf(withMain('', text(46_000)))).toEqual([expect.stringContaining('in all')]);
});
