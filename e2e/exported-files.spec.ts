import { readdirSync, readFileSync } from 'node:fs';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { licencesPath } from '../build/outputs/licences';
import { addressOf } from '../build/page-address';
import { filesBelow } from '../build/public-files';
import { llmsPath, securityPath } from '../lib/file-paths';

const files = filesBelow('out').filter((file) => !/\.(?:br|gz)$/.test(file));

test('nothing is left of the router, and no text beside what crawlers ask for', () => {
  expect(files.filter((file) => /__next|_buildManifest|_not-found/.test(file))).toEqual([]);
  const texts = files.filter((file) => file.endsWith('.txt')).map((file) => `/${file}`);
  const given = readdirSync('public', { recursive: true }).map((file) => `/${file}`);
  expect(texts.filter((file) => !given.includes(file)).sort()).toEqual(
    [licencesPath, '/robots.txt', llmsPath, securityPath].sort(),
  );
});

test('every link of a page leads to a page or file that is there, and to a part of it that is there', () => {
  const pages = new Map(
    files
      .filter((file) => file.endsWith('.html'))
      .map((file) => [addressOf(file), readFileSync(`out/${file}`, 'utf8')]),
  );
  const lost = [...pages].flatMap(([page, html]) =>
    [...html.matchAll(/<a\b[^>]*\shref="(\/[^"?#]*)?(?:\?[^"#]*)?(?:#([^"]*))?"/g)]
      .filter(([, path = page, id]) => {
        const target = pages.get(path);
        const isThere = target !== undefined || files.includes(path.slice(1));
        // `#answers=…` is for the contact form, and names no part of it.
        const part = id?.includes('=') ? undefined : id;
        return !isThere || (part && !target?.includes(`id="${decodeURIComponent(part)}"`));
      })
      .map(([link]) => `${page}: ${link}`),
  );
  expect(lost).toEqual([]);
});

test('every package whose code is sent to visitors has its licence on the site', () => {
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  const text = readFileSync(`out${licencesPath}`, 'utf8');
  for (const [name, version] of Object.entries(dependencies)) {
    expect(text).toContain(`\n${name} ${version}\n`);
  }
  expect(text).toContain('SIL OPEN FONT LICENSE');
});

test('what checks the shape of content stays out of the scripts', () => {
  const scripts = files.filter((file) => file.endsWith('.js'));
  const names = /unrecognized_keys|safeParse/;
  expect(scripts.filter((file) => names.test(readFileSync(`out/${file}`, 'utf8')))).toEqual([]);
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
