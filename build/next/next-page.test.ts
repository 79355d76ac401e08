import { fixturePage } from './fixture-page';
import { dataScript, readNextPage } from './next-page';

const chunk = (name: string) => `/_next/static/chunks/${name}`;

test('the inline scripts of a page become one file, after links that keep its stylesheets from being fetched', () => {
  const reading = readNextPage(fixturePage, ['/own.js']);
  if ('findings' in reading) throw new Error(reading.findings.join('\n'));
  const pushed: unknown[] = [];
  const self = { __next_f: { push: (piece: unknown) => pushed.push(piece) } };
  const links: Record<string, unknown>[] = [];
  const document = {
    createElement: () => ({}),
    head: { append: (link: Record<string, unknown>) => links.push(link) },
  };
  new Function('self', 'document', dataScript(reading.page))(self, document);
  expect(links).toEqual(
    reading.page.stylesheets.map((href) => ({ rel: 'stylesheet', disabled: true, href })),
  );
  expect(pushed).toHaveLength(3);
  expect('TURBOPACK' in globalThis).toBe(true);
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
