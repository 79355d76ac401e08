import { createSecureServer, type Http2SecureServer } from 'node:http2';
import { generate } from 'selfsigned';
import sirv from 'sirv';
import { compressFiles } from '../../build/compress';
import { filesBelow } from '../../build/public-files';
import { speculationRulesPath } from '../../lib/file-paths';

/** Serves a folder on loopback as a CDN does, over HTTP/2 and compressed beforehand, with some headers on every answer. */
export async function serveBrotli(
  folder: string,
  port: number,
  headers: Readonly<Record<string, string>>,
): Promise<Http2SecureServer> {
  await compressFiles(folder, filesBelow(folder), () => 11);
  const handle = sirv(folder, {
    brotli: true,
    extensions: ['html'],
    setHeaders: (response, path) => {
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
      if (path.startsWith('/_next/static/')) {
        response.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
      }
      if (path === speculationRulesPath) {
        response.setHeader('Content-Type', 'application/speculationrules+json');
      }
    },
  });
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }]);
  const server = createSecureServer({ key, cert, allowHTTP1: true }, (request, response) =>
    // sirv's types know HTTP/1 alone; Node's HTTP/2 requests and responses are made to pass for those.
    handle(request as never, response as never, () => {
      response.writeHead(404, { 'Content-Type': 'text/plain' });
      response.end('Not found');
    }),
  );
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return server;
}
