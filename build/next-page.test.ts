import { fixturePage, fixtureStyles } from './fixture-page';
import { serializedElement } from './html-elements';
import { readNextPage } from './next-page';

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
