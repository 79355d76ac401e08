import { FIRST_SCREEN_END } from '@/lib/file-paths';

/**
 * The end of a first screen that fills the first flight by itself: the build inlines the rules for what stands before
 * it, and has it lead to the file of all rules, which serves the pages alike. React would have a stylesheet with an
 * address fetched, so it gets its address and kind from the build.
 */
export function FirstScreenEnd() {
  return <link id={FIRST_SCREEN_END} />;
}
