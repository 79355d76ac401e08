import type { Finding } from '../../lib/finding';
import { checkColours, checkDrawings, checkPictures } from './picture-rules';
import { checkPostFiles } from './post-rules';
import { type Check, type Report, type SiteContent, servicesOf } from './site-content';
import {
  checkAuthors,
  checkDays,
  checkDistinct,
  checkFactWords,
  checkReports,
  checkRetired,
  checkRoutes,
  checkSections,
  checkSecurityNotice,
} from './site-rules';
import { checkProse, checkValues } from './text-rules';

const everyRule: readonly Check[] = [
  checkValues,
  checkProse,
  checkDistinct,
  checkSections,
  checkRoutes,
  checkRetired,
  checkAuthors,
  checkDays,
  checkFactWords,
  checkSecurityNotice,
  checkPictures,
  checkDrawings,
  checkColours,
  checkReports,
  checkPostFiles,
];

/**
 * What the rules find in the content, in their order, after what kept posts from being read.
 * @param first what the compiler and the shapes of the JSON files say: a rule that stumbles over it is passed over.
 */
export function findingsIn(
  content: SiteContent,
  rules = everyRule,
  first: readonly Finding[] = [],
): Finding[] {
  const findings = [...content.posts.findings];
  /** What is wrong with a field is said once, and not of what stands in for it. */
  const known = new Set([...first, ...findings].map(({ file, field }) => `${file} ${field}`));
  const drafts = [...servicesOf(content), ...content.posts.files]
    .filter((one) => ('isDraft' in one ? one.isDraft : one.draft))
    .map(({ file }) => file);
  const report: Report = (file, field, message, own = 'error') => {
    // What is wrong in a draft ends nothing until it is published.
    const level = drafts.includes(file) ? 'advice' : own;
    if (!known.has(`${file} ${field}`)) findings.push({ level, file, field, message });
  };
  for (const check of rules) {
    try {
      check(content, report);
    } catch (error) {
      if (first.length === 0) throw error;
    }
  }
  return findings;
}
