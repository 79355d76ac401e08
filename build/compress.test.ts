/** @jest-environment node */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { brotliQuality, compressFiles } from './compress';
import { filesBelow } from './public-files';

test('files that shrink lie compressed beside themselves', async () => {
  const out = mkdtempSync(join(tmpdir(), 'compress-'));
  const text = 'words '.repeat(100);
  for (const file of ['a.html', 'b.css', 'c.woff2']) writeFileSync(join(out, file), text);
  await compressFiles(out, filesBelow(out), () => 5);
  expect(filesBelow(out)).toEqual([
    'a.html',
    'a.html.br',
    'a.html.gz',
    'b.css',
    'b.css.br',
    'b.css.gz',
    'c.woff2',
  ]);
  expect(String(brotliDecompressSync(readFileSync(join(out, 'a.html.br'))))).toBe(text);
  expect(String(gunzipSync(readFileSync(join(out, 'b.css.gz'))))).toBe(text);
  rmSync(out, { recursive: true });
});

test.each([
  ['about.html', false, 11],
  ['_next/static/rsc/x.js', false, 11],
  ['blog/some-post.html', true, 9],
  ['_next/static/rsc/x.js', true, 5],
])('%s (of the archive: %s) is compressed with quality %i', (file, ofArchive, quality) => {
  expect(brotliQuality(file, ofArchive)).toBe(quality);
});
