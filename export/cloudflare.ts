import type { HostingTables } from './hosting';

/**
 * The tables as `_headers`, for Cloudflare Pages and Netlify. Both join the values of a header that
 * two rules set, so what everything gets leaves out what single paths get; their own default for
 * pages is the table's.
 */
export function headersFile({ headers }: HostingTables): string {
  const [everything, ...single] = headers;
  const special = new Set(single.flatMap((rule) => Object.keys(rule.headers)));
  const blocks = [
    { path: '/**', headers: without(everything?.headers ?? {}, special) },
    ...single,
  ].map((rule) => {
    const lines = Object.entries(rule.headers).map(([name, value]) => `  ${name}: ${value}`);
    return [rule.path.replace('/**', '/*'), ...lines].join('\n');
  });
  return `${blocks.join('\n\n')}\n`;
}

function without(headers: Readonly<Record<string, string>>, names: ReadonlySet<string>) {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !names.has(name)));
}

/**
 * The redirects as `_redirects`. These hosts match no regular expressions, so only the all-lower-case
 * spelling is sent on; 404.html recovers the others.
 */
export function redirectsFile({ redirects, rewrites }: HostingTables): string {
  const lines = redirects
    .filter(({ destination }) => destination !== destination.toLowerCase())
    .map(({ destination }) => `${destination.toLowerCase()} ${destination} 301`);
  for (const { prefix, destination } of rewrites) {
    lines.push(`${prefix}* ${destination.replace(/\.html$/, '')} 200`);
  }
  return `${lines.join('\n')}\n`;
}
