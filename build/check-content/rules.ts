import type { Finding } from '../../lib/finding';
import { claimRules } from './claim-rules';
import { companyRules } from './company-rules';
import { factRules } from './fact-rules';
import { listRules } from './list-rules';
import { pageRules } from './page-rules';
import { postRules } from './post-rules';
import { proseRules } from './prose-rules';
import { pageSearchRules, postSearchRules } from './search-rules';
import { deadlineRules, securityRules } from './security-rules';
import { serviceRules } from './service-rules';
import type { Rule, SiteContent } from './site-content';

/** The rules of posts, which hold for those of a collection too; there they end nothing. */
export const rulesOfPosts: readonly Rule[] = [...postRules, ...postSearchRules];

/** Every rule of the content. */
export const rules: readonly Rule[] = [
  ...pageRules,
  ...serviceRules,
  ...listRules,
  ...companyRules,
  ...securityRules,
  ...deadlineRules,
  ...pageSearchRules,
  ...rulesOfPosts,
  ...claimRules,
  ...factRules,
  ...proseRules,
];

/** The rules that a build asks. */
export const errorRules = rules.filter(({ level }) => level === 'error');

/** What the rules find in the content, in their order, after what kept posts from being read. */
export function findingsIn(content: SiteContent, asked: readonly Rule[] = rules): Finding[] {
  const softer = filesOfDrafts(content);
  const found = asked.flatMap(({ level, check }) => {
    const findings: Finding[] = [];
    check(content, (file, field, message) => {
      findings.push({ level: softer.has(file) ? 'advice' : level, file, field, message });
    });
    return findings;
  });
  return [...content.posts.findings, ...found];
}

/** What is wrong in a draft ends nothing until it is published. */
function filesOfDrafts({ pages, routes, posts }: SiteContent): Set<string> {
  const services = pages.filter(({ route }) => route && routes[route]?.draft);
  const drafts = [...services, ...posts.files.filter(({ draft }) => draft)];
  return new Set(drafts.map(({ file }) => file));
}
