import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import sirv from 'sirv';
import { TAIL } from '../../lib/recover-spelling';
import { compressibleTypes } from '../compress';
import type { HostingTables } from './hosting';

/** What is in out/ for hosts and not for visitors, what is not below it, and below a file, where there is nothing. */
const WITHHELD =
  /^\/(?:_headers|_redirects|\.assetsignore)$|\.(?:br|gz)$|[\\/]\.\.(?:[\\/]|$)|.\/$/;

/**
 * Serves the export in a folder on a port as the hosts do, to this machine alone unless told otherwise. A later build is
 * served from its first moment on. Resolves to the listening server, rejects when the port is taken.
 */
export function serve(port: number, root: string, host = '127.0.0.1'): Promise<Server> {
  const server = createServer((request, response) => {
    try {
      answer(root, request, response);
    } catch (error) {
      console.error(error);
      if (!response.headersSent) response.statusCode = 500;
      response.end();
    }
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve(server));
  });
}

function answer(root: string, request: IncomingMessage, response: ServerResponse) {
  const file = join(root, 'hosting/tables.json');
  if (!existsSync(file)) throw new Error(`There is no export in ${root}: run npm run build first.`);
  const tables: HostingTables = JSON.parse(readFileSync(file, 'utf8'));
  const out = realpathSync(join(root, 'out'));
  const { url: address = '/', method = '' } = request;
  const path = pathIn(address);
  const end = (status: number, headers = {}) => response.writeHead(status, headers).end();

  setHeaders(response, tables);
  if (!['GET', 'HEAD'].includes(method)) return end(405, { Allow: 'GET, HEAD' });
  if (path === undefined) return end(400);
  const location = redirectAt(address, tables, out);
  if (location !== undefined) return end(301, { Location: location });

  // A file that was swapped away between being found and being read.
  response.on('pipe', (source) => source.once('error', () => response.destroy()));
  const send = sirv(out, {
    ...{ dev: true, etag: true, brotli: true, gzip: true, dotfiles: true, extensions: ['html'] },
    setHeaders: (_, found) => setHeaders(response, tables, found),
  });
  const sendOther = () => {
    const rewrite = tables.rewrites.find(
      ({ prefix }) => path.startsWith(prefix) && path !== prefix,
    );
    if (!rewrite) sendAs(404, response);
    request.url = rewrite?.destination ?? '/404.html';
    send(request, response);
  };
  if (WITHHELD.test(path)) sendOther();
  else send(request, response, sendOther);
}

/** Where another spelling of an address leads; undefined for the right one, and for one that no page has. */
export function redirectAt(
  address: string,
  { redirects, folders }: Pick<HostingTables, 'redirects' | 'folders'>,
  out: string,
): string | undefined {
  const path = pathIn(address) ?? '';
  const query = address.replace(/^[^?]*/, '');
  const clean = path.replace(TAIL, '');
  const known = redirects.find(({ from }) => isSpelledAs(from, clean));
  if (known) return known.to === path ? undefined : encodeURI(known.to) + query;
  const folder = folders.find((one) => isSpelledAs(`${one}/`, address.slice(0, one.length + 1)));
  if (folder && !address.startsWith(folder)) return folder + address.slice(folder.length);
  const isPage =
    clean !== path && existsSync(join(out, `${clean}.html`)) && !existsSync(join(out, path));
  return isPage ? encodeURI(clean) + query : undefined;
}

function isSpelledAs(path: string, spelling: string): boolean {
  return path.toLowerCase() === spelling.toLowerCase();
}

/** The path that an address asks for; undefined where percent signs do not make sense. */
function pathIn(address: string): string | undefined {
  try {
    return decodeURIComponent(address.replace(/\?.*$/s, ''));
  } catch {
    return undefined;
  }
}

/** The types of files by their endings, where sirv does not know them or leaves out the alphabet. */
const types: Readonly<Record<string, string>> = { ...compressibleTypes, '.ico': 'image/x-icon' };

/** The type of a file, and the headers of every rule that covers its path; without one, what every answer gets. */
function setHeaders(response: ServerResponse, { headers }: HostingTables, path = '') {
  const covering = headers.filter(({ path: pattern }) => {
    if (pattern === '/**') return true;
    return pattern.endsWith('/**') ? path.startsWith(pattern.slice(0, -2)) : path === pattern;
  });
  const type = { 'Content-Type': types[extname(path)] };
  for (const [name, value] of [type, ...covering.map((rule) => rule.headers)].flatMap(
    Object.entries,
  ))
    if (value)
      response.setHeader(name, value.startsWith('text/') ? `${value}; charset=utf-8` : value);
}

/** sirv knows no other status than 200. */
function sendAs(status: number, response: ServerResponse) {
  const { writeHead } = response;
  response.writeHead = (sent: number, ...rest: unknown[]) =>
    Reflect.apply(writeHead, response, [sent === 200 ? status : sent, ...rest]);
}
