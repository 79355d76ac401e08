import { belowOtherCases, otherSpellings } from './path-spellings';

describe('otherSpellings', () => {
  const vciso = new RegExp(otherSpellings('/Cisoservice'));

  test.each([
    '/cisoservice',
    '/CISOSERVICE',
    '/cISOSERVICE',
    '/Cisoservice/',
    '/cisoservice/',
    '/Cisoservice.html',
    '/cisoservice.HTML',
    '/Cisoservice.html/',
  ])('matches %s', (path) => {
    expect(path).toMatch(vciso);
  });

  test.each([
    '/Cisoservice',
    '/Cisoservices',
    '/x/cisoservice',
    '/cisoservice/x',
    '/Cisoservice.htm',
  ])('leaves %s', (path) => {
    expect(path).not.toMatch(vciso);
  });
});

test.each([
  ['/Blog/Post', true],
  ['/BLOG/a/b', true],
  ['/blog/Post', false],
  ['/Blog', false],
  ['/Blogs/Post', false],
  ['/x/Blog/Post', false],
])('%s stands below another spelling of the folder: %s', (path, below) => {
  expect(new RegExp(belowOtherCases('/blog')).test(path)).toBe(below);
});
