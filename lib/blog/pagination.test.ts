import { listPageNumbers, postsOnPage } from './pagination';

test.each([
  [0, [0]],
  [12, [12]],
  [15, [15]],
  [16, [12, 4]],
  [27, [12, 15]],
  [28, [12, 12, 4]],
])('%d posts take pages of %j, and each post stands once', (count, sizes) => {
  const posts = Array.from({ length: count }, (_, index) => index);
  const pages = listPageNumbers(count).map((page) => postsOnPage(page, posts));
  expect(pages.map(({ length }) => length)).toEqual(sizes);
  expect(pages.flat()).toEqual(posts);
});
