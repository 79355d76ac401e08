import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { environment } from '../../lib/environment';
import { compressibleTypes } from '../compress';
import { headersFile, redirectsFile } from './cloudflare';
import { firebaseConfig } from './firebase';
import type { HostingTables } from './hosting';
import { netlifyConfig } from './netlify';
import { nginxServer } from './nginx';

/** Writes the files that tell each host what the one table of headers, redirects and rewrites says. */
export async function writeHosting(root: string, tables: HostingTables) {
  await mkdir(join(root, 'hosting'), { recursive: true });
  await Promise.all([
    // For `npm start`.
    writeFile(
      join(root, 'hosting/tables.json'),
      JSON.stringify({ ...tables, types: { ...compressibleTypes, '.ico': 'image/x-icon' } }),
    ),
    writeFile(join(root, 'firebase.json'), `${JSON.stringify(firebaseConfig(tables), null, 2)}\n`),
    writeFile(join(root, 'netlify.toml'), netlifyConfig(tables)),
    writeFile(join(root, 'out/_headers'), headersFile(tables)),
    writeFile(join(root, 'out/_redirects'), redirectsFile(tables)),
    writeFile(join(root, 'hosting/nginx.conf'), nginxServer(tables, environment.siteUrl)),
  ]);
}
