import { environment } from '../lib/environment';
import type { HostingTables } from './hosting';

/** The tables as firebase.json; superstatic, behind `npm start`, reads the same file. */
export function firebaseConfig({ headers, redirects, rewrites }: HostingTables) {
  return {
    hosting: {
      public: 'out',
      ignore: ['_headers', '_redirects'],
      cleanUrls: true,
      trailingSlash: false,
      headers: headers.map((rule) => ({
        // A glob would leave out what begins with a dot.
        ...(rule.path === '/**' ? { regex: '.*' } : { source: rule.path }),
        headers: Object.entries(rule.headers).map(([key, value]) => ({ key, value })),
      })),
      redirects: redirects.map((rule) => ({ ...rule, type: 301 })),
      rewrites: rewrites.map(({ prefix, destination }) => ({
        regex: `^${prefix}.+`,
        destination,
      })),
    },
    // Where the posts are in Firestore, its rules are deployed with the site.
    ...(environment.firestore && { firestore: { rules: 'firestore.rules' } }),
  };
}
