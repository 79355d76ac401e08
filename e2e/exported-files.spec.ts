import { readdirSync, readFileSync } from 'node:fs';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { licencesPath } from '../export/licences';
import { filesBelow } from '../export/public-files';
import { allPaths } from './pages';

const files = filesBelow('out').filter((file) => !/\.(?:br|gz)$/.test(file));

test('a page is at most two files beside what all share, and no router payload is left', () => {
  const pages = files.filter((file) => file.endsWith('.html'));
  const rscPayloads = files.filter((file) => file.startsWith('_next/static/flight/'));
  expect(pages.length).toBeLessThanOrEqual(allPaths.length + 2);
  expect(rscPayloads.length).toBeLessThanOrEqual(pages.length);
  const texts = files.filter((file) => file.endsWith('.txt')).map((file) => `/${file}`);
  const given = readdirSync('public', { recursive: true }).map((file) => `/${file}`);
  expect(texts.filter((file) => !given.includes(file)).sort()).toEqual([
    licencesPath,
    '/robots.txt',
  ]);
  expect(files.filter((file) => /__next|_buildManifest|_not-found/.test(file))).toEqual([]);
  // One a letter, however many posts there are.
  const words = files.filter((file) => file.startsWith('blog/words/'));
  const shared = files.length - pages.length - rscPayloads.length - words.length;
  expect(shared).toBeLessThanOrEqual(45);
});

test('no page holds an inline script, a style attribute or a handler', () => {
  for (const file of files.filter((file) => file.endsWith('.html'))) {
    const html = readFileSync(`out/${file}`, 'utf8');
    expect(html.match(/<script(?![^>]*\bsrc=)[^>]*>/), file).toBeNull();
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
    /\.(?:html|js|json|svg|xml|txt|webmanifest)$/.test(file),
  )) {
    const plain = readFileSync(`out/${file}`);
    expect(brotliDecompressSync(readFileSync(`out/${file}.br`)).equals(plain), file).toBe(true);
    expect(gunzipSync(readFileSync(`out/${file}.gz`)).equals(plain), file).toBe(true);
  }
});
