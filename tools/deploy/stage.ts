import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliQuality, compressFiles } from '../../build/compress';
import { releaseIn } from '../../build/hosting/answer';
import { firebaseConfig } from '../../build/hosting/firebase';
import type { BuildRecord } from '../../build/outputs/build-record';
import { buildRecordPath } from '../../lib/file-paths';
import { earlierFilesPath, type ReadServed, readEarlierFiles } from './earlier-files';

/** Where the files for nginx and others say that out/ is; an operator's folder takes its place. */
const ROOT_IN_FILES = '/var/www/out';

export function recordIn(root: string): BuildRecord {
  return JSON.parse(readFileSync(join(root, 'out', buildRecordPath), 'utf8'));
}

/**
 * Copies the release in `root` to a folder, with what open pages may still ask for of the one that is served: out/ itself
 * stays as it was built. `servedFrom` is where visitors will get it, and has it compressed.
 */
export async function stage(
  root: string,
  folder: string,
  read: ReadServed | undefined,
  { now = new Date(), servedFrom = '' } = {},
) {
  const { tables } = releaseIn(root);
  for (const part of ['out', 'hosting']) {
    cpSync(join(root, part), join(folder, part), {
      recursive: true,
      dereference: true,
      filter: (file) => servedFrom !== '' || !/\.(?:br|gz)$/.test(file),
    });
  }
  const { kept, contents, missing } = read
    ? await readEarlierFiles(read, recordIn(root), now)
    : { kept: {}, contents: new Map<string, Buffer>(), missing: [] };
  for (const [path, content] of contents) {
    mkdirSync(dirname(join(folder, 'out', path)), { recursive: true });
    writeFileSync(join(folder, 'out', path), content);
  }
  writeFileSync(join(folder, 'out', earlierFilesPath), `${JSON.stringify(kept, null, 1)}\n`);
  const assets = [...tables.assets, ...contents.keys()];
  writeFileSync(
    join(folder, 'firebase.json'),
    JSON.stringify({ hosting: firebaseConfig({ ...tables, assets }).hosting }),
  );
  if (servedFrom) {
    const files = [...contents.keys(), earlierFilesPath].map((path) => path.slice(1));
    await compressFiles(join(folder, 'out'), files, (file) => brotliQuality(file, true));
    for (const name of readdirSync(join(folder, 'hosting'))) {
      const file = join(folder, 'hosting', name);
      writeFileSync(file, readFileSync(file, 'utf8').replaceAll(ROOT_IN_FILES, servedFrom));
    }
  }
  for (const path of missing)
    console.log(`${path} of the release that is served could not be kept.`);
  console.log(`${contents.size} files of earlier releases are kept.`);
}
