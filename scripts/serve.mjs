import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import superstatic from 'superstatic';
import { ROOT } from './source-fingerprint.mjs';

/**
 * Serves out/ on a port with Firebase Hosting's semantics, the headers and redirects of
 * firebase.json included; resolves to the listening http.Server, rejects when the port is taken.
 */
export function serve(port) {
  const { hosting } = JSON.parse(readFileSync(join(ROOT, 'firebase.json'), 'utf8'));
  const app = superstatic.server({
    port,
    config: hosting,
    compression: true,
    cwd: ROOT,
    // Headers before redirects, unlike its default, so that redirects carry them too, as at every other host.
    stack: ['protect', 'headers', 'redirects', 'files', 'rewrites', 'missing'],
  });
  app.use((request, response, next) => {
    const [path, ...query] = request.url.split('?');
    try {
      // No file has a longer name, but superstatic answers 500 where one is asked for.
      const names = path
        .split('/')
        .map((name) => (isFileName(decodeURIComponent(name)) ? name : '-'));
      request.url = [names.join('/'), ...query].join('?');
    } catch {
      // A stray percent sign would end superstatic; other hosts answer it with 400.
      response.statusCode = 400;
      return response.end();
    }
    next();
  });
  return new Promise((resolve, reject) => {
    const server = app.listen();
    server.once('listening', () => resolve(server));
    server.once('error', reject);
  });
}

function isFileName(name) {
  return Buffer.byteLength(name) <= 255;
}

if (import.meta.filename === process.argv[1]) await serve(Number(process.env.PORT || 3000));
