import { readFile } from 'node:fs/promises';
import { transform } from 'esbuild';
import { recoverPath } from '../lib/file-paths';
import { SEARCH_KEY } from '../lib/search/search-key';
import { shortHash, sourceHash } from './content-hash';
import type { SharedFile } from './shared-file';

/** The boot script, at an address that changes with its content. */
export async function buildBoot(): Promise<SharedFile & { source: string }> {
  const source = await minified('export/boot.ts');
  return {
    url: `/_next/static/boot.${shortHash(source)}.js`,
    integrity: sourceHash('sha384', source),
    source,
  };
}

/** The script that recovers a page after a deploy, for an address that every release has. */
export async function buildRecover(): Promise<string> {
  return minified('export/recover.ts');
}

async function minified(file: string): Promise<string> {
  const { code } = await transform(await readFile(file, 'utf8'), {
    loader: 'ts',
    minify: true,
    target: 'es2022',
    define: { RECOVER_PATH: JSON.stringify(recoverPath), SEARCH_KEY: JSON.stringify(SEARCH_KEY) },
  });
  return code;
}
