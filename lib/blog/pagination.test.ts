import { linkedPages, listPageNumbers } from './pagination';

test.each([
  [0, [1]],
  [12, [1]],
  [13, [1, 2]],
  [25, [1, 2, 3]],
])('%d posts take pages %j', (posts, pages) => {
  expect(listPageNumbers(posts)).toEqual(pages);
});

test.each([
  [1, 2, [1, 2]],
  [1, 84, [1, 2, 0, 84]],
  [40, 84, [1, 0, 39, 40, 41, 0, 84]],
  [84, 84, [1, 0, 83, 84]],
])('page %d of %d links to %j', (page, pages, linked) => {
  expect(linkedPages(page, pages)).toEqual(linked);
});
