import { load } from 'cheerio';
import { routes } from '../../content/routes';
import { pathOf, serviceIds } from '../../lib/routes';
import { spaced } from '../../lib/search/words';
import { isSearched, searchedPart } from './search-index';

jest.mock('pagefind', () => ({}), { virtual: true });

const [anyService = 'services'] = serviceIds;

test('what stands in boxes side by side is no one word', () => {
  const $ = load(
    '<main><h1>A</h1><table><tr><th>Who acts</th><td><b>SIEM</b>s</td></tr></table></main>',
  );
  const searched = searchedPart('/blog/a-post', { $ });
  expect(searched).toContain('<th>Who acts</th> <td><b>SIEM</b>s</td>');
});

test('words of scripts without spaces stand apart, as what is typed does', () => {
  const $ = load('<main><h1>A</h1><p>中小企業的資訊安全。SOC 團隊</p></main>');
  const words = searchedPart('/blog/a-post', { $ }).split(/[\s<>]+/);
  for (const typed of ['資訊安全', '中小企業', 'SOC'])
    expect(words).toEqual(expect.arrayContaining(spaced(typed).trim().split(/ +/)));
});

test.each([
  [pathOf(anyService), true],
  ['/blog/a-post', true],
  ['/blog/author/a-team', true],
  ['/blog/page/2', false],
  [routes.blogs.path, false],
  [routes.csrProjects.path, false],
  [routes.search.path, false],
  ['/404', false],
])('%s is searched or not', (address, searched) => {
  expect(isSearched(address)).toBe(searched);
});
