import { readFileSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

/** The types of files that shrink, by extension, as every host should name them. */
export const compressibleTypes: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.csv': 'text/csv',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.md': 'text/markdown',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain',
  '.webmanifest': 'application/manifest+json',
  '.xml': 'application/xml',
};

/** As many at a time as Node's thread pool takes. */
const AT_ONCE = 4;

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/**
 * Writes a `.br` and a `.gz` beside each of the files, given as paths from `out`, that shrinks: for hosts that send
 * those as they are (nginx, `npm start`).
 */
export async function compressFiles(out: string, files: readonly string[]) {
  const waiting = files.filter((file) => extname(file) in compressibleTypes);
  const compressNext = async (): Promise<void> => {
    const file = waiting.pop();
    if (file === undefined) return;
    await compress(join(out, file));
    return compressNext();
  };
  await Promise.all(Array.from({ length: AT_ONCE }, compressNext));
}

async function compress(path: string) {
  const content = readFileSync(path);
  writeFileSync(`${path}.br`, await brotli(content));
  writeFileSync(`${path}.gz`, await deflate(content, { level: 9 }));
}
