import { retired, routes } from '../../content/routes';
import { atomPath, jsonFeedPath, postPath, shellId } from '../../lib/blog/post-path';
import { environment } from '../../lib/environment';
import {
  cardFolder,
  pictureFolder,
  reportFolder,
  searchFolder,
  sitemapPath,
  speculationRulesPath,
  standardsPath,
  technologiesPath,
} from '../../lib/file-paths';
import { pathOf, pathOfSuccessor, routeIds } from '../../lib/routes';
import { contentSecurityPolicy } from '../content-security-policy';
import { allOrigins } from '../origins';
import { belowOtherCases, everySpelling, otherSpellings } from './path-spellings';

/** Headers for the addresses a pattern covers, where a file is; a later rule wins over an earlier one. */
export interface HeaderRule {
  /** An exact path, or a prefix that ends in `/**`. */
  path: `/${string}`;
  headers: Readonly<Record<string, string>>;
}

/** A permanent redirect of every path that a regular expression matches. */
export interface RedirectRule {
  regex: string;
  /** The same for hosts that match no regular expressions: the paths worth a rule of their own. */
  spellings: readonly string[];
  destination: string;
}

/** A permanent redirect of all that stands below a folder written in another case; what follows it is kept as it is. */
export interface FolderRule {
  /** Matches the beginning of such a path, up to the slash after the folder. */
  regex: string;
  /** The same for hosts that match no regular expressions: spellings of the folder worth a rule of their own. */
  spellings: readonly string[];
  /** The folder as it should be, without a slash at its end. */
  folder: `/${string}`;
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
  /** They come after the redirects, of which one may be for what stands below a folder. */
  folders: readonly FolderRule[];
  rewrites: readonly RewriteRule[];
  /** The files below the prefixes that never change, for hosts that would give its headers to a missing one too. */
  assets: readonly string[];
}

/** The texts of the search index, a file for each page. */
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
 * How long browsers refuse plain HTTP after a visit, in steps that are safe to take one after another: what is wrong at
 * the first is over in five minutes, and `preload` is built into browsers for months. https://hstspreload.org
 */
const hsts = {
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
  technologiesPath,
] as const;

/** A post published after the build opens in the page that reads it in the browser. */
const unpublished: RewriteRule = {
  prefix: `${routes.blog.path}/`,
  destination: `${postPath(shellId)}.html`,
};

/** Where Cloudflare looks for the answer to an unknown address below the blog. */
export const nearestMissingPage = `${routes.blog.path}/404.html`;

/**
 * The table for an export whose pages inline one of `stylesheets` and whose assets are at the addresses `assets`: pages
 * revalidate, assets never change, icons keep for a day. Each page's own policy, in its head, is stricter than
 * this site-wide one. `old` holds the retired addresses.
 */
export function hostingTables(
  stylesheets: readonly string[],
  assets: readonly string[],
  old: typeof retired = retired,
): HostingTables {
  const { reportsUrl } = environment;
  const policy = [
    contentSecurityPolicy(stylesheets, allOrigins()),
    "frame-ancestors 'none'",
    ...(reportsUrl ? ['report-to default'] : []),
  ].join('; ');
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
          'Speculation-Rules': `"${speculationRulesPath}"`,
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
      {
        path: speculationRulesPath,
        headers: { 'Content-Type': 'application/speculationrules+json' },
      },
      { path: '/manifest.webmanifest', headers: { 'Content-Type': 'application/manifest+json' } },
      { path: atomPath, headers: { 'Content-Type': 'application/atom+xml' } },
      { path: jsonFeedPath, headers: { 'Content-Type': 'application/feed+json' } },
      { path: standardsPath, headers: { 'Content-Type': 'text/csv' } },
      { path: sitemapPath, headers: { 'Content-Type': 'application/xml' } },
    ],
    redirects: [
      ...Object.entries(old).map(([path, successor]) => ({
        regex: everySpelling(path),
        spellings: [path, ...likelySpellings(path)],
        destination: pathOfSuccessor(successor),
      })),
      // The files behind home and behind every unknown address, which are no pages of their own.
      {
        regex: '^/(?:index|404)(?:\\.html)?/?$',
        spellings: ['/index', '/index.html', '/404', '/404.html'],
        destination: routes.home.path,
      },
      ...routeIds
        .map(pathOf)
        .filter((path) => path !== routes.home.path)
        .map((path) => ({
          regex: otherSpellings(path),
          spellings: likelySpellings(path),
          destination: path,
        })),
    ],
    folders: [
      {
        regex: belowOtherCases(routes.blog.path),
        spellings: otherCasesOf(routes.blog.path),
        folder: routes.blog.path,
      },
    ],
    rewrites: environment.firestore ? [unpublished] : [],
    assets: [...assets].sort(),
  };
}

/** The other spellings of a path that links in the wild have: in small letters, in capitals, with one capital. */
function likelySpellings(path: string): string[] {
  return [path, ...otherCasesOf(path)]
    .flatMap((spelling) => [spelling, `${spelling}/`, `${spelling}.html`])
    .filter((spelling) => spelling !== path);
}

function otherCasesOf(path: string): string[] {
  const lower = path.toLowerCase();
  const capitalised = lower.replace(/\/[a-z]/g, (start) => start.toUpperCase());
  const cases = new Set([lower, path.toUpperCase(), capitalised]);
  return [...cases].filter((spelling) => spelling !== path);
}
