/** @jest-environment node */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { filesBelow, restorePublicFiles } from './public-files';

const start = process.cwd();
const folder = mkdtempSync(join(tmpdir(), 'public-files-'));

beforeAll(() => {
  process.chdir(folder);
  mkdirSync('public/.well-known', { recursive: true });
  mkdirSync('out');
  writeFileSync('public/.well-known/proof', 'a proof');
  writeFileSync('public/about.txt', 'ours');
  writeFileSync('public/sitemap.xml', 'ours');
  writeFileSync('out/about.txt', 'a payload of Next’s, which is removed as a leftover');
  writeFileSync('out/sitemap.xml', 'the site’s');
});

afterAll(() => {
  process.chdir(start);
  rmSync(folder, { recursive: true });
});

test('files are listed in a fixed order, hidden ones too', () => {
  expect(filesBelow('public')).toEqual(['.well-known/proof', 'about.txt', 'sitemap.xml']);
});

test('public files arrive as they are, but none in the place of a file of the site', async () => {
  const faults = await restorePublicFiles(filesBelow('public'), new Set(['sitemap.xml']), 'out');
  expect(faults).toEqual([
    'public/sitemap.xml: the site writes a file of this name itself; rename yours.',
  ]);
  expect(readFileSync('out/.well-known/proof', 'utf8')).toBe('a proof');
  expect(readFileSync('out/about.txt', 'utf8')).toBe('ours');
  expect(readFileSync('out/sitemap.xml', 'utf8')).toBe('the site’s');
});
