import { compressibleTypes } from '../compress';
import { shortHash } from '../content-hash';
import type { HostingTables } from './hosting';

/**
 * The tables as an nginx configuration to include in `http {}`: clean addresses, redirects, headers, compressed
 * files and the page for unknown addresses. It holds for later exports too, whatever their style sheet: nginx
 * reads it once, while `out/` may be swapped at any time.
 */
export function nginxServer(
  { headers, redirects, folders, rewrites }: HostingTables,
  siteUrl: string,
): string {
  const { hostname } = new URL(siteUrl);
  const [everything, ...single] = headers;
  const ofEverything = Object.entries(everything?.headers ?? {});
  const ofSome = ofEverything
    .map(([name, value]) => ({
      name,
      value,
      own: single.flatMap(({ path, headers: { [name]: own } }) =>
        own === undefined ? [] : [`  ${uriPattern(path)} ${quoted(own)};`],
      ),
    }))
    .filter(({ own }) => own.length > 0);
  const always = ofEverything.filter(([name]) => !ofSome.some((header) => header.name === name));
  const types = single.flatMap(({ path, headers: { 'Content-Type': type } }) =>
    type === undefined ? [] : [asset(`= ${path}`, type)],
  );
  const pages = Object.entries(compressibleTypes).filter(([extension]) => extension !== '.html');
  const configuration = `# Written by the build from build/hosting/hosting.ts. Include it in http { }, with the folder in root.
${ofSome
  .map(
    ({ name, value, own }) => `map $uri ${variableOf(name)} {
  default ${quoted(value)};
${own.join('\n')}
}
`,
  )
  .join('\n')}
map $uri $site_spelling {
  default "";
${redirects.map(({ regex, destination }) => `  ${quoted(`~${regex}`)} ${destination};`).join('\n')}
}

# As it was asked for: what stands below goes into a header, and decoded it could hold a line's end.
map $request_uri $site_folder {
  default "";
${folders.map(({ regex, folder }) => `  ${quoted(`~${regex}(?<below>[^?]+)`)} ${folder}/$below;`).join('\n')}
}

# The page for an address without a file; the first is no file either, and so a 404.
map $uri $site_instead {
  default /_none;
${rewrites.map(({ prefix, destination }) => `  "~^${prefix}." ${destination};`).join('\n')}
}

# Files stand compressed beside themselves: .br is chosen here, .gz by gzip_static.
map $http_accept_encoding $site_brotli {
  default "";
  "~*(?:^|[ ,])br(?!\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$))(?:[ ,;]|$)" .br;
}

map $uri $site_encoding {
  default "";
  "~\\.br$" br;
}

map $uri $site_vary {
  default "";
  "~\\.br$" Accept-Encoding;
}

server {
  listen 80;
  listen [::]:80;
  server_name ${hostname};
  root /var/www/out;
  # Of what nginx has no type for, as Pagefind’s index; its own word for that is text/plain.
  default_type application/octet-stream;
  charset utf-8;
  charset_types text/css text/javascript text/markdown text/plain;
  absolute_redirect off;
  server_tokens off;
  # Debian's nginx.conf has it on, and would compress what is sent compressed.
  gzip off;
  gzip_static on;
  gzip_vary on;

${always.map(([name, value]) => `  add_header ${name} ${quoted(forLaterExports(name, value))} always;`).join('\n')}
${ofSome.map(({ name }) => `  add_header ${name} ${variableOf(name)} always;`).join('\n')}
  add_header Content-Encoding $site_encoding always;
  add_header Vary $site_vary always;

  error_page 404 /404.html;

  # Before a compressed file is chosen, whose encoding the error's own page does not have.
  if ($request_method !~ ^(?:GET|HEAD)$) { return 405; }
  if ($site_spelling) { return 301 $site_spelling$is_args$args; }
  if ($site_folder) { return 301 $site_folder$is_args$args; }

  location = /404.html { internal; types {} default_type text/html; try_files /404.html$site_brotli /404.html =404; }
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
  location = / { types {} default_type text/html; try_files /index.html$site_brotli /index.html =404; }
  location / { types {} default_type text/html; try_files $uri.html$site_brotli $uri.html @instead; }
  location @instead { types {} default_type text/html; try_files $site_instead$site_brotli $site_instead =404; }
}
`;
  // Variables are nginx's own, not a server's: of two sites' maps under one name the last would stand for both. By a
  // hash of the host's name, for where nothing is set nginx takes no more than 46 letters.
  return configuration.replaceAll('$site_', `$s${shortHash(hostname)}_`);
}

function variableOf(header: string): string {
  return `$site_${header.toLowerCase().replaceAll('-', '_')}`;
}

/** A location whose files shrink: the compressed one where it is taken, always under the type of the file itself. */
function asset(location: string, type: string): string {
  return `  location ${location} { types {} default_type ${type}; try_files $uri$site_brotli $uri @instead; }`;
}

/**
 * The policy without the style sheet's hash, which is that of one export: a server keeps its configuration when the
 * next one is put in place. The page's own policy, in its head, has the hash, and both apply.
 */
export function forLaterExports(name: string, value: string): string {
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

/** A type as Caddy and Apache have to be told it; nginx adds the charset by itself. */
export function withCharset(type: string): string {
  return type.startsWith('text/') ? `${type}; charset=utf-8` : type;
}
