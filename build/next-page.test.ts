import { join } from 'node:path';
import { fixturePage, fixtureStyles, readFixture } from './fixture-page';
import { serializedElement } from './html-elements';
import { readNextPage, readRoutes } from './next-page';
import { scratchFolder } from './scratch-folder';

test('a page is read with its stylesheets in order, its islands, and what is replaced', () => {
  const { stylesheets, islands, ownScripts, replaced } = readFixture(
    '<div data-root="site-search"></div>',
  );
  expect(stylesheets).toEqual([...fixtureStyles.keys()]);
  expect(islands).toEqual(['site-search']);
  expect(ownScripts).toHaveLength(1);
  // Five scripts with an address, the inline ones, a preload and the stylesheets.
  const tags = replaced.map(({ tagName }) => tagName);
  expect(tags.filter((tag) => tag === 'script')).toHaveLength(8);
  expect(tags.filter((tag) => tag === 'link')).toHaveLength(3);
});

test.each([
  ['a <head>, found none', /<\/?head>/g, ''],
  ['a linked stylesheet, found none', /<link rel="stylesheet"[^>]*>/g, ''],
  ['the file of /_next/gone.css, found none', '/_next/static/chunks/page.css', '/_next/gone.css'],
  ['styles in linked stylesheets alone', '</head>', '<style>p{}</style></head>'],
  ['the site’s own, found /other.js', '"/own.js"', '"/other.js"'],
  [
    'no link of the kind “modulepreload”',
    '</head>',
    serializedElement('link', { rel: 'modulepreload', href: '/_next/static/x.js' }),
  ],
])('where Next writes something else, a sentence says so: expected %s', (words, found, written) => {
  const html = fixturePage.replace(found, () => written);
  expect(html).not.toBe(fixturePage);
  const reading = readNextPage(html, ['/own.js'], fixtureStyles);
  expect('findings' in reading && reading.findings).toContainEqual(expect.stringContaining(words));
});

const { root, put, remove } = scratchFolder();
afterAll(remove);

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
