import { build } from 'esbuild';
import { environment } from '../lib/environment';
import { recoverPath } from '../lib/file-paths';
import { shortHash, sourceHash } from './content-hash';
import type { SharedFile } from './shared-file';

type OwnScript = SharedFile & { source: string };

/** The boot script, at an address that changes with its content. */
export async function buildBoot(): Promise<OwnScript> {
  const source = await minified('client/boot.ts', { RECOVER_PATH: recoverPath });
  return script('boot', source);
}

/** The script that measures web vitals, where an address to report to is configured. */
export async function buildVitals(): Promise<OwnScript | undefined> {
  const { vitalsUrl } = environment;
  if (!vitalsUrl) return undefined;
  return script('vitals', await minified('client/vitals.ts', { VITALS_URL: vitalsUrl }));
}

/** The script that recovers a page after a deploy, for an address that every release has. */
export async function buildRecover(): Promise<string> {
  return minified('client/recover.ts');
}

function script(name: string, source: string): OwnScript {
  return {
    url: `/_next/static/${name}.${shortHash(source)}.js`,
    integrity: sourceHash('sha384', source),
    source,
  };
}

/** A script with what it imports, as one file; `constants` are written in place. */
async function minified(file: string, constants: Readonly<Record<string, string>> = {}) {
  const { outputFiles } = await build({
    entryPoints: [file],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    target: 'es2022',
    tsconfigRaw: {}, // Without the project's settings, which would cost a line that makes it strict.
    define: Object.fromEntries(
      Object.entries(constants).map(([name, value]) => [name, JSON.stringify(value)]),
    ),
  });
  return outputFiles[0]?.text.trim() ?? '';
}

/**
 * A script with V8's hint to compile all of it while it arrives, beside the main thread, instead of each function
 * when it is first called. It must be the first line. https://v8.dev/blog/explicit-compile-hints
 */
export function withCompileHint(source: string): string {
  return `//# allFunctionsCalledOnLoad\n${source}`;
}
