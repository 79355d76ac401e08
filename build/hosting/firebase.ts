import { environment } from '../../lib/environment';
import { type HeaderRule, type HostingTables, likelySpellings, otherCasesOf } from './hosting';

/**
 * The tables as firebase.json. Firebase Hosting gives a rule's headers to whatever it answers at a path, a 404
 * included, so assets are named one by one: a browser must not keep for a year that one of them is missing.
 */
export function firebaseConfig({ headers, redirects, folders, rewrites, assets }: HostingTables) {
  return {
    hosting: {
      public: 'out',
      ignore: ['_headers', '_redirects', '.assetsignore', '**/*.br', '**/*.gz'],
      cleanUrls: true,
      trailingSlash: false,
      headers: headers.map((rule) => ({
        ...sourceOf(rule, assets),
        headers: Object.entries(rule.headers).map(([key, value]) => ({ key, value })),
      })),
      redirects: [
        ...redirects.flatMap((rule) =>
          likelySpellings(rule).map((source) => ({ source, destination: rule.to, type: 301 })),
        ),
        // `:1` is what the first group captured.
        ...folders.map((folder) => ({
          regex: `^(?:${otherCasesOf(folder).join('|')})/(.+)$`,
          destination: `${folder}/:1`,
          type: 301,
        })),
      ],
      rewrites: rewrites.map(({ prefix, destination }) => ({
        regex: `^${prefix}.+`,
        destination,
      })),
    },
    // Where the posts are in Firestore, its rules are deployed with the site.
    ...(environment.firestore && { firestore: { rules: 'firestore.rules' } }),
  };
}

function sourceOf({ path }: HeaderRule, assets: readonly string[]) {
  // A glob would leave out what begins with a dot.
  if (path === '/**') return { regex: '.*' };
  if (!path.endsWith('/**')) return { source: path };
  const prefix = path.slice(0, -'**'.length);
  const names = assets
    .filter((asset) => asset.startsWith(prefix))
    .map((asset) => asset.slice(prefix.length).replaceAll('.', '\\.'));
  if (names.length === 0) return { source: path };
  return { regex: `^${prefix}(?:${names.join('|')})$` };
}
