import { isWhole } from './run';

const files = (...names: readonly string[]) => names.map((name) => `${name}.spec.ts`);

/** What builds, deploys or serves anew: run by `npm test -- --all` alone. */
const SLOW = files('blog-build', 'deploys', 'development');

/** What looks at further builds that are made with `--all` alone. */
const ON_OTHERS = files('blog-archive', 'blog-firestore', 'blog-post', 'hostile-posts');

/** The spec files that do not run this time. */
export const leftOut = isWhole ? [] : [...SLOW, ...ON_OTHERS];

/** The spec files that wait until the further builds are made. */
export const specsOfVariants = [
  ...ON_OTHERS,
  ...files('contact-fallbacks', 'contact-sending', 'no-posts', 'vitals'),
];
