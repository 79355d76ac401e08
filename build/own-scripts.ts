import { basename } from 'node:path';
import { build } from 'esbuild';
import { COLLECTION } from '../lib/blog/firestore';
import { environment } from '../lib/environment';
import { recoverPath, withdrawnPath } from '../lib/file-paths';
import { shortHash } from './content-hash';

/** The addresses that every release has; those of the other scripts change with their content. */
const FIXED: Readonly<Record<string, string>> = {
  recover: recoverPath,
  withdrawn: withdrawnPath,
};

/** The scripts of client/ that the settings ask for, by name, each with what it imports. */
export async function buildOwnScripts(): Promise<Map<string, { url: string; text: string }>> {
  const { vitalsUrl, firestore } = environment;
  const wanted = { boot: true, recover: true, vitals: vitalsUrl, withdrawn: firestore };
  const documents = `projects/${firestore?.app.projectId}/databases/(default)/documents`;
  const constants = {
    RECOVER_PATH: recoverPath,
    VITALS_URL: vitalsUrl ?? '',
    DOCUMENTS_URL: `${firestore?.origin}/v1/${documents}/${COLLECTION}`,
  };
  const { outputFiles } = await build({
    entryPoints: Object.entries(wanted).flatMap(([name, is]) => (is ? `client/${name}.ts` : [])),
    outdir: 'client',
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
  return new Map(
    outputFiles.map(({ path, text }) => {
      const name = basename(path, '.js');
      const url = FIXED[name] ?? `/_next/static/${name}.${shortHash(text.trim())}.js`;
      return [name, { url, text: text.trim() }];
    }),
  );
}
