import { documents } from '../facts';
import type { ServicePage } from '../service-page';
import { codeReviewSpecimen } from '../specimens/code-review';

export const codeReview = {
  title: 'Code Review',
  headline: 'We read the code your scanner can’t judge',
  searchTitle: 'Secure Code Review by people, with SAST',
  description:
    'Source code read by reviewers, with SAST as a first pass: untrusted input traced to its sink, findings by file and line, and the merged fix read again.',
  intro:
    'You own the source of an application. Our reviewers read the code that decides who may do what, trace untrusted input to where it is used, and report findings with file and line.',
  sections: [
    {
      kind: 'features',
      heading: 'What the source adds to a test',
      intro:
        'These are not separate tests: each box names a kind of [VAPT](vapt), and what reading the code adds to it. For cloud, the code is the templates that build it.',
      items: [
        {
          title: 'Cloud VAPT',
          text: 'Infrastructure templates, pipelines and function code show which identity may assume which role. A wildcard permission is visible in the template before it is live in the account.',
        },
        {
          title: 'Mobile VAPT',
          text: 'Reading replaces decompiling. Key handling, deep links and certificate checks are reviewed against the MASVS in the original Kotlin or Swift.',
        },
        {
          title: 'Web VAPT',
          text: 'The routes in scope are listed beside the check that guards each. The one without a check stands out, though an outside tester may never request it.',
        },
        {
          title: 'Network VAPT',
          text: 'Your own agents, daemons and automation scripts listen on ports and hold credentials. They are read for unsafe parsing and for secrets in the repository’s history.',
        },
      ],
    },
    {
      kind: 'steps',
      heading: 'How the code is reviewed',
      steps: [
        {
          title: 'Scope and threat model',
          text: 'We draw the trust boundaries and choose the modules that carry them: authentication, authorisation, payment, parsing, cryptography.',
          customer: 'Make the developer who knows the oldest part available.',
        },
        {
          title: 'Automated pass',
          text: 'SAST, secret and dependency scanners run over the whole repository. Their results are leads, and are read before they are reported.',
          customer: 'Supply a build that compiles.',
        },
        {
          title: 'Manual reading',
          text: 'External inputs of the modules in scope are followed from source to sink. Access checks become a table of operation, role, rule and line.',
          customer: 'Answer questions of intent: is this exception intended?',
        },
        {
          title: 'Proof',
          text: 'A finding is confirmed by a failing test, a request or a written data path. Anything less is listed apart, as a concern.',
          customer: 'Provide a test environment if you want proof by running.',
        },
        {
          title: 'Walkthrough',
          text: 'We go through the findings in each file and settle a fix in the terms of your framework.',
          customer: 'Bring the people who will write it.',
        },
        {
          title: 'Fix review',
          text: 'The merge requests are read, and the repository is searched for the same pattern elsewhere.',
          customer: 'Send each change with its test.',
        },
      ],
    },
    {
      kind: 'exchange',
      provide: [
        'Read access to the repositories, with their history',
        'Build instructions and the dependency manifest',
        'Earlier test reports, so that known findings are not counted twice',
      ],
      receive: [
        'The threat model, and a list of what was and was not read',
        'Findings with file, line, data path, weakness class and fix',
        'The access table for every operation in scope',
        'Rules for your SAST tool, where a pattern allows one',
        'A fix-review record',
      ],
    },
    codeReviewSpecimen,
    {
      kind: 'reasons',
      heading: 'Why review code?',
      items: [
        {
          title: 'Branches no test reaches',
          text: 'No scanner triggers a path that runs on the last day of the year, or a check that lets everyone through when the cache is down.',
        },
        {
          title: 'One fix for a class',
          text: 'Where the cause is a helper function, fixing it closes every instance, and a lint rule keeps them closed.',
        },
        {
          title: 'Evidence of secure development',
          text: 'PCI DSS v4.0.1 requirement 6.2.3 has bespoke and custom software reviewed before release; where the review is manual, 6.2.3.1 requires a reviewer other than the author. ISO/IEC 27001:2022 names secure coding in control A.8.28.',
        },
        {
          title: 'Knowledge of what you bought',
          text: 'Outsourced or acquired code is read before you depend on it, together with the libraries it brings.',
        },
      ],
    },
    {
      kind: 'table',
      heading: 'How a review is judged',
      intro: 'Read the first row first: it limits the other three.',
      columns: ['Measure', 'Unit', 'It shows'],
      rows: [
        ['Reading coverage', 'Modules in scope read by a person', 'What a clean result means'],
        ['Requirements verified', 'OWASP ASVS 5.0, at the agreed level', 'Gap to the agreed level'],
        ['Reach of fixes', 'Instances closed for each root cause', 'Whether causes were fixed'],
        ['Missed findings', 'Later findings in code we had read', 'What we have to explain'],
      ],
    },
    {
      kind: 'fit',
      heading: 'Read the code, or attack it?',
      suits: [
        'you own the source and its logic is what your customers pay for',
        'an acquisition or a change of supplier brings code that none of you have read',
        'penetration tests keep finding the same class of bug',
      ],
      instead: [
        { when: 'you want the live system attacked, or lack the source', choose: 'vapt' },
        { when: 'your developers should learn to review it themselves', choose: 'training' },
        { when: 'the doubt is the firewall in front of it', choose: 'networkConfiguration' },
      ],
    },
    {
      kind: 'questions',
      items: [
        {
          question: 'Must our source leave our systems?',
          answer:
            'We can read inside your repository host or on a desktop that you provide. Where a local copy is agreed, the contract sets how its deletion is recorded.',
        },
        {
          question: 'What do you need for a quotation?',
          answer:
            'The languages and frameworks, the lines of code in the modules you have in mind, and whether a test environment exists. The threat model settles which modules are worth the days.',
        },
        {
          question: 'Is a SAST tool enough?',
          answer:
            'No. It is good at patterns such as a concatenated query, and blind to business rules: it cannot know that a clerk may not approve her own refund. Keep it in the pipeline for the former.',
        },
        {
          question: 'Do you review code written by an AI assistant?',
          answer:
            'Yes, by the same steps. We look harder at packages whose names do not exist and at access checks that look complete, and ask your developers to explain the line.',
        },
        {
          question: 'Should it come before or after a penetration test?',
          answer:
            'Before, if you can choose, because reading tells the [testers](vapt) where to look. Afterwards it finds flaws similar to those they proved. For skills that stay in the team, add [secure development training](training).',
        },
      ],
    },
    {
      kind: 'strengths',
      items: [
        {
          title: 'Read by people',
          text: 'Tools say where to look first; a reviewer decides what is a finding.',
        },
        {
          title: 'Claims with limits',
          text: 'The report says which files were skipped and why.',
        },
        {
          title: 'Fixes in your idiom',
          text: 'A proposed fix uses your framework’s own escaping, query and session functions.',
        },
        {
          title: 'Suspicions settled',
          text: 'A doubtful line can be tried on the running system, under the rules of a penetration test.',
        },
      ],
    },
  ],
  quote: 'Read the code that decides who may do what before it is released.',
  callToAction: 'Show us the module you trust least',
  sources: [documents.masvs, documents.asvs, documents.pciDss, documents.iso27001],
} as const satisfies ServicePage;
