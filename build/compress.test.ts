import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { compressFiles } from './compress';
import { filesBelow } from './public-files';
import { scratchFolder } from './scratch-folder';

test('files that shrink lie compressed beside themselves', async () => {
  const text = 'words '.repeat(100);
  const { root, remove } = scratchFolder({ 'a.html': text, 'c.woff2': text });
  await compressFiles(root, filesBelow(root), () => 5);
  expect(filesBelow(root)).toEqual(['a.html', 'a.html.br', 'a.html.gz', 'c.woff2']);
  expect(String(brotliDecompressSync(readFileSync(join(root, 'a.html.br'))))).toBe(text);
  expect(String(gunzipSync(readFileSync(join(root, 'a.html.gz'))))).toBe(text);
  remove();
});
