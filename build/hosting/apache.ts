import type { HostingTables } from './hosting';
import { forLaterExports, withCharset } from './nginx';

/** A condition and what is done where it holds. */
type Rule = readonly [...conditions: string[], rule: string];

/**
 * The tables as directives for Apache: to be included in the `<Directory>` of out/, or to lie in it as `.htaccess`. They hold
 * for later exports too, as nginx's configuration does.
 */
export function htaccess({
  headers,
  redirects,
  folders,
  rewrites,
  types,
}: HostingTables & { types: Readonly<Record<string, string>> }): string {
  const [everything, ...single] = headers;
  const always = Object.entries(everything?.headers ?? {}).map(
    ([name, value]) => `Header always set ${name} ${quoted(forLaterExports(name, value))}`,
  );
  // A missing file gets none of them, or browsers would keep for a year that it is missing.
  const some = single.flatMap(({ path, headers }) =>
    Object.entries(headers).map(
      ([name, value]) =>
        `Header always set ${name} ${quoted(value)} "expr=%{REQUEST_STATUS} -lt 400 && %{REQUEST_URI} =~ m#${uriPattern(path)}#"`,
    ),
  );
  const typed = Object.entries(types).map(
    ([extension, type]) =>
      `<FilesMatch "\\${extension}(?:\\.br|\\.gz)?$">\n  ForceType ${quoted(withCharset(type))}\n</FilesMatch>`,
  );
  const asked: Rule[] = [
    ['%{REQUEST_METHOD} !^(?:GET|HEAD)$', '^ - [R=405,L]'],
    ...redirects.map(
      ({ regex, destination }): Rule => [`%{REQUEST_URI} ${regex}`, `^ ${destination} [R=301,L]`],
    ),
    // As it was asked for: decoded, what stands below could hold a line's end.
    ...folders.map(
      ({ regex, folder }): Rule => [
        `%{THE_REQUEST} ^\\S+\\s${regex.slice(1)}([^?\\s]+)`,
        `^ ${folder}/%1 [R=301,NE,L]`,
      ],
    ),
    ['%{REQUEST_URI} ^/_(?:headers|redirects)$|\\.(?:br|gz)$', '^ - [R=404,L]'],
    ['%{REQUEST_URI} ^(/.+?)(?:\\.html|/)$', '%{DOCUMENT_ROOT}%1.html -f', '^ %1 [R=301,L]'],
    ['%{REQUEST_URI} =/', '^ /index.html [L]'],
    [
      '%{REQUEST_FILENAME} !-f',
      '%{DOCUMENT_ROOT}%{REQUEST_URI}.html -f',
      '^ %{REQUEST_URI}.html [L]',
    ],
    ...rewrites.map(
      ({ prefix, destination }): Rule => [
        '%{REQUEST_FILENAME} !-f',
        `%{REQUEST_URI} ^${prefix}.`,
        `^ ${destination} [L]`,
      ],
    ),
    ['%{REQUEST_FILENAME} !-f', '^ - [R=404,L]'],
  ];
  const compressed = (encoding: string, extension: string): Rule => [
    `%{HTTP:Accept-Encoding} (?:^|[\\s,])${encoding}(?!\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$))(?:[\\s,;]|$) [NC,NV]`,
    `%{REQUEST_FILENAME}${extension} -f`,
    `^ %{REQUEST_URI}${extension} [END]`,
  ];
  return `# Written by the build from build/hosting/hosting.ts, for Apache 2.4 with its modules rewrite and headers.
DirectorySlash Off
AcceptPathInfo Off
ErrorDocument 404 /404.html
AddEncoding br .br
AddEncoding gzip .gz
# Files stand compressed beside themselves.
SetEnv no-gzip 1
SetEnv no-brotli 1

${typed.join('\n')}

${always.join('\n')}
Header always set Vary Accept-Encoding
Header always set Content-Type application/octet-stream "expr=%{REQUEST_STATUS} -lt 300 && -z %{CONTENT_TYPE}"
${some.join('\n')}

RewriteEngine On
RewriteOptions AllowNoSlash

# What an address became, and the page for unknown ones, pass here again.
RewriteCond %{ENV:REDIRECT_STATUS} .
RewriteRule ^ - [S=${asked.length}]

${[...asked, compressed('br', '.br'), compressed('gzip', '.gz')].map(written).join('\n\n')}
`;
}

function written(rule: Rule): string {
  const conditions = rule.slice(0, -1).map((condition) => `RewriteCond ${condition}`);
  return [...conditions, `RewriteRule ${rule.at(-1)}`].join('\n');
}

/** A table's path as a pattern of addresses, which name the compressed file where that was chosen. */
function uriPattern(path: string): string {
  const prefix = path.replace(/\*\*$/, '').replaceAll('.', '\\.');
  return path.endsWith('/**') ? `^${prefix}` : `^${prefix}(?:\\.br|\\.gz)?$`;
}

/** A percent sign begins a word of Apache's own. */
function quoted(value: string): string {
  return `"${value.replace(/(["\\])/g, '\\$1').replaceAll('%', '%%')}"`;
}
