/** @jest-environment node */
import { randomBytes } from 'node:crypto';
import { parse } from 'parse5';
import { faultsOf, sizeFaultsOf } from './check-page';

const page = (body: string) =>
  `<!doctype html><html><head><title>x</title></head><body>${body}</body></html>`;
const nothing = { scripts: [], connections: [], frames: [] };

describe('faultsOf', () => {
  test.each([
    ['<script>alert(1)</script>', 'an inline script, “alert(1)…”: move it to a file'],
    ['<a onclick="go()">x</a>', 'an onclick attribute on <a>: listen in an island instead'],
    ['<p style="color:red">x</p>', 'a style attribute on <p>, “color:red”: use a class'],
    [
      '<img src="https://cdn.example/x.png">',
      '<img src="https://cdn.example/x.png"> from an origin that build/origins.ts does not list',
    ],
    ['<script src="/x.js"></script>', '<script src="/x.js"> without integrity'],
    ['<script type="module">go()</script>', 'an inline script, “go()…”: move it to a file'],
    [
      '<script type="application/ld+json">{"a":"<!-- <b>"}</script>',
      'data with a “<”, “{"a":"<!-- <b>"}…”: write it as \\u003c',
    ],
    [
      '<script type="application/ld+json">{"a":"</script>"}',
      'data that is no JSON, “{"a":"…”: render it with StructuredData',
    ],
    [
      '<script type="application/ld+json" src="https://cdn.example/x.json"></script>',
      '<script src="https://cdn.example/x.json"> from an origin that build/origins.ts does not list',
    ],
  ])('finds %s', (body, fault) => {
    expect(faultsOf(parse(page(body)), nothing)).toContain(fault);
  });

  test('lets listed origins, links and plain pages be', () => {
    const listed = { ...nothing, scripts: ['https://www.google.com/recaptcha/'] };
    const script =
      '<script src="https://www.google.com/recaptcha/api.js" integrity="sha384-x"></script>';
    const data = '<script type="application/ld+json">{"a":"\\u003c!--"}</script>';
    const document = parse(page(`<a href="https://nist.gov">x</a>${script}${data}`));
    expect(faultsOf(document, listed)).toEqual([]);
  });
});

describe('sizeFaultsOf', () => {
  const text = (length: number) => randomBytes(length / 2).toString('hex');
  const withMain = (first: string, second: string) =>
    page(`<header></header><main><section>${first}</section><section>${second}</section></main>`);

  test('lets a page be whose first band is in the first flight and whose end is not', () => {
    expect(sizeFaultsOf(withMain(text(8_000), text(16_000)))).toEqual([]);
  });

  test('names a first screen that needs a second round trip, and where its words are', () => {
    expect(sizeFaultsOf(withMain(text(28_000), ''), 'content/x.ts')).toEqual([
      expect.stringMatching(/first screen, over 13600: .* in content\/x\.ts$/),
    ]);
  });

  test('names a page that is too long', () => {
    expect(sizeFaultsOf(withMain('', text(42_000)))).toEqual([
      expect.stringMatching(/in all, over 20000/),
    ]);
  });
});
