import { retired, routes } from '../../content/routes';
import { atomPath, postPath, shellId } from '../../lib/blog/post-path';
import { csvType } from '../../lib/csv';
import { environment } from '../../lib/environment';
import {
  cardFolder,
  pictureFolder,
  questionsPath,
  reportFolder,
  searchFolder,
  sitemapPath,
  standardsPath,
} from '../../lib/file-paths';
import { TAIL } from '../../lib/recover-spelling';
import { pathOf, pathOfSuccessor, routeIds } from '../../lib/routes';
import { sitePolicy } from '../content-security-policy';

/** Headers for the addresses a pattern covers, where a file is; a later rule wins over an earlier one. */
export interface HeaderRule {
  /** An exact path, or a prefix that ends in `/**`. */
  path: `/${string}`;
  headers: Readonly<Record<string, string>>;
}

/** A permanent redirect of an address, however it is spelled, to the one that it should have. */
export interface RedirectRule {
  /** May be the destination, whose other spellings are meant then. */
  from: string;
  to: string;
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
  /** What stands below such a folder, written in another case, is sent on with what follows as it is. */
  folders: readonly `/${string}`[];
  rewrites: readonly RewriteRule[];
  /** The files below the prefixes that never change, for hosts that would give its headers to a missing one too. */
  assets: readonly string[];
}

/** The texts of the search index, a file for each page: too many to be told one by one. */
export const fragmentPrefix = `${searchFolder}fragment/` as const;

/** What is below these prefixes has a name that changes with its content. */
export const immutablePrefixes = [
  '/_next/static/',
  `${searchFolder}index/`,
  fragmentPrefix,
  pictureFolder,
] as const;

const DAY = 24 * 3600;
const YEAR = 365 * DAY;

/**
 * How long browsers refuse plain HTTP after a visit: a day, until steps are chosen that are safe to take one after another.
 * What is wrong at the first is over in five minutes; `preload` is built into browsers for months. https://hstspreload.org
 */
const hsts = {
  unset: `max-age=${DAY}`,
  1: 'max-age=300',
  2: `max-age=${30 * DAY}; includeSubDomains`,
  3: `max-age=${2 * YEAR}; includeSubDomains; preload`,
} as const;

/** What pages may use of the browser's powers: none that asks for a permission. */
const permissions = ['camera', 'display-capture', 'geolocation', 'microphone', 'payment', 'usb'];

/** Of files whose name does not change with their content: a day old is fresh enough. */
const keptForADay = `public, max-age=${DAY}, stale-while-revalidate=${DAY}`;

/** The same, and other sites may show them. */
const pictureHeaders = {
  'Cache-Control': keptForADay,
  'Cross-Origin-Resource-Policy': 'cross-origin',
} as const;

const icons = [
  '/apple-icon.png',
  '/favicon.ico',
  '/icon-192.png',
  '/icon-512.png',
  '/icon-maskable.png',
  '/icon.svg',
] as const;

/** A post published after the build opens in the page that reads it in the browser. */
const unpublished: RewriteRule = {
  prefix: `${routes.blog.path}/`,
  destination: `${postPath(shellId)}.html`,
};

/** Where Cloudflare looks for the answer to an unknown address below the blog. */
export const nearestMissingPage = `${routes.blog.path}/404.html`;

/**
 * The table for an export whose assets are at the addresses `assets`: pages revalidate, assets never change, icons keep
 * for a day. `old` holds the retired addresses.
 */
export function hostingTables(
  assets: readonly string[],
  old: typeof retired = retired,
): HostingTables {
  const { reportsUrl } = environment;
  const policy = reportsUrl ? `${sitePolicy}; report-to default` : sitePolicy;
  // Crashes and deprecations go to the endpoint of this name by themselves.
  const reporting = reportsUrl && { 'Reporting-Endpoints': `default="${reportsUrl}"` };
  return {
    headers: [
      {
        path: '/**',
        headers: {
          'Content-Security-Policy': policy,
          ...reporting,
          'Strict-Transport-Security': hsts[environment.hsts],
          'X-Content-Type-Options': 'nosniff',
          'X-Frame-Options': 'DENY',
          'Referrer-Policy': 'strict-origin-when-cross-origin',
          'Cross-Origin-Opener-Policy': 'same-origin',
          'Cross-Origin-Resource-Policy': 'same-origin',
          'Permissions-Policy': permissions.map((permission) => `${permission}=()`).join(', '),
          'Cache-Control': 'public, max-age=0, must-revalidate',
        },
      },
      ...immutablePrefixes.map((prefix) => ({
        path: `${prefix}**` as const,
        headers: { 'Cache-Control': `public, max-age=${YEAR}, immutable` },
      })),
      ...icons.map((path) => ({ path, headers: pictureHeaders })),
      // Cards are named by their page, so that one in a message of last year is still found; where a card changes,
      // the query that pages name it with does.
      { path: `${cardFolder}**` as const, headers: pictureHeaders },
      { path: `${reportFolder}**` as const, headers: { 'Cache-Control': keptForADay } },
      // Types that hosts disagree on.
      { path: '/manifest.webmanifest', headers: { 'Content-Type': 'application/manifest+json' } },
      { path: atomPath, headers: { 'Content-Type': 'application/atom+xml' } },
      { path: standardsPath, headers: { 'Content-Type': csvType } },
      { path: questionsPath, headers: { 'Content-Type': csvType } },
      { path: sitemapPath, headers: { 'Content-Type': 'application/xml' } },
    ],
    redirects: [
      ...Object.entries(old).map(([path, successor]) => ({
        from: path.replace(TAIL, ''),
        to: pathOfSuccessor(successor),
      })),
      // The files behind home and behind every unknown address, which are no pages of their own.
      ...['/index', '/404'].map((from) => ({ from, to: routes.home.path })),
      ...routeIds
        .map(pathOf)
        .filter((path) => path !== routes.home.path)
        .map((path) => ({ from: path, to: path })),
    ],
    folders: [routes.blog.path],
    rewrites: environment.firestore ? [unpublished] : [],
    assets: [...assets].sort(),
  };
}

/** For hosts that match no patterns: the spellings of an address that links in the wild have, but the one it should have. */
export function likelySpellings({ from, to }: RedirectRule): string[] {
  return [from, ...otherCasesOf(from)]
    .flatMap((spelling) => [spelling, `${spelling}/`, `${spelling}.html`])
    .filter((spelling) => spelling !== to);
}

/** In small letters, in capitals, with one capital. */
export function otherCasesOf(path: string): string[] {
  const lower = path.toLowerCase();
  const capitalised = lower.replace(/\/[a-z]/g, (start) => start.toUpperCase());
  const cases = new Set([lower, path.toUpperCase(), capitalised]);
  return [...cases].filter((spelling) => spelling !== path);
}
