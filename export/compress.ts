import { readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { filesBelow } from './public-files';

/** The types of files that shrink, by extension, as every host should name them. */
export const compressibleTypes: Readonly<Record<string, string>> = {
  '.css': 'text/css',
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

/**
 * Brotli's quality for a file. There may be ten thousand posts, and the data of one is only fetched where an island
 * on its page is used.
 */
export function brotliQuality(file: string, ofPost: boolean): number {
  if (!ofPost) return 11;
  return file.endsWith('.html') ? 10 : 5;
}

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/**
 * Writes a `.br` and a `.gz` beside every file of the export that shrinks, for hosts that send those as they
 * are (nginx, `npm start`). `qualityOf` tells Brotli's quality for a file: 11 is smallest, 10 takes half as long.
 */
export async function compressFiles(out: string, qualityOf: (file: string) => number) {
  const files = filesBelow(out).filter((file) => extname(file) in compressibleTypes);
  const compressNext = async (): Promise<void> => {
    const file = files.pop();
    if (file === undefined) return;
    await compress(join(out, file), qualityOf(file));
    return compressNext();
  };
  await Promise.all(Array.from({ length: AT_ONCE }, compressNext));
}

async function compress(path: string, quality: number) {
  const content = await readFile(path);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  await writeFile(`${path}.br`, await brotli(content, { params }));
  await writeFile(`${path}.gz`, await deflate(content, { level: 9 }));
}
