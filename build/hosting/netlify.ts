import type { HostingTables } from './hosting';

/**
 * What Netlify needs beside `_headers` and `_redirects`, as netlify.toml: rewrites, which Cloudflare, where the same
 * `_redirects` is read, would put before every file.
 */
export function netlifyConfig({ rewrites }: HostingTables): string {
  const rules = rewrites.map(
    ({ prefix, destination }) =>
      `\n[[redirects]]\nfrom = "${prefix}*"\nto = "${destination.replace(/\.html$/, '')}"\nstatus = 200\n`,
  );
  return `# Written by the build from build/hosting/hosting.ts.\n[build]\npublish = "out"\n${rules.join('')}`;
}
