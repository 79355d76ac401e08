/** @jest-environment node */
import { idAt, isDocumentId, isFileName } from './post-id';

const addresses: [string, string | undefined][] = [
  ['/blog/first-hour', 'first-hour'],
  ['/blog/%E6%97%A5%E6%9C%AC', '日本'],
  [`/blog/${'x'.repeat(1500)}`, 'x'.repeat(1500)],
  ['/blog/a/b', undefined],
  ['/blog/a%2Fb', undefined],
  ['/blog/..%2Fx', undefined],
  ['/blog/..', undefined],
  ['/blog/__all__', undefined],
  ['/blog/%zz', undefined],
  ['/blog/', undefined],
  [`/blog/${'x'.repeat(1501)}`, undefined],
];

test.each(addresses.map((row) => [row[0].slice(0, 30), ...row] as const))(
  '%s… holds its id',
  (_, path, id) => {
    expect(idAt(path)).toBe(id);
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
