import type { HostingTables } from './hosting';

/**
 * What Netlify needs beside `_headers` and `_redirects`, as netlify.toml. It puts a file before a rule that is not
 * forced, so other spellings of a page, which it would serve as the page, are forced here. Rewrites stand here
 * because Cloudflare, which reads the same `_redirects`, would put them before every file.
 */
export function netlifyConfig({ redirects, folders, rewrites }: HostingTables): string {
  const note = '# Written by the build from build/hosting/hosting.ts, for Netlify.';
  const forced = redirects.flatMap(({ spellings, destination }) =>
    // It takes a path with a slash at its end for the path without, which must not be sent to itself.
    spellings
      .filter((from) => !from.endsWith('/'))
      .map((from) => rule(from, destination, 301, true)),
  );
  const below = folders.flatMap(({ spellings, folder }) =>
    spellings.map((from) => rule(`${from}/*`, `${folder}/:splat`, 301, true)),
  );
  const rewritten = rewrites.map(({ prefix, destination }) =>
    rule(`${prefix}*`, destination.replace(/\.html$/, ''), 200, false),
  );
  return `${[note, '[build]\npublish = "out"', ...forced, ...below, ...rewritten].join('\n\n')}\n`;
}

function rule(from: string, to: string, status: number, force: boolean): string {
  return `[[redirects]]\nfrom = "${from}"\nto = "${to}"\nstatus = ${status}\nforce = ${force}`;
}
