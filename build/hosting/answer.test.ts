import { scratchFolder } from '../scratch-folder';
import { answerAt, type Release, releaseIn } from './answer';
import { fixtureTables } from './fixture-tables';

const { root, put, remove } = scratchFolder({ 'secret.txt': '' });
for (const page of ['index.html', 'about.html', 'plain.html']) put(`out/${page}`, '');
for (const file of ['about.html.br', '_headers', 'cards/about.png']) put(`out/${file}`, '');
const tables = { ...fixtureTables, types: { '.html': 'text/html' } };
const release: Release = { root, tables };

afterAll(remove);

test.each([
  ['/', 200, '/index.html'],
  ['/about?x=1', 200, '/about.html'],
  ['/ABOUT.html/?x=1', 301, '/about?x=1'],
  ['/Old', 301, '/about'],
  ...['/', '.html', '.', ')', ',', '%20', '%22', '”', '.)', '%E2%80%9D'].map(
    (tail): [string, 301, string] => [`/about${tail}`, 301, '/about'],
  ),
  ['/plain).?x=1', 301, '/plain?x=1'],
  ['/Blog/A%3Fb?x=1', 301, '/blog/A%3Fb?x=1'],
  ['/blog/newer', 200, '/blog/post.html'],
  ['/blog/', 404, '/404.html'],
  ['/cards/about.png/', 404, '/404.html'],
  ['/about.html.br', 404, '/404.html'],
  ['/_headers', 404, '/404.html'],
  ['/../secret.txt', 404, '/404.html'],
  ['/%2e%2e/secret.txt', 404, '/404.html'],
  [`/${'x'.repeat(300)}`, 404, '/404.html'],
  ['/%00', 404, '/404.html'],
  ['/%', 400, undefined],
])('%s is answered with %i and %s', (address, status, target) => {
  const { status: actual, file, location } = answerAt(release, address);
  expect([actual, location ?? file]).toEqual([status, target]);
});

test('a later rule wins for what it covers, and a page for unknown addresses gets what all get', () => {
  const policyAt = (address: string) =>
    answerAt(release, address).headers['cross-origin-resource-policy'];
  expect(policyAt('/cards/about.png')).toBe('cross-origin');
  expect(policyAt('/cards/none.png')).toBe('same-origin');
  expect(answerAt(release, '/about').headers['content-type']).toBe('text/html');
});

test('where nothing was built that is told in a sentence', () => {
  expect(() => releaseIn(root)).toThrow('There is no export');
});
