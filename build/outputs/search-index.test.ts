import { parse } from 'parse5';
import { routes } from '../../content/routes';
import { labelOf, pathOf, serviceIds } from '../../lib/routes';
import { hasTyped, spaced } from '../../lib/search/words';
import { isSearched, searchedPart } from './search-index';

jest.mock('pagefind', () => ({}), { virtual: true });

const [anyService = 'services'] = serviceIds;

// Anew for each: the page is changed.
const page = () => ({ document: parse('<header>Menu</header><main><h1>SIEM & “B”</h1></main>') });

test('a page goes in under its label and what its acronyms stand for, a post under its headline', () => {
  const service = searchedPart(pathOf(anyService), page());
  expect(service).toContain(`data-title="${labelOf(anyService)}"`);
  expect(service).toMatch(/data-names="[^"]+"/);
  expect(service).not.toContain('Menu');
  const post = searchedPart('/blog/a-post', page());
  expect(post).toContain('data-headline="SIEM &amp; “B”"');
  expect(post).not.toContain('data-names');
});

test('what stands in boxes side by side is no one word', () => {
  const document = parse(
    '<main><h1>A</h1><table><tr><th>Who acts</th><td><b>SIEM</b>s</td></tr></table></main>',
  );
  const searched = searchedPart('/blog/a-post', { document });
  expect(searched).toContain('<th>Who acts</th> <td><b>SIEM</b>s</td>');
});

test('words of scripts without spaces stand apart, as what is typed does', () => {
  const document = parse('<main><h1>A</h1><p>中小企業的資訊安全。SOC 團隊</p></main>');
  const searched = searchedPart('/blog/a-post', { document });
  for (const typed of ['資訊安全', '中小企業', 'SOC'])
    expect(searched.split(/[\s<>]+/)).toEqual(
      expect.arrayContaining(spaced(typed).trim().split(/ +/)),
    );
  expect(spaced('資訊安全').trim()).toBe('資訊 安全');
  expect(hasTyped('資訊安全', { content: '的 資訊 安全', locations: [1, 2], meta: {} })).toBe(true);
});

test.each([
  [pathOf(anyService), true],
  ['/', true],
  ['/blog/a-post', true],
  ['/blog/author/a-team', true],
  ['/blog/page/2', false],
  ['/blog/post', false],
  [routes.blogs.path, false],
  [routes.csrProjects.path, false],
  [routes.search.path, false],
  ['/404', false],
])('%s is searched or not', (address, searched) => {
  expect(isSearched(address)).toBe(searched);
});
