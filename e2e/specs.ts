import { isWhole } from './run';

const files = (...names: readonly string[]) => names.map((name) => `${name}.spec.ts`);

/** The spec files that wait until the further builds are made. */
export const specsOfVariants = files(
  'blog-archive',
  'blog-firestore',
  'blog-post',
  'contact-fallbacks',
  'contact-sending',
  'hostile-posts',
  'vitals',
);

/** What builds or serves anew, or presses through many states and pages. */
const SLOW = files(
  'blog-build',
  'carousel',
  'choose',
  'contact-call',
  'deploys',
  'development',
  'engines',
  'search',
  'service-pages',
  'under-attack',
);

/** The spec files that `npm test` leaves to `npm test -- --all`. */
export const leftOut = isWhole ? [] : [...specsOfVariants, ...SLOW];
