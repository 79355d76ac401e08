import type { HeaderRule, RedirectRule } from './hosting';

/** The tables as firebase.json; superstatic, behind `npm start`, reads the same file. */
export function firebaseConfig(headers: readonly HeaderRule[], redirects: readonly RedirectRule[]) {
  return {
    hosting: {
      public: 'out',
      cleanUrls: true,
      trailingSlash: false,
      headers: headers.map((rule) => ({
        source: rule.source,
        headers: Object.entries(rule.headers).map(([key, value]) => ({ key, value })),
      })),
      redirects: redirects.map((rule) => ({ ...rule, type: 301 })),
    },
  };
}
