import { placesOf } from './company';
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
  // Each partner whose logo is shown has agreed to it.
  {
    id: 'home-trusted-by',
    words: 'Trusted by Leading Organizations Worldwide',
    pages: ['home'],
  },
  {
    id: 'home-fixes-retested',
    words: 'we can retest your fixes',
    pages: ['home'],
  },
  {
    id: 'contact-engineer-replies',
    words: 'a security engineer will reply',
    pages: ['contact'],
  },
  {
    id: 'contact-attack-call',
    words: 'we respond only on systems we monitor',
    pages: ['contact'],
  },
  {
    id: 'contact-scope-first',
    words: 'send a one-page scope first',
    pages: ['contact'],
  },
  {
    id: 'around-the-clock',
    words: '24/7',
    pages: ['home', 'mssp', 'services', 'siem', 'edr', 'mdr', 'soc', 'choose'],
  },
  {
    id: 'about-people-named',
    words: 'the quotation names who will lead the work, and their qualifications',
    pages: ['about'],
  },
  {
    id: 'about-people-replaced',
    words: 'you may refuse the replacement',
    pages: ['about'],
  },
  {
    id: 'about-references',
    words: 'ask us for references in your field before you sign',
    pages: ['about'],
  },
  {
    id: 'about-revised',
    words: 'we revise detections, test cases and lessons',
    pages: ['about'],
  },
  {
    id: 'one-page-scope',
    words: 'on one page before we quote',
    pages: ['services'],
  },
  {
    id: 'mssp-analyst-every-hour',
    words: 'an analyst is on shift at every hour, weekends and public holidays included',
    pages: ['mssp'],
  },
  {
    id: 'mssp-own-tool-kept',
    words: 'if the product you own can do the work, we tell you to keep it',
    pages: ['mssp'],
  },
  {
    id: 'mssp-partner-status-named',
    words: 'where we are a vendor’s partner, the quotation says so',
    pages: ['mssp'],
  },
  {
    id: 'siem-alerts-closed',
    words: 'they close each alert in scope with a written reason, or raise it as an incident',
    pages: ['siem'],
  },
  {
    id: 'siem-alert-volume-quoted',
    words: 'the quotation says how many alerts a day the price covers',
    pages: ['siem'],
  },
  {
    id: 'siem-alerts-above-volume',
    words: 'we still work them all, day and night, the most severe first',
    pages: ['siem'],
  },
  {
    id: 'siem-phone-first',
    words: 'we phone as soon as we declare an incident',
    pages: ['siem'],
  },
  {
    id: 'edr-isolate-then-call',
    words: 'the analyst isolates it first and calls you next',
    pages: ['edr'],
  },
  {
    id: 'edr-limits-in-contract',
    words: 'your contract sets a limit for each',
    pages: ['edr'],
  },
  {
    id: 'edr-countries-quoted',
    words: 'the quotation names the countries they work from',
    pages: ['edr'],
  },
  {
    id: 'siem-named-accounts',
    words: 'through named accounts that you can suspend',
    pages: ['siem'],
  },
  { id: 'siem-monthly-summary', words: 'a monthly summary', pages: ['siem'] },
  {
    id: 'soc-lead-analyst',
    words: 'every confirmed incident of severity 1 or 2 gets a named lead analyst',
    pages: ['soc'],
  },
  { id: 'soc-handover', words: 'the next one reads it back before taking over', pages: ['soc'] },
  {
    id: 'soc-breach-notice',
    words: 'within the hours your contract states',
    pages: ['soc'],
  },
  { id: 'mdr-ring-monitoring', words: 'monitoring begins with the first ring', pages: ['mdr'] },
  {
    id: 'mdr-faults-to-us',
    words: 'report any fault to us. We deal with the vendor',
    pages: ['mdr'],
  },
  {
    id: 'mdr-act-then-call',
    words: 'the analyst acts on the finding and calls you next',
    pages: ['mdr'],
  },
  { id: 'vapt-letter', words: 'A letter for customers', pages: ['vapt'] },
  {
    id: 'vapt-critical-at-once',
    words: 'we tell you of a critical finding at once',
    pages: ['vapt'],
  },
  {
    id: 'vapt-re-assessment',
    words: 'against the fixes you report within the retest period',
    pages: ['vapt'],
  },
  { id: 'code-review-read-in-place', words: 'inside your repository host', pages: ['codeReview'] },
  {
    id: 'network-architecture-installs-nothing',
    words: 'we install nothing',
    pages: ['networkArchitecture'],
  },
  {
    id: 'network-architecture-days',
    words: 'gives you the number of days before we quote',
    pages: ['networkArchitecture'],
  },
  {
    id: 'network-configuration-secret-deleted',
    words: 'we tell you, delete our copy of the file',
    pages: ['networkConfiguration'],
  },
  {
    id: 'training-no-ranking',
    words: 'don’t compare employees with each other',
    pages: ['training'],
  },
  {
    id: 'training-materials-kept',
    words: 'exercise sheets that you can use again in-house',
    pages: ['training'],
  },
  {
    id: 'consultancy-days-stated',
    words: 'we state the days for each step',
    pages: ['consultancy'],
  },
  {
    id: 'consultancy-free-choice',
    words: 'you are free to choose who delivers it',
    pages: ['consultancy'],
  },
  {
    id: 'data-classification-samples',
    words: 'only the samples you approve, inside your environment and under named accounts',
    pages: ['dataClassification'],
  },
  {
    id: 'risk-no-product',
    words: 'we name a tool only if you already own one that does it',
    pages: ['risk'],
  },
  { id: 'vciso-deputy', words: 'a person and a deputy', pages: ['vciso'] },
  {
    id: 'vciso-exceptions',
    words: 'they decide only the exceptions that your charter delegates',
    pages: ['vciso'],
  },
  { id: 'vciso-no-own-purchase', words: 'approving a purchase from us', pages: ['vciso'] },
  {
    id: 'phishing-submitted-only',
    words: 'landing pages record only that a form was submitted, never what was typed',
    pages: ['phishing'],
  },
  { id: 'phishing-no-ranking', words: 'we never rank individuals', pages: ['phishing'] },
  {
    id: 'phishing-list-handed-over',
    words: 'that person holds the list: we delete our copy',
    pages: ['phishing'],
  },
  {
    id: 'phishing-bait',
    words: 'we never use bonuses, dismissals or illness as bait',
    pages: ['phishing'],
  },
];

/** Terms that belong in a contract. */
const terms: readonly Claim[] = [
  {
    id: 'data-returned-or-deleted',
    words: 'a date by which we return or delete the data we hold, and written confirmation',
    pages: ['services'],
  },
  {
    id: 'findings-stay-in-service',
    words: 'we pass findings to another service only with your consent',
    pages: ['services'],
  },
  {
    id: 'contract-names-countries',
    words: 'the contract names the countries',
    pages: ['services'],
  },
  {
    id: 'quotation-names-shifts',
    words: 'the quotation names the country of each shift',
    pages: ['services'],
  },
  {
    id: 'soc-log-region',
    words: 'we settle with you which region stores your logs and which countries may view them',
    pages: ['soc'],
  },
  {
    id: 'soc-shift-countries',
    words: 'our quotation names the country each shift works from',
    pages: ['soc'],
  },
  {
    id: 'sub-contractors-named',
    words: 'we add none of our own without your consent',
    pages: ['services'],
  },
  {
    id: 'vendor-notice-passed-on',
    words: 'passed on to you when we get it',
    pages: ['services'],
  },
  {
    id: 'clauses-answered',
    words: 'a written answer to each clause you need',
    pages: ['services'],
  },
  {
    id: 'own-breach-hours',
    words: 'the number of hours within which we tell you of a breach on our side',
    pages: ['services'],
  },
  {
    id: 'vendor-deletes',
    words: 'who deletes it and by when',
    pages: ['services'],
  },
  { id: 'siem-rules-yours', words: 'we give you an export', pages: ['siem'] },
  { id: 'siem-ownership', words: 'you keep ownership of the platform', pages: ['siem'] },
  { id: 'mdr-exit', words: 'if it’s in your name, you keep it', pages: ['mdr'] },
  {
    id: 'mdr-exit-quoted',
    words: 'the quotation says which, before you sign',
    pages: ['mdr'],
  },
  {
    id: 'soc-exit',
    words: 'we export your detections and tickets for you, and return or delete your logs',
    pages: ['soc'],
  },
  {
    id: 'phishing-deleted',
    words: 'written confirmation that we deleted the address list',
    pages: ['phishing'],
  },
  {
    id: 'code-review-copy-deleted',
    words: 'we delete it at the end and confirm that in writing',
    pages: ['codeReview'],
  },
  {
    id: 'managed-exit-formats',
    words: 'in formats your next team can open',
    pages: ['mssp'],
  },
  {
    id: 'bank-terms-answered',
    words: 'we answer each one, and say which we can’t accept',
    pages: ['mssp'],
  },
  {
    id: 'mssp-shifts-quoted',
    words: 'how many analysts work each shift, and from which country',
    pages: ['mssp'],
  },
  {
    id: 'mssp-limits-in-contract',
    words: 'we run three clocks, and the contract sets a limit for each',
    pages: ['mssp'],
  },
  {
    id: 'mssp-change-signed-first',
    words: 'we price the change and you sign it before it starts',
    pages: ['mssp'],
  },
  {
    id: 'mssp-extra-volume-priced',
    words: 'the quotation shows what extra log volume costs',
    pages: ['mssp'],
  },
  {
    id: 'mssp-licence-priced-apart',
    words: 'the quotation prices it apart from our work and says whether we earn on it',
    pages: ['mssp'],
  },
  {
    id: 'privacy-deleted',
    words: 'we delete it from our mailbox when your question is closed',
    pages: ['privacy'],
  },
  { id: 'privacy-controller', words: 'and is its controller', pages: ['privacy'] },
  {
    id: 'disclosure-safe-harbour',
    words: 'we will not sue you or report you to the police',
    pages: ['disclosure'],
  },
  {
    id: 'disclosure-waiver',
    words: 'we waive any term of this site that would forbid it',
    pages: ['disclosure'],
  },
  {
    id: 'disclosure-answers',
    words: 'we tell you whether we could, and what we decided',
    pages: ['disclosure'],
  },
  {
    id: 'accessibility-another-way',
    words: 'send you the content another way',
    pages: ['accessibility'],
  },
  {
    id: 'accessibility-with-every-change',
    words: 'with every change of the site',
    pages: ['accessibility'],
  },
  {
    id: 'privacy-where-read',
    words: `our staff in ${placesOf('country')} may read your message`,
    pages: ['privacy'],
  },
];

/**
 * What the company must confirm before the site is public: `npm run check:launch` asks for each. A page
 * that no longer has the words fails `npm run check:content`, so that this list stays true.
 */
export const claims = [...promises, ...terms];
