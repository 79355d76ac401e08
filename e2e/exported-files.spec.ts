import { readdirSync, readFileSync } from 'node:fs';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { licencesPath } from '../build/outputs/licences';
import { filesBelow } from '../build/public-files';
import { llmsPath, securityPath } from '../lib/file-paths';
import { pathOf, serviceIds } from '../lib/routes';
import { everyPath, pageAt, textsOf } from './pages';

const files = filesBelow('out').filter((file) => !/\.(?:br|gz)$/.test(file));

test('nothing is left of the router, and no text beside what crawlers ask for', () => {
  expect(files.filter((file) => /__next|_buildManifest|_not-found/.test(file))).toEqual([]);
  const texts = files.filter((file) => file.endsWith('.txt')).map((file) => `/${file}`);
  const given = readdirSync('public', { recursive: true }).map((file) => `/${file}`);
  expect(texts.filter((file) => !given.includes(file)).sort()).toEqual(
    [licencesPath, '/robots.txt', llmsPath, securityPath].sort(),
  );
});

test('every package whose code is sent to visitors has its licence on the site', () => {
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  const text = readFileSync(`out${licencesPath}`, 'utf8');
  for (const [name, version] of Object.entries(dependencies)) {
    expect(text).toContain(`\n${name} ${version}\n`);
  }
  expect(text).toContain('SIL OPEN FONT LICENSE');
});

test('every file that shrinks lies beside itself, compressed and whole', () => {
  for (const file of files.filter((file) =>
    /\.(?:css|csv|html|js|json|md|svg|xml|txt|webmanifest)$/.test(file),
  )) {
    const plain = readFileSync(`out/${file}`);
    expect(brotliDecompressSync(readFileSync(`out/${file}.br`)).equals(plain), file).toBe(true);
    expect(gunzipSync(readFileSync(`out/${file}.gz`)).equals(plain), file).toBe(true);
  }
});

test('no page asks for a face or a script ahead of its first screen', () => {
  for (const path of everyPath)
    expect(pageAt(path)('link[rel=preload], head script').length, path).toBe(0);
});

test('letters that few pages need are of the site’s face too', async ({ page }) => {
  await page.goto(pathOf('home'));
  await page.locator('h1').evaluate((heading) => heading.append('é'));
  const isLoaded = () => page.evaluate(() => document.fonts.check('1em "Manrope Latin"', 'é'));
  await expect.poll(isLoaded).toBe(true);
});

test('acronyms are expanded, none twice on a page, and no page shows the marks of rich text', () => {
  const expanded = (['home', ...serviceIds] as const).map(pathOf).flatMap((path) => {
    const $ = pageAt(path);
    expect($('main').text(), path).not.toMatch(/[{}]|\*\*|\]\(/);
    expect($('main :is(h1, h2, h3, label, summary, th, .whole-link) abbr').length, path).toBe(0);
    const names = textsOf($, 'main abbr');
    expect(names, path).toEqual([...new Set(names)]);
    return names;
  });
  expect(expanded).not.toEqual([]);
});
