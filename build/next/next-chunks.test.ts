import { join } from 'node:path';
import { scratchFolder } from '../scratch-folder';
import { fixturePage } from './fixture-page';
import {
  missingChunks,
  type NextChunks,
  readChunks,
  readRoutes,
  scriptsOf,
  strayStylesheets,
  withImports,
} from './next-chunks';
import { readNextPage } from './next-page';

const chunk = (name: string) => `/_next/static/chunks/${name}`;

const files = {
  'react.js': 'words',
  'turbopack-1.js': 'the runtime',
  'main.js': '',
  'island.js': 'Promise.all(["static/chunks/later.css","static/chunks/later.js"].map(t=>e.l(t)))',
  'later.js': 'e.l("static/chunks/latest.js")',
  'latest.js': 'e.l("static/chunks/later.js")',
  'elsewhere.js': 'of another page',
  'globals.css': 'p{}',
  'page.css': 'a{}',
  'later.css': 'b{}',
};

const reading = readNextPage(fixturePage, ['/own.js']);
if ('findings' in reading) throw new Error(reading.findings.join());
const { page } = reading;

const { root, put, remove } = scratchFolder();
let chunks: NextChunks;

beforeAll(async () => {
  for (const [name, text] of Object.entries(files)) put(chunk(name), text);
  chunks = await readChunks(root);
});

afterAll(remove);

test('a page’s scripts are those it links, and those that they import, however far', () => {
  const names = ['react', 'island', 'main', 'turbopack-1', 'later', 'latest'];
  expect([...withImports(scriptsOf(page, chunks), chunks)]).toEqual(
    names.map((name) => chunk(`${name}.js`)),
  );
});

test('a file that a page names and that is not there is a finding', () => {
  expect(missingChunks(page, chunks)).toEqual([]);
  for (const name of ['page.css', 'react.js', 'turbopack-1.js']) {
    const without = (all: ReadonlyMap<string, string>) =>
      new Map([...all].filter(([url]) => url !== chunk(name)));
    const { scripts, stylesheets } = chunks;
    expect(
      missingChunks(page, { scripts: without(scripts), stylesheets: without(stylesheets) }),
    ).toEqual([`expected the file of ${chunk(name)}, found none`]);
  }
});

test('so is a stylesheet that no page links and no script imports', () => {
  expect(strayStylesheets(chunks, new Set(page.stylesheets))).toEqual([]);
  expect(strayStylesheets(chunks, new Set([chunk('globals.css')]))).toEqual([
    `${chunk('page.css')}: expected a page that links it or a script that imports it`,
  ]);
});

test('pages of one route file are told by Next’s own list', () => {
  const routes = {
    '/a': { srcRoute: '/[service]' },
    [encodeURI('/blog/é')]: { srcRoute: '/blog/[id]' },
  };
  put('manifest.json', JSON.stringify({ routes }));
  expect(['/a', '/blog/é', '/404'].map(readRoutes(join(root, 'manifest.json')))).toEqual([
    '/[service]',
    '/blog/[id]',
    '/404',
  ]);
});
