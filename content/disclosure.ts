/** A clause of the policy. */
export interface DisclosureClause {
  /** Its name, beside its number. */
  heading: string;
  /** One or two sentences before the list, or alone; `[words](routeId)` links to a page. */
  text?: string;
  /** What it consists of, a line each. */
  items?: readonly string[];
}

/**
 * How we handle reports of weaknesses in this site; /.well-known/security.txt names it as its policy. Contacts,
 * languages and the time of an answer stand in content/security.ts.
 */
export const disclosure = {
  title: 'Vulnerability Disclosure',
  /** Large under the title. */
  headline: 'Found a weakness in this site? Tell us.',
  searchTitle: 'Vulnerability disclosure policy',
  /** What search results say, 110 to 160 characters. */
  description:
    'How to report a weakness in this website: what is in scope, what to send, what we do with it, what we ask you to leave alone, and our safe harbour.',
  intro:
    'If you follow this page, we treat your research as authorized. Tell us of a weakness before somebody exploits it.',
  /** Before the contacts. */
  sendTo: 'Send your report to',
  /** Before the languages that we understand. */
  languages: 'We read reports in',
  /** Before the time of an answer, where content/security.ts gives one. */
  answer: 'We answer within',
  /** The words of the link to security.txt. */
  machineReadable: 'Machine-readable version: security.txt',
  clauses: [
    {
      heading: 'What this covers',
      text: 'This website: every page and file under its address, and the way they are served.',
    },
    {
      heading: 'What it does not cover',
      items: [
        'Our customers’ systems, including those we monitor or test. Only their owner can authorize you.',
        'Other companies’ services that this site links to or uses. Report those to the company that runs them.',
        'Our offices, our phones and the people who work here.',
      ],
    },
    {
      heading: 'What to send us',
      items: [
        'The address of the page or file, and what an attacker could do there.',
        'The steps to repeat it, with the requests you sent and the answers you got.',
        'When you tested, and from which IP address, so that we can find it in the logs.',
        'Whether anybody else knows. Leave out passwords and other people’s data, and ask us first for a safe channel if you send a working exploit.',
      ],
    },
    {
      heading: 'What we do with it',
      items: [
        'An engineer reads your report and tries to repeat what you describe.',
        'We tell you whether we could, and what we decided.',
        'We tell you when it is fixed, and you may check the fix.',
        'We name you only if you want us to, and we share your report only to get it fixed.',
      ],
    },
    {
      heading: 'Safe harbour',
      text: 'We authorize good-faith research that follows this page. We will not sue you or report you to the police for it, and we waive any term of this site that would forbid it. If somebody else acts against you for it, we will say that you acted with our consent. We cannot speak for other companies or for the law. If you are not sure whether something is covered, ask us first.',
    },
    {
      heading: 'What we ask you not to do',
      items: [
        'Do not slow the site down: no denial of service, no flood of requests.',
        'Do not read, change or keep other people’s data. Stop at the first proof and delete what you saw.',
        'Do not plant anything that stays, and do not use one weakness to reach further.',
        'Do not deceive our staff or customers, by phishing or otherwise.',
        'Do not publish before we have fixed it. Agree a date with us, and from that date you may publish.',
      ],
    },
    {
      heading: 'No reward',
      text: 'We run no bug bounty and promise no payment.',
    },
  ],
  /** The heading over the Contact Us button that ends the page. */
  callToAction: 'Not sure whether this page covers it?',
} as const satisfies { clauses: readonly DisclosureClause[]; [words: string]: unknown };
