import { answerAt, type Release, WITHHELD } from '../../build/hosting/answer';
import type { Difference } from './ask';

/** A way in which a host cannot answer as the tables say, or only its local engine does not. */
export interface ForcedDifference {
  /** What it is and why nothing can be done about it here, as one sentence. */
  reason: string;
  covers(difference: Difference, release: Release): boolean;
}

const isRedirect = ({ address }: Difference, release: Release) =>
  answerAt(release, address).status === 301;

const isOwnFile = ({ address }: Difference) => WITHHELD.test(address);

const otherName: ForcedDifference = {
  reason: 'Its library gives scripts and icons the other of their two names.',
  covers: ({ field, expected = '', actual = '' }) =>
    field === 'type' &&
    ((/javascript$/.test(expected) && /javascript$/.test(actual)) ||
      (/icon$/.test(expected) && /icon$/.test(actual))),
};

const spellingsAlone: ForcedDifference = {
  reason: 'It matches spellings and no patterns: 404.html recovers the rarer ones in the browser.',
  covers: (difference, release) =>
    isRedirect(difference, release) && !isListed(difference.address, release),
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
      reason: 'The emulator serves what “ignore” keeps out of deploys.',
      covers: isOwnFile,
    },
    {
      reason: 'The emulator answers 500 to a name that no disk can hold.',
      covers: ({ address }) => address.length > 255,
    },
    {
      reason: 'It compresses by itself, from 1 kB on, and also what hardly shrinks.',
      covers: ({ field }) => field === 'encoding',
    },
    otherName,
  ],
  'Cloudflare Pages': [
    {
      reason:
        'It sends a path with a slash or .html to its page by itself, as 308, before or without our 301.',
      covers: (difference, release) =>
        isRedirect(difference, release) &&
        difference.field === 'status' &&
        difference.actual === '308',
    },
    {
      reason: 'Its redirects carry no caching header.',
      covers: (difference, release) =>
        isRedirect(difference, release) && difference.field === 'cache-control',
    },
    {
      reason:
        'It joins the values of two rules, and a Cross-Origin-Resource-Policy that is joined is none: other sites may show the file, as was meant.',
      covers: ({ field, expected, actual }) =>
        field === 'cross-origin-resource-policy' &&
        expected === 'cross-origin' &&
        actual === 'same-origin, cross-origin',
    },
    spellingsAlone,
    {
      reason: 'It keeps no 404 at all.',
      covers: ({ field, actual }) => field === 'cache-control' && actual === 'no-store',
    },
    {
      reason:
        'A post newer than the build comes from blog/404.html, with its status: a rewrite would hide files.',
      covers: ({ address, field, actual }, release) =>
        field === 'status' && actual === '404' && isRewritten(address, release),
    },
    {
      reason: 'It uploads compressed siblings as files like any other.',
      covers: ({ address }) => /\.(?:br|gz)$/.test(address),
    },
    {
      reason:
        'Its local engine answers 502 where it looks for a file that it hides, or that no disk can hold.',
      covers: (difference) => isOwnFile(difference) || difference.address.length > 255,
    },
    {
      reason: 'It compresses by itself, and not every type.',
      covers: ({ field }) => field === 'encoding',
    },
    otherName,
  ],
  Netlify: [
    {
      reason: 'Its own default for caching is the table’s; it would join the values of two rules.',
      covers: ({ field, expected, actual }) =>
        field === 'cache-control' && /max-age=0, must-revalidate$/.test(expected ?? '') && !actual,
    },
    spellingsAlone,
  ],
};

function isListed(address: string, { tables }: Release): boolean {
  const [path = ''] = address.split('?');
  return tables.redirects.some(({ spellings }) => spellings.includes(path));
}

function isRewritten(address: string, { tables }: Release): boolean {
  return tables.rewrites.some(({ prefix }) => address.startsWith(prefix));
}
