import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { firebaseConfig } from './firebase';
import { hostingTables } from './hosting';
import { headersFile, redirectsFile } from './netlify';
import { nginxServer } from './nginx';

/** Writes the files that tell each host what the one table of headers and redirects says. */
export async function writeHosting(root: string, css: string) {
  const tables = hostingTables(css);
  await mkdir(join(root, 'hosting'), { recursive: true });
  await Promise.all([
    writeFile(join(root, 'firebase.json'), `${JSON.stringify(firebaseConfig(tables), null, 2)}\n`),
    writeFile(join(root, 'out/_headers'), headersFile(tables)),
    writeFile(join(root, 'out/_redirects'), redirectsFile(tables)),
    writeFile(join(root, 'hosting/nginx.conf'), nginxServer(tables)),
  ]);
}
