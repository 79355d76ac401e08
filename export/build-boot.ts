import { readFile } from 'node:fs/promises';
import { transform } from 'esbuild';
import { sourceHash } from './content-security-policy';
import { type SharedFile, shortHash } from './finish-page';

/** The boot script, minified, at an address that changes with its content. */
export async function buildBoot(): Promise<SharedFile & { source: string }> {
  const { code } = await transform(await readFile('export/boot.ts', 'utf8'), {
    loader: 'ts',
    minify: true,
    target: 'es2020',
  });
  return {
    url: `/_next/static/boot.${shortHash(code)}.js`,
    integrity: sourceHash('sha384', code),
    source: code,
  };
}
