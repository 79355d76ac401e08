import manifest from '../../package.json' with { type: 'json' };
import { type HostingTables, likelySpellings, otherCasesOf } from './hosting';

/** wrangler.jsonc, for a Worker whose script is asked where there is no file; read from a folder beside out/. */
export const workerConfig = {
  name: manifest.name,
  main: 'worker.js',
  compatibility_date: '2026-04-01',
  preview_urls: true,
  assets: { directory: '../out', binding: 'ASSETS', not_found_handling: '404-page' },
};

/**
 * worker.js. Cloudflare gives the headers of an address to its 404 too, and has no room to name assets one by one: a browser
 * must not keep for a year that one of them is missing.
 */
export function workerScript({ headers }: HostingTables): string {
  const lifetime = headers[0]?.headers['Cache-Control'] ?? 'no-store';
  return `// Written by the build from build/hosting/hosting.ts.
export default {
  async fetch(request, env) {
    const answer = await env.ASSETS.fetch(request);
    const missing = new Response(answer.body, answer);
    missing.headers.set('Cache-Control', ${JSON.stringify(lifetime)});
    return missing;
  },
};
`;
}

/**
 * The tables as `_headers`, for Cloudflare and Netlify. Both join the values of a header that two rules set.
 * Their own caching of pages is the table's, so that is left out of what everything gets; and
 * `Cross-Origin-Resource-Policy` joined is none to a browser, which then shows the file, as was meant.
 * https://fetch.spec.whatwg.org/#cross-origin-resource-policy-check
 */
export function headersFile({ headers }: HostingTables): string {
  const [everything, ...single] = headers;
  const { 'Cache-Control': _, ...always } = everything?.headers ?? {};
  const blocks = [{ path: '/**', headers: always }, ...single].map((rule) => {
    const lines = Object.entries(rule.headers).map(([name, value]) => `  ${name}: ${value}`);
    return [rule.path.replace('/**', '/*'), ...lines].join('\n');
  });
  return `${blocks.join('\n\n')}\n`;
}

/**
 * The redirects as `_redirects`, for Cloudflare and Netlify. These hosts match no regular expressions, so
 * only the likely spellings are sent on; 404.html recovers the others. Rewrites are not among them: Cloudflare
 * puts them before files, and answers an unknown address below a folder with that folder's 404.html instead.
 */
export function redirectsFile({ redirects, folders }: HostingTables): string {
  const lines = redirects.flatMap((rule) =>
    likelySpellings(rule).map((spelling) => `${spelling} ${rule.to} 301`),
  );
  const below = folders.flatMap((folder) =>
    otherCasesOf(folder).map((spelling) => `${spelling}/* ${folder}/:splat 301`),
  );
  return `${[...lines, ...below].join('\n')}\n`;
}
