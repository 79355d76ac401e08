import { answerAt, type Release, WITHHELD } from '../../build/hosting/answer';
import type { Difference } from './report';

/** A way in which a host cannot answer as the tables say, or only its local engine does not. */
interface ForcedDifference {
  /** What it is and why nothing can be done about it here, as one sentence. */
  reason: string;
  covers(difference: Difference, release: Release): boolean;
}

const isRedirect = ({ address }: Difference, release: Release) =>
  answerAt(release, address).status === 301;

const ownCompression: ForcedDifference = {
  reason: 'It compresses by itself, and not every type.',
  covers: ({ field }) => field === 'content-encoding',
};

const otherName: ForcedDifference = {
  reason: 'Its library gives scripts and icons the other of their two names.',
  covers: ({ field, expected = '', actual = '' }) =>
    field === 'content-type' &&
    [/javascript$/, /icon$/].some((name) => name.test(expected) && name.test(actual)),
};

const unfitNames: ForcedDifference = {
  reason: 'Its local engine knows no file that deploys leave out, and no name too long for a disk.',
  covers: ({ address }) => WITHHELD.test(address) || address.length > 255,
};

/** By host, what may differ from the tables; everything else is a fault. */
export const forcedDifferences: Readonly<Record<string, readonly ForcedDifference[]>> = {
  'npm start': [],
  nginx: [
    {
      reason:
        'The policy allows inline styles, for the style sheet’s hash is that of one export and nginx keeps its configuration; each page’s own policy has the hash.',
      covers: ({ field, expected = '', actual = '' }) =>
        field === 'content-security-policy' &&
        expected.replace(/style-src [^;]+/, "style-src 'self' 'unsafe-inline'") === actual,
    },
  ],
  'Firebase Hosting': [
    {
      reason: 'The emulator redirects before it sets headers.',
      covers: (difference, release) =>
        isRedirect(difference, release) && !['status', 'location'].includes(difference.field),
    },
    {
      reason: 'The emulator has no type for endings that it does not know, and decodes addresses.',
      covers: ({ address, actual }) => actual === 'false' || /%(?:3F|0D)/.test(address),
    },
    ownCompression,
    otherName,
    unfitNames,
  ],
  'Cloudflare Pages': [
    {
      reason: 'It sends a path with a slash or .html to its page by itself, as 308.',
      covers: ({ field, expected, actual }) =>
        field === 'status' && expected === '301' && actual === '308',
    },
    {
      reason: 'Redirects and 404s are kept by nobody: they carry no lifetime.',
      covers: ({ address, field, actual }, release) =>
        field === 'cache-control' &&
        (actual === 'no-store' || answerAt(release, address).status !== 200),
    },
    {
      reason:
        'It joins the values of two rules, and a Cross-Origin-Resource-Policy that is joined is none: other sites may show the file, as was meant.',
      covers: ({ field, actual }) =>
        field === 'cross-origin-resource-policy' && actual === 'same-origin, cross-origin',
    },
    {
      reason: 'It matches spellings and no patterns: 404.html recovers the rarer ones.',
      covers: (difference, release) =>
        isRedirect(difference, release) && !isListed(difference.address, release),
    },
    {
      reason: 'A post newer than the build comes from blog/404.html: a rewrite would hide files.',
      covers: ({ address, field, actual }, { tables }) =>
        field === 'status' &&
        actual === '404' &&
        tables.rewrites.some(({ prefix }) => address.startsWith(prefix)),
    },
    ownCompression,
    otherName,
    unfitNames,
  ],
};

function isListed(address: string, { tables }: Release): boolean {
  const [path = ''] = address.split('?');
  return tables.redirects.some(({ spellings }) => spellings.includes(path));
}
