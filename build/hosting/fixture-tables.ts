import type { HostingTables } from './hosting';

/** A short table of every kind of rule, for the tests of what each host is told. */
export const fixtureTables: HostingTables = {
  headers: [
    {
      path: '/**',
      headers: {
        'Content-Security-Policy':
          "default-src 'none'; style-src 'self' 'sha256-a='; img-src 'self'",
        'X-Frame-Options': 'DENY',
        'Cross-Origin-Resource-Policy': 'same-origin',
        'Cache-Control': 'public, max-age=0',
      },
    },
    { path: '/_next/static/**', headers: { 'Cache-Control': 'immutable' } },
    { path: '/icon.svg', headers: { 'Cache-Control': 'a day' } },
    { path: '/feed.xml', headers: { 'Content-Type': 'application/atom+xml' } },
    { path: '/cards/**', headers: { 'Cross-Origin-Resource-Policy': 'cross-origin' } },
  ],
  redirects: [
    { from: '/about', to: '/about' },
    { from: '/old', to: '/about' },
  ],
  folders: ['/blog'],
  rewrites: [{ prefix: '/blog/', destination: '/blog/post.html' }],
  assets: ['/_next/static/chunks/a.js', '/_next/static/chunks/later.css'],
};
