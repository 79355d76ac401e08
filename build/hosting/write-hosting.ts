import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { headersFile, redirectsFile, workerConfig, workerScript } from './cloudflare';
import { firebaseConfig } from './firebase';
import type { HostingTables } from './hosting';
import { netlifyConfig } from './netlify';
import { nginxServer } from './nginx';

/** Writes the files that tell each host what the one table of headers, redirects and rewrites says. */
export async function writeHosting(root: string, tables: HostingTables) {
  const files = {
    // For `npm start`.
    'hosting/tables.json': JSON.stringify(tables),
    'hosting/nginx.conf': nginxServer(tables),
    'hosting/wrangler.jsonc': JSON.stringify(workerConfig, null, 2),
    'hosting/worker.js': workerScript(tables),
    'firebase.json': `${JSON.stringify(firebaseConfig(tables), null, 2)}\n`,
    'netlify.toml': netlifyConfig(tables),
    // Cloudflare compresses by itself.
    'out/.assetsignore': '*.br\n*.gz\n',
    'out/_headers': headersFile(tables),
    'out/_redirects': redirectsFile(tables),
  };
  await mkdir(join(root, 'hosting'), { recursive: true });
  for (const [file, text] of Object.entries(files)) await writeFile(join(root, file), text);
}
