import { realpathSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import { answerAt, releaseIn } from './answer';

/**
 * Serves the release in a folder on a port as the hosts do, to this machine alone unless told otherwise. A later build is
 * served from its first moment on. Resolves to the listening server, rejects when the port is taken.
 */
export function serve(port: number, root: string, host = '127.0.0.1'): Promise<Server> {
  const server = createServer((request, response) => {
    answer(root, request, response).catch((error) => {
      console.error(error);
      if (!response.headersSent) response.statusCode = 500;
      response.end();
    });
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve(server));
  });
}

async function answer(root: string, request: IncomingMessage, response: ServerResponse) {
  const { status, location, headers, file } = answerAt(releaseIn(root), request.url ?? '/');
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  if (headers['content-type']?.startsWith('text/'))
    response.setHeader('content-type', `${headers['content-type']}; charset=utf-8`);
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { Allow: 'GET, HEAD' }).end();
  } else if (file === undefined) {
    response.writeHead(status, location === undefined ? {} : { Location: location }).end();
  } else {
    send(realpathSync(join(root, 'out')), file, status, request, response);
  }
}

/** Sends a file of an export, compressed where that is taken and there. */
function send(
  out: string,
  file: string,
  status: number,
  request: IncomingMessage,
  response: ServerResponse,
) {
  request.url = encodeURI(file);
  // sirv knows no other status.
  const { writeHead } = response;
  response.writeHead = (sent: number, ...rest: unknown[]) =>
    Reflect.apply(writeHead, response, [sent === 200 ? status : sent, ...rest]);
  // A file that was swapped away between being found and being read.
  response.on('pipe', (source) => source.once('error', () => response.destroy()));
  sirv(out, { dev: true, etag: true, brotli: true, gzip: true, extensions: [], dotfiles: true })(
    request,
    response,
  );
}
