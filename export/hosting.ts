import { type RouteId, routes } from '../content/routes';
import { shellId } from '../lib/blog/post-id';
import { atomPath, jsonFeedPath, postPath } from '../lib/blog/post-path';
import { environment } from '../lib/environment';
import { speculationRulesPath, technologiesPath } from '../lib/file-paths';
import { caseVariants } from './case-variants';
import { contentSecurityPolicy } from './content-security-policy';
import { allOrigins } from './origins';

/** Headers for the addresses a pattern covers; a later rule wins over an earlier one. */
export interface HeaderRule {
  /** An exact path, or a prefix that ends in `/**`. */
  path: `/${string}`;
  headers: Readonly<Record<string, string>>;
}

/** A permanent redirect of every path that a regular expression matches. */
export interface RedirectRule {
  regex: string;
  destination: string;
}

/** A page that is served at every address below a prefix where no file is. */
export interface RewriteRule {
  /** The beginning that these addresses share, with its last slash. */
  prefix: `/${string}/`;
  /** The page's file. */
  destination: `/${string}`;
}

/** What every host is told: the one table of headers, redirects and rewrites. */
export interface HostingTables {
  headers: readonly HeaderRule[];
  redirects: readonly RedirectRule[];
  rewrites: readonly RewriteRule[];
}

const DAY = 24 * 3600;
const YEAR = 365 * DAY;

/** What pages may use of the browser's powers: none that asks for a permission. */
const permissions = ['camera', 'display-capture', 'geolocation', 'microphone', 'payment', 'usb'];

/** Addresses that pages had once, and the page that has taken each one's place. */
const retired: Readonly<Record<string, RouteId>> = {};

/** Files whose name does not change with their content: a day old is fresh enough. */
const icons = [
  '/apple-icon.png',
  '/favicon.ico',
  '/icon-512.png',
  '/icon.svg',
  '/preview.png',
  technologiesPath,
] as const;

/** A post published after the build opens in the page that reads it in the browser. */
const unpublished: RewriteRule = {
  prefix: `${routes.blog.path}/`,
  destination: `${postPath(shellId)}.html`,
};

/**
 * The table for an export whose pages inline `css`: pages revalidate, hashed assets never change,
 * icons keep for a day. Each page's own policy, in its head, is stricter than this site-wide one.
 */
export function hostingTables(css: string): HostingTables {
  const policy = `${contentSecurityPolicy(css, allOrigins())}; frame-ancestors 'none'`;
  return {
    headers: [
      {
        path: '/**',
        headers: {
          'Content-Security-Policy': policy,
          'Strict-Transport-Security': `max-age=${2 * YEAR}; includeSubDomains; preload`,
          'X-Content-Type-Options': 'nosniff',
          'X-Frame-Options': 'DENY',
          'Referrer-Policy': 'strict-origin-when-cross-origin',
          'Cross-Origin-Opener-Policy': 'same-origin',
          'Cross-Origin-Resource-Policy': 'same-origin',
          'Permissions-Policy': permissions.map((permission) => `${permission}=()`).join(', '),
          'Speculation-Rules': `"${speculationRulesPath}"`,
          'Cache-Control': 'public, max-age=0, must-revalidate',
        },
      },
      {
        path: '/_next/static/**',
        headers: { 'Cache-Control': `public, max-age=${YEAR}, immutable` },
      },
      ...icons.map((path) => ({
        path,
        headers: { 'Cache-Control': `public, max-age=${DAY}, stale-while-revalidate=${DAY}` },
      })),
      // Types that hosts disagree on.
      {
        path: speculationRulesPath,
        headers: { 'Content-Type': 'application/speculationrules+json' },
      },
      { path: '/manifest.webmanifest', headers: { 'Content-Type': 'application/manifest+json' } },
      { path: atomPath, headers: { 'Content-Type': 'application/atom+xml' } },
      { path: jsonFeedPath, headers: { 'Content-Type': 'application/feed+json' } },
      { path: '/sitemap.xml', headers: { 'Content-Type': 'application/xml' } },
    ],
    redirects: [
      ...Object.entries(retired).map(([path, id]) => ({
        regex: `^${path}$`,
        destination: routes[id].path,
      })),
      ...Object.values(routes)
        .filter(({ path }) => path !== '/')
        .map(({ path }) => ({ regex: caseVariants(path), destination: path })),
    ],
    rewrites: environment.firestore ? [unpublished] : [],
  };
}
