import type { HostingTables } from './hosting';

/**
 * The tables as vercel.json, for `vercel deploy` in out/. It sends on `.html` and slashes by itself and matches case as it
 * stands, so the likely spellings are listed; a missing file gets the headers of its path, so assets are named.
 */
export function vercelConfig({ headers, redirects, folders, rewrites, assets }: HostingTables) {
  return {
    cleanUrls: true,
    trailingSlash: false,
    headers: headers.flatMap(({ path, headers }) => {
      const prefix = path.slice(0, -'**'.length);
      const named = path === '/**' ? ['/(.*)'] : assets.filter((asset) => asset.startsWith(prefix));
      const sources = path.endsWith('/**') ? named : [path];
      const pairs = Object.entries(headers).map(([key, value]) => ({ key, value }));
      return (sources.length > 0 ? sources : [`${prefix}(.*)`]).map((source) => ({
        source,
        headers: pairs,
      }));
    }),
    redirects: [
      ...plainRedirects(redirects).map(([source, destination]) => ({
        source,
        destination,
        statusCode: 301,
      })),
      ...folders.flatMap(({ spellings, folder }) =>
        spellings.map((from) => ({
          source: `${from}/:rest*`,
          destination: `${folder}/:rest*`,
          statusCode: 301,
        })),
      ),
    ],
    rewrites: rewrites.map(({ prefix, destination }) => ({
      source: `${prefix}:rest+`,
      destination: destination.replace(/\.html$/, ''),
    })),
  };
}

/** Other spellings and where they lead, for hosts that send on `.html` and slashes by themselves. */
export function plainRedirects(redirects: HostingTables['redirects']): [string, string][] {
  return redirects.flatMap(({ spellings, destination }) =>
    spellings
      .filter((from) => !/(?:\.html|\/)$/.test(from))
      .map((from): [string, string] => [from, destination]),
  );
}
