import { load } from 'cheerio';
import { routes } from '../../content/routes';
import { pathOf, serviceIds } from '../../lib/routes';
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
