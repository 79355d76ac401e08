import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { environment } from '../../lib/environment';
import { compressibleTypes } from '../compress';
import { htaccess } from './apache';
import { azureConfig } from './azure';
import { caddyfile } from './caddy';
import { headersFile, redirectsFile, workerConfig, workerScript } from './cloudflare';
import { firebaseConfig } from './firebase';
import type { HostingTables } from './hosting';
import { netlifyConfig } from './netlify';
import { nginxServer } from './nginx';
import { vercelConfig } from './vercel';

/** Writes the files that tell each host what the one table of headers, redirects and rewrites says. */
export async function writeHosting(root: string, tables: HostingTables) {
  // For `npm start`.
  const served = { ...tables, types: { ...compressibleTypes, '.ico': 'image/x-icon' } };
  const files = {
    'hosting/tables.json': JSON.stringify(served),
    'hosting/nginx.conf': nginxServer(tables, environment.siteUrl),
    'hosting/Caddyfile': caddyfile(served, environment.siteUrl),
    'hosting/htaccess': htaccess(served),
    'hosting/vercel.json': JSON.stringify(vercelConfig(tables), null, 2),
    'hosting/staticwebapp.config.json': JSON.stringify(azureConfig(tables)),
    'hosting/wrangler.jsonc': JSON.stringify(workerConfig, null, 2),
    'hosting/worker.js': workerScript(tables),
    'firebase.json': `${JSON.stringify(firebaseConfig(tables), null, 2)}\n`,
    'netlify.toml': netlifyConfig(tables),
    'out/_headers': headersFile(tables),
    'out/_redirects': redirectsFile(tables),
  };
  await mkdir(join(root, 'hosting'), { recursive: true });
  for (const [file, text] of Object.entries(files)) await writeFile(join(root, file), text);
}
