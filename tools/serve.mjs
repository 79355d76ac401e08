import { existsSync, readFileSync, statSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { pipeline } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import etag from 'etag';
import fresh from 'fresh';
import { lookup } from 'mrmime';
import Negotiator from 'negotiator';
import { ROOT } from '../build/source-fingerprint.mjs';

/** The files beside a file that hold it compressed, by their encoding, the smallest first. */
const COMPRESSED = { br: '.br', gzip: '.gz' };

/** What is in out/ for hosts and not for visitors. */
const WITHHELD = /^\/_(?:headers|redirects)$|\.(?:br|gz)$/;

/** How long a request waits for out/ while a build swaps it. */
const SWAP_TIMEOUT_MS = 1_000;

/**
 * Serves out/ on a port as the hosts do: the table of headers, redirects and rewrites of build/hosting/hosting.ts, clean
 * addresses, the compressed files. A later build is served from its first moment on. Resolves to the listening
 * http.Server, rejects when the port is taken.
 */
export function serve(port, root = ROOT) {
  const tablesOf = tablesReader(join(root, 'hosting/tables.json'));
  const server = createServer((request, response) => {
    answer(join(root, 'out'), tablesOf(), request, response).catch((error) => {
      console.error(error);
      if (!response.headersSent) response.statusCode = 500;
      response.end();
    });
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, () => resolve(server));
  });
}

/** Reads the tables when they are first asked for, and again when a build has written new ones. */
function tablesReader(file) {
  let known;
  let tables;
  return () => {
    const state = statSync(file, { throwIfNoEntry: false });
    const version = state && `${state.ino} ${state.mtimeMs}`;
    if (version && version !== known) {
      const { redirects, folders, ...rest } = JSON.parse(readFileSync(file, 'utf8'));
      const compiled = (rule) => ({ ...rule, regex: new RegExp(rule.regex) });
      tables = { ...rest, redirects: redirects.map(compiled), folders: folders.map(compiled) };
      known = version;
    }
    return tables;
  };
}

async function answer(out, tables, request, response) {
  const [address, ...query] = request.url.split('?');
  const search = query.length > 0 ? `?${query.join('?')}` : '';
  const path = decoded(address);
  setHeaders(response, tables, undefined);
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('Allow', 'GET, HEAD');
    return end(response, 405);
  }
  if (path === undefined) return end(response, 400);

  const spelling = tables.redirects.find(({ regex }) => regex.test(path));
  const clean = spelling?.destination ?? (await cleanAddress(out, path));
  if (clean !== undefined) {
    response.setHeader('Location', encodeURI(clean) + search);
    return end(response, 301);
  }

  const other = tables.folders.find(({ regex }) => regex.test(address));
  if (other) {
    response.setHeader('Location', other.folder + address.slice(other.folder.length) + search);
    return end(response, 301);
  }

  const found = await openFirst(out, [path, `${path === '/' ? '/index' : path}.html`]);
  if (found) return send(found, path, tables, request, response);
  const rewrite = tables.rewrites.find(
    ({ prefix }) => path.startsWith(prefix) && path.length > prefix.length,
  );
  const instead = await openFirst(out, [rewrite?.destination ?? '/404.html']);
  if (!instead) return end(response, 404);
  response.statusCode = rewrite ? 200 : 404;
  return send(instead, undefined, tables, request, response);
}

function end(response, status) {
  response.statusCode = status;
  response.end();
}

/** The path that an address asks for; undefined where percent signs do not make sense. */
function decoded(address) {
  try {
    return decodeURIComponent(address);
  } catch {
    return undefined;
  }
}

/** Every rule's headers for the file at a path, or, with undefined, those that every answer gets. */
function setHeaders(response, { headers }, path) {
  for (const { path: pattern, headers: values } of headers) {
    const [prefix] = pattern.split('**');
    const covered =
      pattern === '/**' || (pattern === prefix ? path === pattern : path?.startsWith(prefix));
    if (covered)
      for (const [name, value] of Object.entries(values)) response.setHeader(name, value);
  }
}

/** A page's own address, where a path is that address with `.html` or a slash behind it. */
async function cleanAddress(out, path) {
  const [, page] = path.match(/^(\/.+?)(?:\.html|\/)$/) ?? [];
  if (!page) return undefined;
  const found = await openFirst(out, [`${page}.html`]);
  await found?.handle.close();
  return found && page;
}

/** Opens the first of some files of the site that is there; waits while a build swaps the folder. */
async function openFirst(out, paths) {
  for (const path of paths.filter(isFilePath)) {
    const found = await openFile(join(out, path));
    if (found) return found;
  }
  const started = Date.now();
  if (existsSync(out)) return undefined;
  while (!existsSync(out) && Date.now() - started < SWAP_TIMEOUT_MS) await wait(5);
  return existsSync(out) ? openFirst(out, paths) : undefined;
}

/** Whether a path names a file that may be asked for; no file system has a longer name than 255 bytes. */
function isFilePath(path) {
  const names = path.slice(1).split('/');
  return (
    !WITHHELD.test(path) &&
    !names.some((name) => name === '..' || /[\0\\]/.test(name) || Buffer.byteLength(name) > 255)
  );
}

async function openFile(file) {
  const handle = await open(file).catch(() => undefined);
  const stats = await handle?.stat();
  if (stats?.isFile()) return { file, handle, stats };
  await handle?.close();
  return undefined;
}

/** Sends an open file under the headers of the path it was found at, compressed where that is taken. */
async function send(plain, path, tables, request, response) {
  setHeaders(response, tables, path);
  const type =
    tables.types[extname(plain.file)] ?? lookup(plain.file) ?? 'application/octet-stream';
  if (!response.hasHeader('Content-Type')) {
    response.setHeader('Content-Type', /^text\//.test(type) ? `${type}; charset=utf-8` : type);
  }
  const chosen = (await compressed(plain, request, response)) ?? plain;
  response.setHeader('ETag', etag(chosen.stats));
  if (fresh(request.headers, response.getHeaders())) {
    await chosen.handle.close();
    return end(response, 304);
  }
  response.setHeader('Content-Length', chosen.stats.size);
  if (request.method === 'HEAD') {
    await chosen.handle.close();
    return response.end();
  }
  pipeline(chosen.handle.createReadStream(), response, () => {}); // A visitor who left is no error.
}

/** The compressed file in place of an open one, where there is one that the request takes. */
async function compressed(plain, request, response) {
  if (!existsSync(`${plain.file}.br`)) return undefined;
  response.setHeader('Vary', 'Accept-Encoding');
  const taken = new Negotiator(request).encodings(Object.keys(COMPRESSED));
  const encoding = Object.keys(COMPRESSED).find((known) => taken.includes(known));
  const found = encoding && (await openFile(plain.file + COMPRESSED[encoding]));
  if (!found) return undefined;
  await plain.handle.close();
  response.setHeader('Content-Encoding', encoding);
  return found;
}

if (import.meta.filename === process.argv[1]) await serve(Number(process.env.PORT || 3000));
