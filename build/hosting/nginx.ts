import { TAIL } from '../../lib/recover-spelling';
import { compressibleTypes } from '../compress';
import type { HostingTables } from './hosting';

/**
 * The tables as an nginx configuration to include in `http {}`, as the Dockerfile does: clean addresses, redirects,
 * headers, compressed files and the page for unknown addresses.
 */
export function nginxServer({ headers, redirects, folders, rewrites }: HostingTables): string {
  const [everything, ...single] = headers;
  const all = Object.entries(everything?.headers ?? {}).map(([name, value]) => ({
    name,
    value,
    own: single.flatMap(({ path, headers: { [name]: own } }) =>
      own === undefined ? [] : [`${uriPattern(path)} ${quoted(own)};`],
    ),
  }));
  const ofSome = all.filter(({ own }) => own.length > 0);
  const types = single.flatMap(({ path, headers: { 'Content-Type': type } }) =>
    type === undefined ? [] : [asset(`= ${path}`, type)],
  );
  const files = Object.entries(compressibleTypes).filter(([extension]) => extension !== '.html');
  // The first pattern that matches counts; nginx compares strings without regard to case.
  const right = redirects.map(({ to }) => escaped(to)).join('|');
  const spellings = redirects.map(
    ({ from, to }) => `${quoted(`~*^${escaped(from)}(?:${TAIL.source}|$)`)} ${to};`,
  );
  const below = folders.flatMap((folder) => [
    `"~^${folder}/" "";`,
    // As it was asked for: what stands below goes into a header, and decoded it could hold a line's end.
    `${quoted(`~*^${folder}/(?<below>[^?]+)`)} ${folder}/$below;`,
  ]);
  const instead = rewrites.map(({ prefix, destination }) => `"~^${prefix}." ${destination};`);
  return `# Written by the build from build/hosting/hosting.ts. Include it in http { }, with the folder in root.
${ofSome.map(({ name, value, own }) => map('$uri', variableOf(name), [`default ${quoted(value)};`, ...own])).join('')}
${map('$uri', '$site_spelling', [`${quoted(`~^(?:${right})$`)} "";`, ...spellings])}
${map('$request_uri', '$site_folder', below)}
# The page for an address without a file; the first is no file either, and so a 404.
${map('$uri', '$site_instead', ['default /_none;', ...instead])}
# Files stand compressed beside themselves: .br is chosen here, .gz by gzip_static.
${map('$http_accept_encoding', '$site_brotli', ['"~*\\bbr\\b" .br;'])}
${map('$uri', '$site_encoding', ['"~\\.br$" br;'])}
server {
  listen 80;
  listen [::]:80;
  root /var/www/out;
  # Of what nginx has no type for, as Pagefind’s index; its own word for that is text/plain.
  default_type application/octet-stream;
  charset utf-8;
  charset_types text/css text/javascript text/markdown text/plain;
  absolute_redirect off;
  server_tokens off;
  # Where nginx.conf has it on it would compress what is sent compressed.
  gzip off;
  gzip_static on;

${all.map(({ name, value, own }) => `  add_header ${name} ${own.length > 0 ? variableOf(name) : quoted(value)} always;`).join('\n')}
  add_header Content-Encoding $site_encoding always;
  add_header Vary Accept-Encoding always;

  error_page 404 /404.html;

  # Before a compressed file is chosen, whose encoding the error's own page does not have.
  if ($request_method !~ ^(?:GET|HEAD)$) { return 405; }
  if ($site_spelling) { return 301 $site_spelling$is_args$args; }
  if ($site_folder) { return 301 $site_folder$is_args$args; }

  location = / { types {} default_type text/html; try_files /index.html$site_brotli /index.html =404; }
  location = /404.html { internal; types {} default_type text/html; try_files /404.html$site_brotli /404.html =404; }
  location ~ (?:^/(?:_headers|_redirects|\\.assetsignore)|\\.(?:br|gz))$ { return 404; }
${types.join('\n')}
  location ~* ${quoted(`^(?<page>/.+?)${TAIL.source}`)} {
    if (-f $document_root$page.html) { return 301 $page$is_args$args; }
    try_files $uri @instead;
  }
${files.map(([extension, type]) => asset(`~ \\${extension}$`, type)).join('\n')}
  location ~ \\.[^/]+$ { try_files $uri @instead; }
  location / { types {} default_type text/html; try_files $uri.html$site_brotli $uri.html @instead; }
  location @instead { types {} default_type text/html; try_files $site_instead$site_brotli $site_instead =404; }
}
`;
}

function map(from: string, to: string, lines: readonly string[]): string {
  return `map ${from} ${to} {\n${lines.map((line) => `  ${line}\n`).join('')}}\n`;
}

function variableOf(header: string): string {
  return `$site_${header.toLowerCase().replaceAll('-', '_')}`;
}

/** A location whose files shrink: the compressed one where it is taken, always under the type of the file itself. */
function asset(location: string, type: string): string {
  return `  location ${location} { types {} default_type ${type}; try_files $uri$site_brotli $uri @instead; }`;
}

/** A table's path as a key of a map over $uri, which names the compressed file where that was chosen. */
function uriPattern(path: string): string {
  const [prefix = ''] = path.split('/**');
  return quoted(`~^${escaped(prefix)}${path.endsWith('/**') ? '/' : '(?:\\.br)?$'}`);
}

function escaped(path: string): string {
  return path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

function quoted(value: string): string {
  return `"${value.replace(/(["\\])/g, '\\$1')}"`;
}
