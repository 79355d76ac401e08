/** @jest-environment node */
import { parse } from 'parse5';
import { faultsOf, sizeFindings } from './check-page';

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
      '<img src="https://cdn.example/x.png"> from an origin that export/origins.ts does not list',
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
      '<script src="https://cdn.example/x.json"> from an origin that export/origins.ts does not list',
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

describe('sizeFindings', () => {
  const over = 'x.html: 13601 bytes after Brotli, 1 over the first flight of 13600';
  const size = (bytes: number, isPost: boolean) => ({
    file: 'x.html',
    source: 'content/x.ts',
    bytes,
    isPost,
    parts: () => [
      { name: '“Questions”', bytes: 1_204 },
      { name: 'styles', bytes: 900 },
    ],
  });

  test('lets a page be that is as heavy as the budget', () => {
    expect(sizeFindings([size(13_600, false)])).toEqual({ faults: [], advice: [] });
  });

  test('says by how much a page is over the budget, what weighs most, and where to shorten it', () => {
    const remedy =
      '  Its heaviest parts: “Questions” 1204, styles 900. Shorten or take out a section in content/x.ts.';
    expect(sizeFindings([size(13_601, false)])).toEqual({
      faults: [`${over}.\n${remedy}`],
      advice: [],
    });
  });

  test('only advises where the page is a post', () => {
    expect(sizeFindings([size(13_601, true)])).toEqual({
      faults: [],
      advice: [`${over}; its end arrives a moment later.`],
    });
  });
});
