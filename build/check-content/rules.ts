import { checkClaims, checkConfirmed } from './claim-rules';
import {
  checkCoordinates,
  checkEmails,
  checkExpiries,
  checkPhones,
  checkSocials,
  checkTimeZones,
} from './company-rules';
import { checkEditions, checkFactAge, checkFacts } from './fact-rules';
import type { Finding, Level, Report } from './finding';
import {
  checkAnnouncements,
  checkGlossary,
  checkPartners,
  checkRetired,
  checkRoutes,
  checkTechnologies,
} from './list-rules';
import {
  checkCarousels,
  checkEmptyLists,
  checkEmptyTexts,
  checkFragments,
  checkMarks,
  checkTables,
} from './page-rules';
import {
  checkCategories,
  checkDrafts,
  checkFences,
  checkOtherCategories,
  checkPostLength,
  checkPostLinks,
  checkPostSources,
} from './post-rules';
import {
  checkAcronyms,
  checkEmptyWords,
  checkGlyphs,
  checkProof,
  checkQuotationMarks,
  checkSentences,
  checkTerms,
} from './prose-rules';
import {
  checkDescriptions,
  checkMissingSummaries,
  checkSummaries,
  checkTitles,
  checkUniquePages,
  checkUniquePosts,
} from './search-rules';
import { checkSecurityExpiry, checkSecurityNotice } from './security-rules';
import {
  checkDraftServices,
  checkLinksToDrafts,
  checkMissingSpecimens,
  checkServiceLength,
  checkServiceParts,
  checkSharedSentences,
  checkSpecimenCount,
  checkUnwritten,
} from './service-rules';
import type { SiteContent } from './site-content';

/** A rule of the content: what it asks for, and how it finds what breaks it. */
export interface Rule {
  asks: string;
  level: Level;
  check: (content: SiteContent, report: Report) => void;
}

/** The rules of posts, which hold for those of a collection too; there they end nothing. */
export const postRules: readonly Rule[] = [
  { level: 'error', asks: 'a post has one of the categories', check: checkCategories },
  { level: 'advice', asks: 'so has a post of another source', check: checkOtherCategories },
  { level: 'error', asks: 'a post’s links lead somewhere', check: checkPostLinks },
  { level: 'error', asks: 'a block of code has an end', check: checkFences },
  { level: 'error', asks: 'a post has a summary', check: checkMissingSummaries },
  { level: 'advice', asks: 'a post has 600 to 1,400 words', check: checkPostLength },
  { level: 'advice', asks: 'a summary fits search results', check: checkSummaries },
  { level: 'advice', asks: 'a post is told apart in search results', check: checkUniquePosts },
  { level: 'advice', asks: 'a post names its sources', check: checkPostSources },
  { level: 'advice', asks: 'a draft is known to be one', check: checkDrafts },
];

const securityExpiry: Rule = {
  level: 'advice',
  asks: 'security.txt holds for a while',
  check: checkSecurityExpiry,
};

/** Advice that a build gives too, for soon it will refuse. */
export const deadlineRules: readonly Rule[] = [securityExpiry];

/** Every rule of the content, errors before advice. */
export const rules: readonly Rule[] = [
  { level: 'error', asks: 'a text has words', check: checkEmptyTexts },
  { level: 'error', asks: 'a list has entries', check: checkEmptyLists },
  { level: 'error', asks: 'links lead to pages, and marks are whole', check: checkMarks },
  { level: 'error', asks: 'nothing is left to be written', check: checkUnwritten },
  { level: 'error', asks: 'what is out leads to no draft', check: checkLinksToDrafts },
  { level: 'error', asks: 'pages are told apart in search results', check: checkUniquePages },
  { level: 'error', asks: 'headings of a page make different fragments', check: checkFragments },
  { level: 'error', asks: 'a table has a cell for each column', check: checkTables },
  { level: 'error', asks: 'a page has one specimen at most', check: checkSpecimenCount },
  { level: 'error', asks: 'a carousel has logos enough', check: checkCarousels },
  { level: 'error', asks: 'addresses are plain and unique', check: checkRoutes },
  { level: 'error', asks: 'a retired address is no page', check: checkRetired },
  { level: 'error', asks: 'e-mail addresses can be written to', check: checkEmails },
  { level: 'error', asks: 'what is shown is what is dialled', check: checkPhones },
  { level: 'error', asks: 'time zones exist', check: checkTimeZones },
  { level: 'error', asks: 'an office is on the globe', check: checkCoordinates },
  { level: 'error', asks: 'social profiles are addresses', check: checkSocials },
  { level: 'error', asks: 'facts expire on a day', check: checkExpiries },
  { level: 'error', asks: 'security.txt holds', check: checkSecurityNotice },
  { level: 'error', asks: 'partners fill their strip', check: checkPartners },
  { level: 'error', asks: 'lists of logos name technologies', check: checkTechnologies },
  { level: 'error', asks: 'news has days, the newest first', check: checkAnnouncements },
  { level: 'error', asks: 'acronyms can be found in texts', check: checkGlossary },
  { level: 'error', asks: 'claims stand where the list says', check: checkClaims },
  { level: 'error', asks: 'facts stand where the table says', check: checkFacts },
  { level: 'error', asks: 'pages name one edition of a document', check: checkEditions },
  ...postRules,
  securityExpiry,
  { level: 'advice', asks: 'claims are confirmed', check: checkConfirmed },
  { level: 'advice', asks: 'a draft of a service is known to be one', check: checkDraftServices },
  { level: 'advice', asks: 'a service page is as long as buyers read', check: checkServiceLength },
  { level: 'advice', asks: 'a service page has what buyers ask for', check: checkServiceParts },
  { level: 'advice', asks: 'a service shows its work', check: checkMissingSpecimens },
  { level: 'advice', asks: 'no two services share a sentence', check: checkSharedSentences },
  { level: 'advice', asks: 'facts were checked within a year', check: checkFactAge },
  { level: 'advice', asks: 'a title fits search results', check: checkTitles },
  { level: 'advice', asks: 'a description fits search results', check: checkDescriptions },
  { level: 'advice', asks: 'a sentence has 35 words at most', check: checkSentences },
  { level: 'advice', asks: 'a passage spells its acronyms out', check: checkAcronyms },
  { level: 'advice', asks: 'what is claimed is proved', check: checkProof },
  { level: 'advice', asks: 'words say something', check: checkEmptyWords },
  { level: 'advice', asks: 'one thing has one name', check: checkTerms },
  { level: 'advice', asks: 'quotation marks are curly', check: checkQuotationMarks },
  { level: 'advice', asks: 'the face has the characters', check: checkGlyphs },
];

/** The rules that a build asks. */
export const errorRules = rules.filter(({ level }) => level === 'error');

/** What the rules find in the content, in their order, after what kept posts from being read. */
export function findingsIn(content: SiteContent, asked: readonly Rule[] = rules): Finding[] {
  const softer = filesOfDrafts(content);
  const found = asked.flatMap(({ level, check }) => {
    const findings: Finding[] = [];
    check(content, (file, field, fault) => {
      findings.push({ level: softer.has(file) ? 'advice' : level, file, field, fault });
    });
    return findings;
  });
  return [...content.posts.mistakes, ...found];
}

/** What is wrong in a draft ends nothing until it is published. */
function filesOfDrafts({ pages, routes, posts }: SiteContent): Set<string> {
  const services = pages.filter(({ route }) => route && routes[route]?.draft);
  const drafts = [...services, ...posts.files.filter(({ draft }) => draft)];
  return new Set(drafts.map(({ file }) => file));
}
