import { linkedPages, listPageNumbers, postsOnPage } from './pagination';

test.each([
  [0, [0]],
  [12, [12]],
  [13, [13]],
  [15, [15]],
  [16, [12, 4]],
  [24, [12, 12]],
  [27, [12, 15]],
  [28, [12, 12, 4]],
])('%d posts take pages of %j, and each post stands once', (count, sizes) => {
  const posts = Array.from({ length: count }, (_, index) => index);
  const pages = listPageNumbers(count).map((page) => postsOnPage(page, posts));
  expect(pages.map(({ length }) => length)).toEqual(sizes);
  expect(pages.flat()).toEqual(posts);
});

test.each([
  [1, 2, [1, 2]],
  [1, 84, [1, 2, 0, 84]],
  [40, 84, [1, 0, 39, 40, 41, 0, 84]],
  [84, 84, [1, 0, 83, 84]],
])('page %d of %d links to %j', (page, pages, linked) => {
  expect(linkedPages(page, pages)).toEqual(linked);
});
