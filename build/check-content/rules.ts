import type { Finding } from '../../lib/finding';
import { checkDays, checkFactAge, checkSecurityDeadline } from './day-rules';
import { checkLengths, checkSearch } from './limit-rules';
import { checkColours, checkMarksAreSeen } from './look-rules';
import { checkForeignMarks, checkMarks } from './mark-rules';
import {
  checkEmptyLists,
  checkFinder,
  checkFragments,
  checkGlossary,
  checkLinksToDrafts,
  checkLogos,
  checkSpecimens,
  checkTables,
  checkTexts,
} from './page-rules';
import { checkDrawings, checkPictures, checkPostPictures } from './picture-rules';
import { checkPostMarkup } from './post-markup-rules';
import {
  checkAuthors,
  checkCms,
  checkDrafts,
  checkPostFields,
  checkPostLinks,
  checkPostTexts,
} from './post-rules';
import { checkDraftServices, checkPageFiles, checkRetired, checkRoutes } from './route-rules';
import type { Report, SiteContent } from './site-content';

type Check = (content: SiteContent, report: Report) => void;

/** Rules of the content, by what comes of breaking one. */
type Rules = Partial<Record<Finding['level'], readonly Check[]>>;

/** The rules that a build asks. */
export const errorRules: Rules = {
  error: [
    checkTexts,
    checkMarks,
    checkLengths,
    checkEmptyLists,
    checkFragments,
    checkTables,
    checkLogos,
    checkGlossary,
    checkLinksToDrafts,
    checkRoutes,
    checkPageFiles,
    checkRetired,
    checkDays,
    checkPostTexts,
    checkPostLinks,
    checkPostMarkup,
    checkPostFields,
    checkPostPictures,
    checkPictures,
    checkDrawings,
    checkAuthors,
    checkCms,
    checkColours,
    checkFinder,
  ],
};

/** Advice that a build gives too, for soon it will refuse. */
export const deadlineRules: Rules = { advice: [checkSecurityDeadline] };

/** The rules of posts, which hold for those of a collection too; there they end nothing. */
export const rulesOfPosts: Rules = {
  advice: [
    checkPostTexts,
    checkPostLinks,
    checkPostMarkup,
    checkPostFields,
    checkPostPictures,
    checkSearch,
    checkDrafts,
  ],
};

export const everyRule: Rules = {
  ...errorRules,
  advice: [
    checkSecurityDeadline,
    checkDraftServices,
    checkSpecimens,
    checkSearch,
    checkDrafts,
    checkFactAge,
    checkMarksAreSeen,
    checkForeignMarks,
  ],
};

/**
 * What the rules find in the content, in their order, after what kept posts from being read.
 * @param isTyped false where the compiler found fields missing: a rule that stumbles over one is passed over.
 */
export function findingsIn(
  content: SiteContent,
  asked: Rules = everyRule,
  isTyped = true,
): Finding[] {
  const drafts = filesOfDrafts(content);
  const findings = [...content.posts.findings];
  /** What a post lacks is said once, and not of what stands in for it. */
  const known = new Set(findings.map(({ file, field }) => `${file} ${field}`));
  for (const level of ['error', 'advice'] as const) {
    const report: Report = (file, field, message, own = level) => {
      if (known.has(`${file} ${field}`)) return;
      // What is wrong in a draft ends nothing until it is published.
      findings.push({ level: drafts.has(file) ? 'advice' : own, file, field, message });
    };
    for (const check of asked[level] ?? []) {
      try {
        check(content, report);
      } catch (error) {
        if (isTyped) throw error;
      }
    }
  }
  return findings;
}

function filesOfDrafts({ pages, routes, posts }: SiteContent): Set<string> {
  const services = pages.filter(({ route }) => route && routes[route]?.draft);
  const drafts = [...services, ...posts.files.filter(({ draft }) => draft)];
  return new Set(drafts.map(({ file }) => file));
}
