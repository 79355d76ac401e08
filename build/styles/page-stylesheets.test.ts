/** @jest-environment node */

import { fixturePage } from '../next/fixture-page';
import type { NextChunks } from '../next/next-chunks';
import { readNextPage } from '../next/next-page';
import type { PageShape } from '../page-shape';
import { stylesheetsByShape } from './page-stylesheets';
import { noteUse, type StylesheetUse } from './stylesheet-use';

const chunk = (name: string) => `/_next/static/chunks/${name}`;

const globals =
  '@layer base,parts;@layer base{:root{--in-markup:0;--nowhere:0}}@font-face{src:url(../media/face.woff2)}@media print{p{top:0}}';
const ofPage =
  '@layer parts{.wrap{top:1px;@media print{top:2px}}.in-script,.on-other-page{top:3px}.unused{top:4px}}';

const chunks: NextChunks = {
  scripts: new Map([
    [chunk('island.js'), 'import("static/chunks/later.js")'],
    [chunk('later.js'), 'e("p",{className:"in-script"})'],
  ]),
  stylesheets: new Map([
    [chunk('globals.css'), globals],
    [chunk('page.css'), ofPage],
  ]),
};

const markup = (attributes: string) =>
  fixturePage.replace('<p class="wrap', `<i ${attributes}></i><p class="wrap`);

async function stylesheetsOf(pages: readonly [PageShape, string][], from = chunks) {
  const use: StylesheetUse = new Map();
  for (const [shape, html] of pages) {
    const reading = readNextPage(html, ['/own.js']);
    if ('faults' in reading) throw new Error(reading.faults.join());
    noteUse(use, shape, reading.page, from);
  }
  return stylesheetsByShape(use, from);
}

test('a shape’s sheet holds what its pages and their scripts use, in the order of the links', async () => {
  const sheets = await stylesheetsOf([
    ['text', markup('fill="var(--in-markup)"')],
    ['text', markup('class="on-other-page"')],
    ['home', fixturePage],
  ]);
  expect(sheets.get('text')?.screen).toBe(
    '@layer base{:root{--in-markup:0}}@layer parts{.wrap{top:1px}.in-script,.on-other-page{top:3px}}@font-face{src:url(/_next/static/media/face.woff2)}',
  );
  const order = /^@layer base;@layer parts/; // Nothing is left in the first layer to show it.
  expect(sheets.get('home')?.screen).toMatch(order);
  expect(sheets.get('home')?.screen).not.toContain('on-other-page');
});

test('what paper needs is a file, the same where the rules are', async () => {
  const sheets = await stylesheetsOf([
    ['text', markup('class="on-other-page"')],
    ['home', fixturePage],
  ]);
  const print = sheets.get('text')?.print;
  expect(print?.source).toBe('@media print{p{top:0}}@layer parts{.wrap{@media print{top:2px}}}');
  expect(print?.url).toMatch(/^\/_next\/static\/print\.\w{12}\.css$/);
  expect(print).toEqual(sheets.get('home')?.print);
});

test('more sheets than the policy has room for are refused', async () => {
  const shapes = Array.from({ length: 11 }, (_, index) => `shape ${index}` as PageShape);
  const pages = shapes.map((shape, index): [PageShape, string] => [
    shape,
    markup(`x="--x${index}"`),
  ]);
  expect((await stylesheetsOf(pages)).size).toBe(11); // All of them alike.
  const properties = shapes.map((_, index) => `--x${index}:0`).join(';');
  const stylesheets = new Map(chunks.stylesheets).set(chunk('page.css'), `p{${properties}}`);
  await expect(stylesheetsOf(pages, { ...chunks, stylesheets })).rejects.toThrow(
    'The pages need 11 stylesheets',
  );
});
