/** @jest-environment node */
import { blogRoutes, idAt, isDocumentId, isFileName, isTaken } from './post-id';
import { postPath } from './post-path';
import { routesBelowBlog } from './route-folder';

const addresses: [string, string | undefined][] = [
  ['/blog/first-hour', 'first-hour'],
  ['/blog/%E6%97%A5%E6%9C%AC', '日本'],
  [`/blog/${'x'.repeat(1500)}`, 'x'.repeat(1500)],
  ['/blog/a/b', undefined],
  ['/blog/a%2Fb', undefined],
  ['/blog/..%2Fx', undefined],
  ['/blog/__all__', undefined],
  ['/blog/%zz', undefined],
  ['/blog/post?id=feed.xml', 'feed.xml'],
  ['/blog/post?id=a%2Fb', undefined],
  ['/blog/post?id=', undefined],
  ['/blog/post', 'post'],
  ['/blog/Post', 'Post'],
  ['/blog/Index', 'Index'],
  ['/blog/first-hour?id=other', 'first-hour'],
  ['/blog/', undefined],
  [`/blog/${'x'.repeat(1501)}`, undefined],
];

test.each(addresses.map((row) => [row[0].slice(0, 30), ...row] as const))(
  '%s… holds its id',
  (_, path, id) => {
    expect(idAt(new URL(path, 'https://example.com'))).toBe(id);
  },
);

const ids: [string, boolean][] = [
  ['first-hour', true],
  ['日本', true],
  ['a b', false],
  ['x.html', false],
  ['page', false],
  ['Post', false],
  ['x'.repeat(181), false],
  // Two ways to write ü: only the composed one is a name that every file system keeps.
  ['u\u0308', false],
];

test.each(ids.map((row) => [row[0].slice(0, 30), ...row] as const))(
  '%s… may name a file or not',
  (_, id, named) => {
    expect(isFileName(id)).toBe(named);
    expect(isDocumentId(id)).toBe(true);
  },
);

test('the routes that no post may take are those of app/blog', () => {
  expect(blogRoutes).toEqual(routesBelowBlog());
});

const taken = [...blogRoutes, 'post', 'index', '404', '__next', '_not-found', '_', 'a-post.html'];

test.each(taken.flatMap((id) => [id, id.toUpperCase()]))(
  'a document “%s” has no page of its own, and an address that works',
  (id) => {
    expect(isTaken(id)).toBe(true);
    expect(isFileName(id)).toBe(false);
    const { pathname, search } = new URL(postPath(id), 'https://example.com');
    expect(pathname).toBe('/blog/post');
    expect(idAt({ pathname, search })).toBe(id);
  },
);

test('an id whose address is free has it', () => {
  expect(postPath('a b.c')).toBe('/blog/a%20b.c');
  expect(postPath('indexes')).toBe('/blog/indexes');
});
