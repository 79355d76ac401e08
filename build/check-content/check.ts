import { type Finding, throwErrors } from '../../lib/finding';
import { errorRules, findingsIn } from './rules';
import { readSiteContent } from './site-content';

/** What is to be said of the site's content as it is now, and of the posts of the configured folder. */
export function checkContent(): Finding[] {
  return findingsIn(readSiteContent());
}

/**
 * Ends what is under way if there are errors in the content.
 * @throws with every error's file, field and remedy, a line each.
 */
export function throwContentErrors() {
  throwErrors(findingsIn(readSiteContent(), errorRules));
}
