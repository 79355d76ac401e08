import type { HostingTables } from './hosting';

/** The tables as firebase.json; superstatic, behind `npm start`, reads the same file. */
export function firebaseConfig({ headers, redirects }: HostingTables) {
  return {
    hosting: {
      public: 'out',
      ignore: ['_headers', '_redirects'],
      cleanUrls: true,
      trailingSlash: false,
      headers: headers.map((rule) => ({
        source: rule.path,
        headers: Object.entries(rule.headers).map(([key, value]) => ({ key, value })),
      })),
      redirects: redirects.map((rule) => ({ ...rule, type: 301 })),
    },
  };
}
