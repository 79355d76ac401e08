import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { licencesPath } from '../build/outputs/licences';
import { filesBelow } from '../build/public-files';
import { cardFolder, llmsPath, securityPath } from '../lib/file-paths';
import { allPaths } from './pages';

const files = filesBelow('out').filter((file) => !/\.(?:br|gz)$/.test(file));
const printSheets = files.filter((file) => file.startsWith('_next/static/print.'));

test('a page is at most two files beside what all share, and no router payload is left', () => {
  const pages = files.filter((file) => file.endsWith('.html'));
  const payloads = files.filter((file) => file.startsWith('_next/static/rsc/'));
  expect(pages.length).toBeLessThanOrEqual(allPaths.length + 2);
  expect(payloads.length).toBeLessThanOrEqual(pages.length);
  const texts = files.filter((file) => file.endsWith('.txt')).map((file) => `/${file}`);
  const given = readdirSync('public', { recursive: true }).map((file) => `/${file}`);
  expect(texts.filter((file) => !given.includes(file)).sort()).toEqual(
    [licencesPath, '/robots.txt', llmsPath, securityPath].sort(),
  );
  expect(files.filter((file) => /__next|_buildManifest|_not-found/.test(file))).toEqual([]);
  // A text a page, and parts of the index that grow with the words.
  const search = files.filter((file) => file.startsWith('pagefind/'));
  // One a page, and one a service or post.
  const cards = files.filter((file) => `/${file}`.startsWith(cardFolder));
  const markdown = files.filter((file) => file.endsWith('.md'));
  expect(cards.length).toBeLessThanOrEqual(pages.length);
  expect(markdown.length).toBeLessThanOrEqual(pages.length);
  const ofPages = [pages, payloads, search, printSheets, cards, markdown];
  const shared = files.length - ofPages.flat().length;
  expect(shared).toBeLessThanOrEqual(45);
});

test('a stylesheet that is a file is for paper, or of a part that a script imports', () => {
  const scripts = files
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(`out/${file}`, 'utf8'));
  const others = files.filter((file) => file.endsWith('.css') && !printSheets.includes(file));
  for (const file of others) {
    expect(
      scripts.some((script) => script.includes(basename(file))),
      file,
    ).toBe(true);
  }
});

test('no page holds an inline script, a style attribute or a handler', () => {
  for (const file of files.filter((file) => file.endsWith('.html'))) {
    const html = readFileSync(`out/${file}`, 'utf8');
    // Data is no script: browsers never run it.
    expect(
      html.match(/<script(?! type="application\/ld\+json">)(?![^>]*\bsrc=)[^>]*>/),
      file,
    ).toBeNull();
    expect(html.match(/<[^>]+\s(style|on\w+)=/), file).toBeNull();
    expect(html.indexOf('http-equiv="Content-Security-Policy"'), file).toBeLessThan(
      html.indexOf('charset='),
    );
    expect(html.indexOf('charset='), file).toBeLessThan(1024);
  }
});

test('the framework is compiled while it arrives, and nothing that loads later is', () => {
  const framework = new Set(
    files
      .filter((file) => file.endsWith('.html'))
      .flatMap((file) => {
        const [, scripts = ''] =
          readFileSync(`out/${file}`, 'utf8').match(/data-scripts="([^"]*)"/) ?? [];
        return scripts.split(' ').filter((url) => url.includes('/chunks/'));
      }),
  );
  const hinted = files.filter(
    (file) =>
      file.startsWith('_next/static/chunks/') &&
      readFileSync(`out/${file}`, 'utf8').startsWith('//# allFunctionsCalledOnLoad\n'),
  );
  expect(framework.size).toBeGreaterThan(0);
  expect(hinted.map((file) => `/${file}`).sort()).toEqual([...framework].sort());
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
    /\.(?:css|html|js|json|md|svg|xml|txt|webmanifest)$/.test(file),
  )) {
    const plain = readFileSync(`out/${file}`);
    expect(brotliDecompressSync(readFileSync(`out/${file}.br`)).equals(plain), file).toBe(true);
    expect(gunzipSync(readFileSync(`out/${file}.gz`)).equals(plain), file).toBe(true);
  }
});
