import { readdir, readFile, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import sirv from 'sirv';

const COMPRESSED = /\.(html|js|css|svg|json|xml|txt|webmanifest)$/;
const compress = promisify(brotliCompress);

/** Serves a folder on loopback, brotli-compressed beforehand as a CDN does, with some headers on every answer. */
export async function serveBrotli(
  folder: string,
  port: number,
  headers: Readonly<Record<string, string>>,
): Promise<Server> {
  for (const file of await readdir(folder, { recursive: true })) {
    if (!COMPRESSED.test(file)) continue;
    const path = join(folder, file);
    await writeFile(`${path}.br`, await compress(await readFile(path)));
  }
  const handle = sirv(folder, {
    brotli: true,
    extensions: ['html'],
    setHeaders: (response, path) => {
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
      if (path.startsWith('/_next/static/')) {
        response.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
      }
      if (path === '/speculation-rules.json') {
        response.setHeader('Content-Type', 'application/speculationrules+json');
      }
    },
  });
  const server = createServer((request, response) =>
    handle(request, response, () => {
      response.writeHead(404, { 'Content-Type': 'text/plain' });
      response.end('Not found');
    }),
  );
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return server;
}
