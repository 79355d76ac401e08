import type { HostingTables } from './hosting';

/**
 * What Netlify needs beside `_headers` and `_redirects`, as netlify.toml: the rewrites. Netlify applies one where
 * no file is, while Cloudflare Pages, which reads the same `_redirects`, would put it before every file.
 */
export function netlifyConfig({ rewrites }: HostingTables): string {
  const rules = rewrites.map(({ prefix, destination }) =>
    [
      '[[redirects]]',
      `from = "${prefix}*"`,
      `to = "${destination.replace(/\.html$/, '')}"`,
      'status = 200',
    ].join('\n'),
  );
  const note = '# Written by the build from export/hosting.ts, for Netlify.';
  return `${[note, '[build]\npublish = "out"', ...rules].join('\n\n')}\n`;
}
