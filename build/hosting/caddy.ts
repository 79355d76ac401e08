import type { HostingTables } from './hosting';
import { forLaterExports, withCharset } from './nginx';

/**
 * The tables as a Caddyfile: addresses, redirects, headers and compressed files, and HTTPS by Caddy itself. It holds for
 * later exports too, as nginx's configuration does.
 */
export function caddyfile(
  { headers, redirects, folders, rewrites, types }: HostingTables & { types: Types },
  siteUrl: string,
): string {
  const [everything, ...single] = headers;
  const always = Object.entries(everything?.headers ?? {}).map(
    ([name, value]) => `header ${name} ${quoted(forLaterExports(name, value))}`,
  );
  // A missing file gets none of them, or browsers would keep for a year that it is missing.
  const some = single.flatMap((rule, index) => [
    `@header${index} {\n\t\t\tpath ${rule.path.replace('/**', '/*')}\n\t\t\tfile\n\t\t}`,
    ...Object.entries(rule.headers).map(
      ([name, value]) => `header @header${index} ${name} ${quoted(value)}`,
    ),
  ]);
  const typed = Object.entries(types).flatMap(([extension, type]) => [
    `@is${extension} path *${extension}`,
    `header @is${extension} Content-Type ${quoted(withCharset(type))}`,
  ]);
  const instead = rewrites.flatMap(({ prefix, destination }, index) => [
    `@instead${index} path_regexp ^${prefix}.`,
    `route @instead${index} {\n\t\t\ttry_files {path} {path}.html ${destination}\n\t\t}`,
  ]);
  const spellings = redirects.map(({ regex, destination }) => `~${regex} ${destination}`);
  const below = folders.map(({ regex, folder }) => `~${regex}([^?]+) ${folder}/\${1}`);
  return `# Written by the build from build/hosting/hosting.ts.
${new URL(siteUrl).host} {
	root * /var/www/out
	${map('{query}', '{site_query}', [`"~^(.+)$" "?\${1}"`])}
	${map('{path}', '{site_spelling}', spellings.map(pair))}
	${map('{uri}', '{site_folder}', below.map(pair))}
	route {
		${always.join('\n\t\t')}
		@other not method GET HEAD
		respond @other 405
		@spelling expression \`{site_spelling} != ""\`
		redir @spelling {site_spelling}{site_query} 301
		@folder expression \`{site_folder} != ""\`
		redir @folder {site_folder}{site_query} 301
		@withheld path_regexp (?:^/_(?:headers|redirects)|\\.(?:br|gz))$
		error @withheld 404
		@clean path_regexp clean ^(/.+?)(?:\\.html|/)$
		route @clean {
			@page file {re.clean.1}.html
			redir @page {re.clean.1}{site_query} 301
			error 404
		}
		${instead.join('\n\t\t')}
		try_files {path} {path}.html
		${typed.join('\n\t\t')}
		${some.join('\n\t\t')}
		header ?Content-Type application/octet-stream
		header {
			Vary Accept-Encoding
			defer
		}
		file_server {
			precompressed br gzip
		}
	}
	handle_errors {
		rewrite * /404.html
		header Content-Type "text/html; charset=utf-8"
		file_server {
			precompressed br gzip
			status 404
		}
	}
}
`;
}

type Types = Readonly<Record<string, string>>;

function map(from: string, to: string, lines: readonly string[]): string {
  return `map ${from} ${to} {\n\t\t${[...lines, 'default ""'].join('\n\t\t')}\n\t}`;
}

function pair(line: string): string {
  const [from = '', to = ''] = line.split(' ');
  return `${quoted(from)} ${quoted(to)}`;
}

function quoted(value: string): string {
  return `"${value.replace(/"/g, '\\"')}"`;
}
