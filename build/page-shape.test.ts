/** @jest-environment node */
import { addressOf, isPost, shapeOf } from './page-shape';

test.each([
  ['index.html', '/'],
  ['404.html', '/404'],
  ['blog/page/2.html', '/blog/page/2'],
  ['blog/index-of-terms.html', '/blog/index-of-terms'],
])('%s is at %s', (file, address) => {
  expect(addressOf(file)).toBe(address);
});

test.each([
  ['/', 'home'],
  ['/404', 'home'],
  ['/services', 'family'],
  ['/services/security-consultancy', 'advice'],
  ['/vaptservice', 'assessment'],
  ['/training', 'advice'],
  ['/Cisoservice', 'advice'],
  ['/blog', 'listing'],
  ['/blogs', 'listing'],
  ['/blog/page/2', 'listing'],
  ['/blog/some-post', 'post'],
  ['/blog/post', 'post'],
  ['/contactus', 'contact'],
  ['/privacy', 'text'],
])('%s has the shape “%s”', (address, shape) => {
  expect(shapeOf(address)).toBe(shape);
});

test('the page that reads a post in the browser is no post', () => {
  expect(['/blog/some-post', '/blog/post', '/blog/page/2', '/about'].map(isPost)).toEqual([
    true,
    false,
    false,
    false,
  ]);
});
