import { answerAt, type Release, WITHHELD } from '../../build/hosting/answer';
import { immutablePrefixes } from '../../build/hosting/hosting';
import type { Difference } from './report';

/** Whether a difference is one that nothing here can mend. */
type Cover = (difference: Difference, release: Release) => boolean;

const isRedirect: Cover = ({ address }, release) => answerAt(release, address).status === 301;

/** It compresses by itself, and not every type. */
const ownCompression: Cover = ({ field }) => field === 'content-encoding';

/** Its library gives scripts and icons the other of their two names. */
const otherName: Cover = ({ field, expected = '', actual = '' }) =>
  field === 'content-type' &&
  [/javascript$/, /icon$/].some((name) => name.test(expected) && name.test(actual));

/** It reads an address as a file's name, and none is that long. */
const longNames: Cover = ({ address }) => address.length > 255;

/** Its local engine knows no file that deploys leave out. */
const leftOut: Cover = ({ address }) => WITHHELD.test(address);

/**
 * The policy allows inline styles, for the style sheet's hash is that of one export and the server keeps its
 * configuration; each page's own policy has the hash.
 */
const laterExports: Cover = ({ field, expected = '', actual = '' }) =>
  field === 'content-security-policy' &&
  expected.replace(/style-src [^;]+/, "style-src 'self' 'unsafe-inline'") === actual;

/** By host, where it, or its local engine alone, cannot answer as the tables say; everything else is a fault. */
const forced: Readonly<Record<string, readonly Cover[]>> = {
  nginx: [laterExports],
  Caddy: [laterExports],
  Apache: [laterExports, longNames],
  'Firebase Hosting': [
    // The emulator redirects before it sets headers.
    (difference, release) =>
      isRedirect(difference, release) && !['status', 'location'].includes(difference.field),
    // The emulator has no type for endings that it does not know, and decodes addresses.
    ({ address, actual }) => actual === 'false' || /%(?:3F|0D)/.test(address),
    // The configuration names assets one by one, but not those that each post brings: browsers ask for them again.
    ({ address, field }, { tables }) =>
      field === 'cache-control' &&
      immutablePrefixes.some((prefix) => address.startsWith(prefix)) &&
      !tables.assets.includes(address),
    ownCompression,
    otherName,
    longNames,
    leftOut,
  ],
  Cloudflare: [
    // It writes an address in its own way first: a letter that was escaped, two slashes.
    ({ address, field, actual }) => {
      const own = decodeURIComponent(address).replace(/\/+/g, '/');
      if (own === address) return false;
      return actual === { status: '307', location: own }[field];
    },
    // Its redirects carry no lifetime.
    (difference, release) =>
      difference.field === 'cache-control' && isRedirect(difference, release),
    // It joins the values of two rules, and a Cross-Origin-Resource-Policy that is joined is none: other sites may
    // show the file, as was meant.
    ({ field, actual }) =>
      field === 'cross-origin-resource-policy' && actual === 'same-origin, cross-origin',
    // It matches spellings and no patterns: 404.html recovers the rarer ones.
    (difference, release) =>
      isRedirect(difference, release) && !isListed(difference.address, release),
    // A post newer than the build comes from blog/404.html: a rewrite would hide files.
    ({ address, field, actual }, { tables }) =>
      field === 'status' &&
      actual === '404' &&
      tables.rewrites.some(({ prefix }) => address.startsWith(prefix)),
    ownCompression,
    otherName,
    longNames,
    leftOut,
  ],
};

export function isForced(host: string, difference: Difference, release: Release): boolean {
  return forced[host]?.some((covers) => covers(difference, release)) ?? false;
}

function isListed(address: string, { tables }: Release): boolean {
  const [path = ''] = address.split('?');
  return tables.redirects.some(({ spellings }) => spellings.includes(path));
}
