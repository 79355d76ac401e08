import { parse } from 'parse5';
import { routes } from '../../content/routes';
import { isSearched, searchedPart } from './search-index';

jest.mock('pagefind', () => ({}), { virtual: true });

const page = (title: string) => ({
  document: parse(
    `<title>Titled for searchers</title><header>Menu</header><main><h1>${title}</h1></main>`,
  ),
});

test('a page of the table goes in under its label, with what its acronyms stand for', () => {
  const part = searchedPart(routes.siem.path, page('SIEM'));
  expect(part).toContain(`data-title="${routes.siem.label}"`);
  expect(part).toMatch(/data-names="[^"]*information/);
  expect(part).toContain('<main data-pagefind-body="">');
  expect(part).not.toContain('Menu');
});

test('a post goes in under its headline, with no title and no further names', () => {
  const part = searchedPart('/blog/a-post', page('A & “B”'));
  expect(part).toContain('data-headline="A &amp; “B”"');
  expect(part).toContain('data-title=""');
  expect(part).not.toContain('data-names');
});

test.each([
  [routes.siem.path, true],
  ['/', true],
  ['/blog/a-post', true],
  ['/blog/page/2', false],
  ['/blog/post', false],
  [routes.blogs.path, false],
  [routes.csrProjects.path, false],
  [routes.search.path, false],
  ['/404', false],
])('%s is searched or not', (address, searched) => {
  expect(isSearched(address)).toBe(searched);
});
