import { serialize } from 'parse5';
import { fixturePage } from './fixture-page';
import { dataScript, type NextPage, readNextPage, removeReplaced } from './next-page';

const chunk = (name: string) => `/_next/static/chunks/${name}`;

function read(html = fixturePage): NextPage {
  const reading = readNextPage(html, ['/own.js']);
  if ('findings' in reading) throw new Error(reading.findings.join('\n'));
  return reading.page;
}

test('a page is read: stylesheets in order, scripts, the runtime apart', () => {
  const page = read();
  expect(page.stylesheets).toEqual([chunk('globals.css'), chunk('page.css')]);
  expect(page.framework).toEqual([chunk('react.js'), chunk('island.js'), chunk('main.js')]);
  expect(page.runtime).toBe(chunk('turbopack-1.js'));
  expect(page.inlineScripts).toHaveLength(4);
  expect(page.ownScripts).toHaveLength(1);
});

test('its inline scripts become one file, after links that keep its stylesheets from being fetched', () => {
  const page = read();
  const pushed: unknown[] = [];
  const self = { __next_f: { push: (piece: unknown) => pushed.push(piece) } };
  const links: Record<string, unknown>[] = [];
  const document = {
    createElement: () => ({}),
    head: { append: (link: Record<string, unknown>) => links.push(link) },
  };
  new Function('self', 'document', dataScript(page))(self, document);
  expect(links).toEqual(
    page.stylesheets.map((href) => ({ rel: 'stylesheet', disabled: true, href })),
  );
  expect(pushed).toHaveLength(3);
  expect('TURBOPACK' in globalThis).toBe(true);
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

const runtime = `<script src="${chunk('turbopack-1.js')}" async=""></script>`;

test.each([
  ['a <head>, found none', /<\/?head>/g, ''],
  ['a linked stylesheet, found none', /<link rel="stylesheet"[^>]*>/g, ''],
  ['styles in linked stylesheets alone', '</head>', '<style>p{}</style></head>'],
  ['one script of Turbopack’s runtime (turbopack-….js), found none', runtime, ''],
  ['runtime (turbopack-….js), found 2', runtime, runtime + runtime.replace('-1', '-2')],
  ['found <script src="/other.js">', '"/own.js"', '"/other.js"'],
  [
    'no link of the kind “modulepreload”',
    'rel="canonical" href="https://www.example/"',
    `rel="modulepreload" href="${chunk('x.js')}"`,
  ],
  ['inline scripts, found none', /<script(?: id="_R_")?>.*<\/script>/gs, ''],
])('where Next writes something else, a sentence says so: expected %s', (words, found, written) => {
  const html = fixturePage.replace(found, () => written);
  expect(html).not.toBe(fixturePage);
  const reading = readNextPage(html, ['/own.js']);
  expect('findings' in reading && reading.findings).toContainEqual(expect.stringContaining(words));
});
