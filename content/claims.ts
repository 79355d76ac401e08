import type { RouteId } from './routes';

/** Something the site says that a customer could hold the company to. */
export interface Claim {
  /** Its name in the checks, as in `siem-no-alert-expires`. */
  id: string;
  /** The words as they stand on every page of `pages`, or a part of them that is sure to stay. */
  words: string;
  /** The pages that say so. */
  pages: readonly RouteId[];
  /** The day on which the company confirmed it, `YYYY-MM-DD`; new words need a new day. */
  confirmed?: string;
}

/** What the services promise. */
const promises: readonly Claim[] = [
  {
    id: 'around-the-clock',
    words: '24/7',
    pages: ['home', 'services', 'mssp', 'siem', 'edr', 'mdr', 'soc'],
  },
  { id: 'siem-no-alert-expires', words: 'none is left to expire', pages: ['siem'] },
  {
    id: 'siem-on-the-line',
    words: 'stay on the line until your team has contained',
    pages: ['siem'],
  },
  { id: 'edr-every-detection-read', words: 'every detection read by someone', pages: ['edr'] },
  { id: 'soc-one-analyst', words: 'from declaration to closure', pages: ['soc'] },
  { id: 'soc-tried-detections', words: 'after it has caught an imitated attack', pages: ['soc'] },
  { id: 'mdr-tenant-in-your-name', words: 'in your name from the first day', pages: ['mdr'] },
  { id: 'vapt-re-test', words: 're-test of every repair', pages: ['vapt'] },
  { id: 'vapt-by-hand', words: 'every scanner result is reproduced by hand', pages: ['vapt'] },
  { id: 'vapt-every-role', words: 'each operation in every role', pages: ['vapt'] },
  { id: 'code-review-inputs', words: 'each external input is followed', pages: ['codeReview'] },
  {
    id: 'configuration-rollback',
    words: 'rollback for every change',
    pages: ['networkConfiguration'],
  },
];

/** Terms that belong in a contract. */
const terms: readonly Claim[] = [
  {
    id: 'data-returned-or-deleted',
    words: 'return or deletion of your data at the end, confirmed in writing',
    pages: ['services'],
  },
  {
    id: 'address-list-deleted',
    words: 'deletion of the address list, confirmed in writing',
    pages: ['phishing'],
  },
  {
    id: 'source-copy-deleted',
    words: 'its deletion at the end is recorded in writing',
    pages: ['codeReview'],
  },
  { id: 'siem-rules-yours', words: 'in an export that you receive', pages: ['siem'] },
  { id: 'siem-ownership', words: 'you keep ownership of the platform', pages: ['siem'] },
  { id: 'mdr-exit', words: 'the licence passes to you', pages: ['mdr'] },
  {
    id: 'managed-exit-formats',
    words: 'returned in formats that your next team can open',
    pages: ['mssp'],
  },
  { id: 'edr-telemetry-exports', words: 'raw telemetry exports on request', pages: ['edr'] },
];

/**
 * What the company must confirm before the site is public: `npm run check:launch` asks for each. A page
 * that no longer has the words fails `npm run check:content`, so that this list stays true.
 */
export const claims = [...promises, ...terms];
