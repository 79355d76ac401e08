import { exampleDuration } from '../example-durations';
import { documents } from '../facts';
import type { ServicePage } from '../service-page';
import { codeReviewSpecimen } from '../specimens/code-review';

export const codeReview = {
  title: 'Code Review',
  headline: 'We read the code your scanner can’t judge',
  searchTitle: 'Secure code review: read by people',
  description:
    'Our reviewers read your source code after a first pass with SAST tools. You get findings by file and line, and we read your fixes before you close them.',
  intro:
    'Our reviewers read the parts of your source code that decide who may do what, and follow untrusted input to where it is used. You get each finding with its file and line.',
  sections: [
    {
      kind: 'features',
      heading: 'What reading the code adds',
      intro:
        'Each kind of [test](vapt) finds more when we also read the code. We test a cloud environment as network and web; in a code review we read the templates that build it.',
      items: [
        {
          title: 'Cloud VAPT',
          text: 'Infrastructure templates, pipelines and function code show which identity may assume which role. We can spot a wildcard permission in the template before it goes live.',
        },
        {
          title: 'Mobile VAPT',
          text: 'We read the original Kotlin or Swift, so nothing has to be decompiled. We check key handling, deep links and certificate checks against the MASVS.',
        },
        {
          title: 'Web VAPT',
          text: 'We list the routes in scope beside the check that guards each. A route without a check stands out, even one an outside tester might never request.',
        },
        {
          title: 'Network VAPT',
          text: 'Your own agents, daemons and automation scripts listen on ports and hold credentials. We look for unsafe parsing, and for secrets in the repository’s history.',
        },
      ],
    },
    codeReviewSpecimen,
    {
      kind: 'exchange',
      provide: [
        'Read access to the repositories, with their history',
        'Build instructions and the dependency manifest',
        'Earlier test reports, so we don’t count known findings twice',
      ],
      receive: [
        'The threat model, and a list of what we read and what we didn’t',
        'Findings with file, line, data path, weakness class and fix',
        'The access table for every operation in scope',
        'Rules for your SAST tool, where a pattern allows one',
        'A record of the fix review',
      ],
    },
    {
      kind: 'steps',
      heading: 'How we review the code',
      intro: exampleDuration('codeReview'),
      steps: [
        {
          title: 'Scope and threat model',
          text: 'We draw the trust boundaries and choose the modules that guard them: authentication, authorization, payment, parsing, cryptography.',
          customer: 'free up the developer who knows the oldest part.',
        },
        {
          title: 'Automated pass',
          text: 'We run SAST, secret and dependency scanners over the whole repository. We treat their results as leads, and report none that we haven’t read.',
          customer: 'give us a build that compiles.',
        },
        {
          title: 'Manual reading',
          text: 'We follow the external inputs of the modules in scope from source to sink. We list access checks in a table of operation, role, rule and line.',
          customer: 'tell us what you intended: is this exception on purpose?',
        },
        {
          title: 'Proof',
          text: 'We confirm a finding with a failing test, a request or a written data path. Anything we can’t confirm is listed apart, as a concern.',
          customer: 'give us a test environment if you want to see the flaw run.',
        },
        {
          title: 'Walkthrough',
          text: 'We go through the findings file by file with your developers, and agree a fix that suits your framework.',
          customer: 'bring the people who will write the fixes.',
        },
        {
          title: 'Fix review',
          text: 'We read your merge requests, and search the repository for the same pattern elsewhere.',
          customer: 'send us each change with its test.',
        },
      ],
    },
    {
      kind: 'table',
      heading: 'How to judge a review',
      intro: 'Start with reading coverage. The other three apply only to the code we read.',
      columns: ['Measure', 'What we count', 'What it tells you'],
      rows: [
        [
          'Reading coverage',
          'Modules in scope that a person has read',
          'How far to trust a clean result',
        ],
        [
          'Requirements verified',
          'OWASP ASVS 5.0 requirements, at the level you choose',
          'How far you are from that level',
        ],
        ['Reach of fixes', 'Cases closed for each root cause', 'Whether you fixed the cause'],
        ['Missed findings', 'Flaws found later in code we had read', 'What we have to explain'],
      ],
    },
    {
      kind: 'reasons',
      heading: 'Why review code?',
      items: [
        {
          title: 'Branches no test reaches',
          text: 'A scanner from outside won’t trigger code that runs on the last day of the year, or a check that lets everyone through when the cache is down.',
        },
        {
          title: 'One fix for a class',
          text: 'If the cause is a helper function, fixing it closes every case that calls it. A lint rule can then stop the pattern coming back.',
        },
        {
          title: 'Evidence of secure development',
          text: 'PCI DSS v4.0.1 requirement 6.2.3 requires you to review bespoke and custom software before release. If the review is manual, 6.2.3.1 requires a reviewer other than the author. ISO/IEC 27001:2022 covers secure coding in control A.8.28.',
        },
        {
          title: 'Knowledge of what you bought',
          text: 'We read outsourced or acquired code, and check the libraries it brings, before you depend on it.',
        },
      ],
    },
    {
      kind: 'strengths',
      items: [
        {
          title: 'Read by people',
          text: 'Tools tell us where to look first. A reviewer decides what is a finding.',
        },
        {
          title: 'Limits stated',
          text: 'The report says which files we skipped, and why.',
        },
        {
          title: 'Fixes for your framework',
          text: 'The fixes we propose use your framework’s own functions for escaping, queries and sessions.',
        },
        {
          title: 'Doubts settled',
          text: 'We can try a doubtful line on the running system, under the rules of a penetration test.',
        },
      ],
    },
    {
      kind: 'fit',
      heading: 'Who it suits',
      suits: [
        'you own the source code, and its logic is what your customers pay for',
        'an acquisition or a new supplier brings you code that none of you has read',
        'penetration tests keep finding the same class of bug',
      ],
      instead: [
        { when: 'you want us to attack the live system, or don’t have its source', choose: 'vapt' },
        { when: 'you want your developers to learn to review it themselves', choose: 'training' },
        {
          when: 'it’s the firewall in front of it that worries you',
          choose: 'networkConfiguration',
        },
      ],
    },
    {
      kind: 'questions',
      items: [
        {
          question: 'Does our source code have to leave our systems?',
          answer:
            'No. We can read it inside your repository host or on a desktop you provide. If you let us keep a local copy, we delete it at the end and confirm that in writing.',
        },
        {
          question: 'What do you need for a quotation?',
          answer:
            'Tell us the languages and frameworks, and roughly how many lines of code the modules have. Say whether we can use a test environment. The price depends mainly on the lines we read and on how many languages they are in.',
        },
        {
          question: 'Is a SAST tool enough?',
          answer:
            'No. It is good at patterns, such as a concatenated query, so keep it in your pipeline for those. It doesn’t know your business rules: it can’t tell that a clerk may not approve her own refund.',
        },
        {
          question: 'Do you review code written by an AI assistant?',
          answer:
            'Yes, in the same steps. We look harder for packages that don’t exist and for access checks that only look complete. We ask your developers to explain lines we doubt.',
        },
        {
          question: 'Should it come before or after a penetration test?',
          answer:
            'Before, if you can choose: what we read tells the [testers](vapt) where to look. Afterwards, it finds more flaws like those they proved. If your team wants to learn the skill, add [secure development training](training).',
        },
      ],
    },
  ],
  quote: 'Before you release it, let us read the code that decides who may do what.',
  callToAction: 'Ask for a code review',
  sources: [documents.masvs, documents.asvs, documents.pciDss, documents.iso27001],
} as const satisfies ServicePage;
