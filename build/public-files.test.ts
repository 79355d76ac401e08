import { readFileSync } from 'node:fs';
import { filesBelow, restorePublicFiles } from './public-files';
import { scratchFolder } from './scratch-folder';

const start = process.cwd();
const { root, remove } = scratchFolder({
  'public/.well-known/proof': 'a proof',
  'public/about.txt': 'ours',
  'public/sitemap.xml': 'ours',
  'out/about.txt': 'a payload of Next’s, which is removed as a leftover',
  'out/sitemap.xml': 'the site’s',
});

beforeAll(() => process.chdir(root));

afterAll(() => {
  process.chdir(start);
  remove();
});

test('public files arrive as they are, but none in the place of a file of the site', async () => {
  const findings = await restorePublicFiles(filesBelow('public'), new Set(['sitemap.xml']), 'out');
  expect(findings).toEqual([
    'public/sitemap.xml: the site writes a file of this name itself; rename yours.',
  ]);
  expect(readFileSync('out/.well-known/proof', 'utf8')).toBe('a proof');
  expect(readFileSync('out/about.txt', 'utf8')).toBe('ours');
  expect(readFileSync('out/sitemap.xml', 'utf8')).toBe('the site’s');
});
