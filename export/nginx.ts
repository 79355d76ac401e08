import { compressibleTypes } from './compress';
import type { HostingTables } from './hosting';

/**
 * The tables as an nginx configuration to include in `http {}`: clean addresses, redirects, headers, compressed
 * files and the page for unknown addresses. It holds for later exports too, whatever their style sheet: nginx
 * reads it once, while `out/` may be swapped at any time.
 */
export function nginxServer({ headers, redirects, folders, rewrites }: HostingTables): string {
  const [everything, ...single] = headers;
  const always = Object.entries(everything?.headers ?? {}).filter(
    ([name]) => name !== 'Cache-Control',
  );
  const cache = single.flatMap(({ path, headers: { 'Cache-Control': value } }) =>
    value === undefined ? [] : [`  ${uriPattern(path)} ${quoted(value)};`],
  );
  const types = single.flatMap(({ path, headers: { 'Content-Type': type } }) =>
    type === undefined ? [] : [asset(`= ${path}`, type)],
  );
  const pages = Object.entries(compressibleTypes).filter(([extension]) => extension !== '.html');
  return `# Written by the build from export/hosting.ts. Include it in http { }, with the folder in root.
map $uri $cache_control {
  default ${quoted(everything?.headers['Cache-Control'] ?? '')};
${cache.join('\n')}
}

map $uri $canonical_spelling {
  default "";
${redirects.map(({ regex, destination }) => `  ${quoted(`~${regex}`)} ${destination};`).join('\n')}
}

# As it was asked for: what stands below goes into a header, and decoded it could hold a line's end.
map $request_uri $canonical_folder {
  default "";
${folders.map(({ regex, folder }) => `  ${quoted(`~${regex}(?<below>[^?]+)`)} ${folder}/$below;`).join('\n')}
}

# The page for an address without a file; the first is no file either, and so a 404.
map $uri $instead {
  default /_none;
${rewrites.map(({ prefix, destination }) => `  "~^${prefix}." ${destination};`).join('\n')}
}

# Files stand compressed beside themselves: .br is chosen here, .gz by gzip_static.
map $http_accept_encoding $brotli {
  default "";
  "~*(?:^|[ ,])br(?!\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$))(?:[ ,;]|$)" .br;
}

map $uri $encoding {
  default "";
  "~\\.br$" br;
}

map $uri $vary {
  default "";
  "~\\.br$" Accept-Encoding;
}

server {
  listen 80;
  root /var/www/out;
  # Of what nginx has no type for, as Pagefind’s index; its own word for that is text/plain.
  default_type application/octet-stream;
  charset utf-8;
  charset_types text/css text/javascript text/markdown text/plain;
  absolute_redirect off;
  server_tokens off;
  gzip_static on;
  gzip_vary on;

${always.map(([name, value]) => `  add_header ${name} ${quoted(forNginx(name, value))} always;`).join('\n')}
  add_header Cache-Control $cache_control always;
  add_header Content-Encoding $encoding always;
  add_header Vary $vary always;

  error_page 404 /404.html;

  # Before a compressed file is chosen, whose encoding the error's own page does not have.
  if ($request_method !~ ^(?:GET|HEAD)$) { return 405; }
  if ($canonical_spelling) { return 301 $canonical_spelling$is_args$args; }
  if ($canonical_folder) { return 301 $canonical_folder$is_args$args; }

  location = /404.html { internal; types {} default_type text/html; try_files /404.html$brotli /404.html =404; }
  location ~ (?:^/_(?:headers|redirects)|\\.(?:br|gz))$ { return 404; }
${types.join('\n')}
  location ~ ^(?<page>/.+)\\.html$ {
    if (-f $document_root$page.html) { return 301 $page$is_args$args; }
    return 404;
  }
  location ~ ^(?<page>/.+)/$ {
    if (-f $document_root$page.html) { return 301 $page$is_args$args; }
    return 404;
  }
${pages.map(([extension, type]) => asset(`~ \\${extension}$`, type)).join('\n')}
  location ~ \\.[^/]+$ { try_files $uri @instead; }
  location = / { types {} default_type text/html; try_files /index.html$brotli /index.html =404; }
  location / { types {} default_type text/html; try_files $uri.html$brotli $uri.html @instead; }
  location @instead { types {} default_type text/html; try_files $instead$brotli $instead =404; }
}
`;
}

/** A location whose files shrink: the compressed one where it is taken, always under the type of the file itself. */
function asset(location: string, type: string): string {
  return `  location ${location} { types {} default_type ${type}; try_files $uri$brotli $uri @instead; }`;
}

/**
 * The policy without the style sheet's hash, which is that of one export: nginx keeps its configuration when the
 * next one is put in place. The page's own policy, in its head, has the hash, and both apply.
 */
function forNginx(name: string, value: string): string {
  if (name !== 'Content-Security-Policy') return value;
  return value.replace(/style-src [^;]+/, "style-src 'self' 'unsafe-inline'");
}

/** A table's path as a key of a map over $uri, which names the compressed file where that was chosen. */
function uriPattern(path: string): string {
  const [prefix] = path.split('/**');
  const end = path.endsWith('/**') ? '/' : '(?:\\.br)?$';
  return quoted(`~^${prefix?.replaceAll('.', '\\.')}${end}`);
}

function quoted(value: string): string {
  return `"${value.replace(/(["\\])/g, '\\$1')}"`;
}
