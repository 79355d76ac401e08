import { build } from 'esbuild';
import { environment } from '../lib/environment';
import { recoverPath } from '../lib/file-paths';
import manifest from '../package.json' with { type: 'json' };
import { type SharedFile, sharedFile } from './content-hash';

/** The boot script, at an address that changes with its content. */
export async function buildBoot(): Promise<SharedFile> {
  const source = await minified('client/boot.ts', { RECOVER_PATH: recoverPath });
  return sharedFile('boot', 'js', source);
}

/** The script that reports web vitals, where an address for them is configured. */
export async function buildVitals(): Promise<SharedFile | undefined> {
  const { vitalsUrl } = environment;
  if (!vitalsUrl) return undefined;
  const source = await minified('client/vitals.ts', {
    VITALS_URL: vitalsUrl,
    RELEASE: manifest.version,
  });
  return sharedFile('vitals', 'js', source);
}

/** The script that takes a withdrawn post off its page, where a collection is configured. */
export async function buildWithdrawn(): Promise<string | undefined> {
  const { firestore } = environment;
  if (!firestore) return undefined;
  // Not before it is wanted: it brings the SDK.
  const { COLLECTION } = await import('../lib/blog/firestore');
  const { origin, app } = firestore;
  const DOCUMENTS_URL = `${origin}/v1/projects/${app.projectId}/databases/(default)/documents/${COLLECTION}`;
  return minified('client/withdrawn.ts', { DOCUMENTS_URL });
}

/** The script that recovers a page after a deploy, for an address that every release has. */
export async function buildRecover(): Promise<string> {
  return minified('client/recover.ts');
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
