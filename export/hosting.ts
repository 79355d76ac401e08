import { routes } from '../content/routes';
import { caseVariants } from './case-variants';

/** Headers for the paths that a glob matches; a later rule wins over an earlier one. */
export interface HeaderRule {
  source: string;
  headers: Readonly<Record<string, string>>;
}

/** A permanent redirect of every path that a regular expression matches. */
export interface RedirectRule {
  regex: string;
  destination: string;
}

const HOUR = 3600;
const DAY = 24 * HOUR;
const YEAR = 365 * DAY;

/** What the browser may use on these pages: nothing that asks for a permission. */
const permissions = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
  'xr-spatial-tracking',
];

/** Headers of every answer. */
export const securityHeaders = {
  'Strict-Transport-Security': `max-age=${2 * YEAR}; includeSubDomains; preload`,
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': permissions.map((permission) => `${permission}=()`).join(', '),
} as const;

/** The one table of headers: pages revalidate, hashed assets never change, the rest keeps for a while. */
export const headerRules: readonly HeaderRule[] = [
  {
    source: '**',
    headers: { ...securityHeaders, 'Cache-Control': 'public, max-age=0, must-revalidate' },
  },
  {
    source: '/_next/static/**',
    headers: { 'Cache-Control': `public, max-age=${YEAR}, immutable` },
  },
  {
    source: '/*.@(png|svg|ico|webmanifest)',
    headers: { 'Cache-Control': `public, max-age=${DAY}, stale-while-revalidate=${DAY}` },
  },
  {
    source: '/*.@(xml|txt|json|js)',
    headers: { 'Cache-Control': `public, max-age=${HOUR}` },
  },
];

/** The one table of redirects: links in the wild spell the old paths in any case. */
export const redirectRules: readonly RedirectRule[] = Object.values(routes)
  .filter(({ path }) => path !== '/')
  .map(({ path }) => ({ regex: caseVariants(path), destination: path }));
