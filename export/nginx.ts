import type { HostingTables } from './hosting';

/**
 * The tables as an nginx configuration to include in `http {}`: clean addresses, redirects, headers
 * and the page for unknown addresses, as Firebase Hosting serves them. `root` is set by the host.
 */
export function nginxServer({ headers, redirects, rewrites }: HostingTables): string {
  const [everything, ...single] = headers;
  const names = Object.keys(everything?.headers ?? {}).filter((name) => name !== 'Cache-Control');
  const cache = single.flatMap(({ path, headers: { 'Cache-Control': value } }) =>
    value === undefined ? [] : [`  ${uriPattern(path)} ${quoted(value)};`],
  );
  const types = single.flatMap(({ path, headers: { 'Content-Type': type } }) =>
    type === undefined ? [] : [`  location = ${path} { types {} default_type ${type}; }`],
  );
  const fallbacks = rewrites.map(
    ({ prefix, destination }) =>
      `  location ${prefix} { try_files $uri $uri.html ${destination} =404; }`,
  );
  return `# Written by the build from export/hosting.ts. Include it in http { }, with the folder in root.
map $uri $cache_control {
  default ${quoted(everything?.headers['Cache-Control'] ?? '')};
${cache.join('\n')}
}

map $uri $canonical_spelling {
  default "";
${redirects.map(({ regex, destination }) => `  ${quoted(`~${regex}`)} ${destination};`).join('\n')}
}

server {
  listen 80;
  root /var/www/out;
  charset utf-8;
  absolute_redirect off;
  server_tokens off;
  gzip on;
  gzip_types text/css text/javascript application/javascript application/json image/svg+xml application/xml application/manifest+json;

${names.map((name) => `  add_header ${name} ${quoted(everything?.headers[name] ?? '')} always;`).join('\n')}
  add_header Cache-Control $cache_control always;

  error_page 404 /404.html;

  if ($canonical_spelling) { return 301 $canonical_spelling$is_args$args; }

  location = /404.html { internal; }
  location = /index.html { if ($request_uri ~ "^/index\\.html") { return 301 /$is_args$args; } }
${types.join('\n')}
  location ~ ^(?<page>/.+)\\.html$ {
    if (-f $document_root$page.html) { return 301 $page$is_args$args; }
    return 404;
  }
  location ~ ^(?<page>/.+)/$ {
    if (-f $document_root$page.html) { return 301 $page$is_args$args; }
    return 404;
  }
  location = / { try_files /index.html =404; }
${fallbacks.join('\n')}
  location / { try_files $uri $uri.html =404; }
}
`;
}

/** A table's path as a key of a map over $uri. */
function uriPattern(path: string): string {
  return path.endsWith('/**') ? quoted(`~^${path.slice(0, -2)}`) : path;
}

function quoted(value: string): string {
  return `"${value.replace(/(["\\])/g, '\\$1')}"`;
}
