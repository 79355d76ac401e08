/** One word for one thing. */
export interface Term {
  /** The word that the site uses. */
  say: string;
  /** What else it could be called and is not, in any case; a plural with “s” is found too. */
  not: readonly string[];
}

/** What the site’s owner calls a page on a card or in a menu, where that is not the page’s own title. */
export const givenNames: readonly string[] = [
  'Managed MDR Service',
  'Managed Security Services',
  'Security Training',
];

/** The words that all pages and posts share. `npm run check:content` advises where one says otherwise. */
export const terms: readonly Term[] = [
  { say: 'Article', not: ['Art.'] },
  { say: 'attacker', not: ['thief', 'thieve'] },
  { say: 'audit finding', not: ['audit remark'] },
  { say: 'data is', not: ['data are', 'data were'] },
  { say: 'email', not: ['e-mail'] },
  { say: 'fix', not: ['repair', 'repaired'] },
  { say: 'HR', not: ['human resources', 'personnel'] },
  { say: 'multi-factor authentication', not: ['second factor'] },
  { say: 'people', not: ['persons'] },
  { say: 'phone', not: ['telephone', 'telephoned'] },
  { say: 'quotation', not: ['an offer', 'any offer', 'the offer'] },
  { say: 'retest', not: ['re-test', 're-tested'] },
  { say: 'sign in', not: ['logged in', 'logged on', 'login'] },
  { say: 'SP 800-61r3', not: ['SP 800-61 Rev. 3', 'SP 800-61 revision 3'] },
];
