import { addressOf, isListing, isPost } from './page-address';

test.each([
  ['index.html', '/'],
  ['404.html', '/404'],
  ['blog/page/2.html', '/blog/page/2'],
  ['blog/index-of-terms.html', '/blog/index-of-terms'],
])('%s is at %s', (file, address) => {
  expect(addressOf(file)).toBe(address);
});

const addresses = ['/blog', '/blogs', '/blog/some-post', '/blog/post', '/blog/page/2', '/about'];

test('the page that reads a post in the browser is no post', () => {
  expect(addresses.filter(isPost)).toEqual(['/blog/some-post']);
});

test('the blog’s listing is at two addresses, and has further pages', () => {
  expect(addresses.filter(isListing)).toEqual(['/blog', '/blogs', '/blog/page/2']);
});
