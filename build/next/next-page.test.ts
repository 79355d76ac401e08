/** @jest-environment node */
import { serialize } from 'parse5';
import { fixturePage } from './fixture-page';
import { dataScript, type NextPage, readNextPage, removeReplaced } from './next-page';

const chunk = (name: string) => `/_next/static/chunks/${name}`;

function read(html = fixturePage): NextPage {
  const reading = readNextPage(html, ['/own.js']);
  if ('faults' in reading) throw new Error(reading.faults.join('\n'));
  return reading.page;
}

test('a page is read: stylesheets in order, scripts, the runtime apart', () => {
  const page = read();
  expect(page.stylesheets).toEqual([chunk('globals.css'), chunk('page.css')]);
  expect(page.framework).toEqual([chunk('react.js'), chunk('island.js'), chunk('main.js')]);
  expect(page.runtime).toBe(chunk('turbopack-1.js'));
  expect(page.bootstrap).toHaveLength(2);
  expect(page.ownScripts).toHaveLength(1);
});

test('its inline scripts become one file, which names no stylesheet', () => {
  const script = dataScript(read());
  expect(script).toContain('globalThis["TURBOPACK"]');
  expect(script).toContain('self.__next_f=self.__next_f||[]');
  expect(script.match(/__next_f\.push\(\[1,/g)).toHaveLength(1);
  expect(script).not.toContain('.css"]');
});

test('what is done otherwise leaves the markup, and all else stays', () => {
  const page = read();
  removeReplaced(page);
  const html = serialize(page.document);
  expect(html.match(/<script[^>]*>/g)).toEqual(['<script src="/own.js" async="">']);
  expect([...html.matchAll(/<link rel="(\w+)/g)].map(([, rel]) => rel)).toEqual([
    'preload',
    'canonical',
  ]);
});

describe('where Next writes something else, a sentence says what was expected', () => {
  const entry = /<script id="_R_">.*?<\/script>/;
  const runtime = `<script src="${chunk('turbopack-1.js')}" async=""></script>`;
  const piece = (content: string) => `<script>self.__next_f.push(${content})</script></body>`;

  test.each([
    ['no head', /<\/?head>/g, '', 'expected a <head>, found none'],
    [
      'no stylesheet',
      /<link rel="stylesheet"[^>]*>/g,
      '',
      'expected a linked stylesheet, found none',
    ],
    [
      'inlined styles',
      '</head>',
      '<style>p{}</style></head>',
      'expected styles in linked stylesheets alone, found a <style>',
    ],
    [
      'no runtime',
      runtime,
      '',
      'expected one script of Turbopack’s runtime (turbopack-….js), found none',
    ],
    [
      'two runtimes',
      runtime,
      runtime + runtime.replace('-1', '-2'),
      'expected one script of Turbopack’s runtime (turbopack-….js), found 2',
    ],
    [
      'a foreign script',
      '"/own.js"',
      '"/other.js"',
      'expected scripts of Next’s or of the site’s own, found <script src="/other.js">',
    ],
    [
      'an unknown inline script',
      '</body>',
      '<script>$RC("B:0")</script></body>',
      'expected known inline scripts alone, found “$RC("B:0")…”',
    ],
    [
      'an unknown link to a file of its own',
      'rel="canonical" href="https://www.example/"',
      `rel="modulepreload" href="${chunk('x.js')}"`,
      `expected no link of the kind “modulepreload” to ${chunk('x.js')}`,
    ],
    ['no entry', entry, '', 'expected an inline script that names the page’s modules, found none'],
    [
      'no list for the payload',
      'push([0])',
      'push([9])',
      'expected the inline script (self.__next_f=self.__next_f||[]).push([0]), found none',
    ],
    [
      'no payload',
      /<script>self\.__next_f\.push.*<\/script>/,
      '',
      'expected a piece of self.__next_f.push, found none',
    ],
    [
      'a piece of another kind',
      '</body>',
      piece('[3,"AAEC"]'),
      'expected text (kind 1) in self.__next_f.push, found kind 3',
    ],
    [
      'a piece that is no data',
      '</body>',
      piece('[1,x]'),
      'expected known inline scripts alone, found “self.__next_f.push([1,x])…”',
    ],
    [
      'a payload without rows',
      '</body>',
      piece('[1,"words"]'),
      'expected rows with an id in the RSC payload, found “words”',
    ],
    [
      'a stylesheet in another place',
      '</body>',
      piece(`[1,"9:\\"${chunk('page.css')}\\""]`),
      `expected ${chunk('page.css')} in known places of the RSC payload alone`,
    ],
  ])('%s', (_, found, written, sentence) => {
    const html = fixturePage.replace(found, () => written);
    expect(html).not.toBe(fixturePage);
    const reading = readNextPage(html, ['/own.js']);
    expect('faults' in reading && reading.faults).toContain(sentence);
  });
});
