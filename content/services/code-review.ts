import { documents } from '../facts';
import type { ServicePage } from '../service-page';
import { codeReviewSpecimen } from '../specimens/code-review';

export const codeReview = {
  /** Given by the specification; a test holds it. */
  title: 'Code Review',
  headline: 'We read the code your scanner cannot judge',
  searchTitle: 'Secure code review: read by people',
  description:
    'Our reviewers read your source code after a first pass with SAST tools. You get findings by file and line, and we can read your fixes before you close them.',
  intro:
    'Our reviewers read the parts of your code that guard sign-in, payment and data, and follow untrusted input to where it is used. We need read access and a developer’s time.',
  sections: [
    {
      kind: 'features',
      heading: 'What reading the code adds',
      intro:
        'A review does not attack the running system: see [VAPT](vapt). Each kind of test finds more when we also read the code.',
      /** Their titles are given by the specification; a test holds them. */
      items: [
        {
          title: 'Cloud VAPT',
          text: 'Templates and pipelines show which identity may assume which role, and reveal a wildcard permission before it goes live.',
        },
        {
          title: 'Mobile VAPT',
          text: 'We read the Kotlin or Swift, and check keys, deep links and certificates against the MASVS.',
        },
        {
          title: 'Web VAPT',
          text: 'We list each route beside the check that guards it, so one without a check stands out.',
        },
        {
          title: 'Network VAPT',
          text: 'We read agents and scripts for the ports they open and credentials they hold.',
        },
      ],
    },
    codeReviewSpecimen,
    {
      kind: 'steps',
      heading: 'How we review the code',
      steps: [
        {
          title: 'Scope and threat model',
          text: 'We draw the trust boundaries and choose the modules that guard them, such as sign-in.',
          customer: 'free up the developer who knows the oldest part.',
        },
        {
          title: 'Automated pass',
          text: 'SAST, secret and dependency scanners give us leads. We report only what we have read.',
          customer: 'give us a build that compiles.',
        },
        {
          title: 'Manual reading',
          text: 'We follow external input from source to sink and list access checks by operation, role and line.',
          customer: 'tell us which exceptions are on purpose.',
        },
        {
          title: 'Proof',
          text: 'A failing test, a request or a written data path confirms a finding. We list as a concern whatever we cannot confirm.',
          customer: 'give us a test environment if you want to see the flaw run.',
        },
        {
          title: 'Walkthrough',
          text: 'File by file, we agree a fix that uses your framework’s own functions.',
          customer: 'bring the people who will write the fixes.',
        },
        {
          title: 'Re-Assessment',
          text: 'If your one-page scope includes it, we read your fixes and search for the same pattern elsewhere.',
          customer: 'send us each change with its test.',
        },
      ],
      provide: [
        'Read access to the repositories, with their history',
        'Build instructions and the dependency manifest',
        'Earlier test reports, so no finding counts twice',
      ],
      receive: [
        'The threat model, and a list of what we read and what we did not',
        'Findings with file, line, data path and fix',
        'The requirements of OWASP ASVS 5.0 that we verified, at the level you choose',
        'Rules for your SAST tool, where a pattern allows one',
      ],
    },
    {
      kind: 'reasons',
      heading: 'Why review code?',
      items: [
        {
          title: 'Branches no test reaches',
          text: 'Scanners seldom trigger code that runs once a year, or a check that lets everyone through when the cache is down.',
        },
        {
          title: 'One fix for a class',
          text: 'If your developers fix one helper function, they fix every piece of code that calls it.',
        },
        {
          title: 'Evidence of secure development',
          text: 'PCI DSS v4.0.1 requires a review of custom software before release (6.2.3). If the review is manual, somebody other than the author must carry it out, and management must approve the reviewed code before release (6.2.3.1). ISO/IEC 27001:2022 covers secure coding in A.8.28.',
        },
      ],
    },
    {
      kind: 'strengths',
      items: [
        {
          title: 'Read by people',
          text: 'Tools tell us where to look first, but a reviewer decides what is a finding.',
        },
        {
          title: 'Limits stated',
          text: 'The report says which files we skipped, and why.',
        },
        {
          title: 'We test doubtful lines',
          text: 'We can try a doubtful line on the live system, under the rules of a penetration test.',
        },
      ],
    },
    {
      kind: 'fit',
      heading: 'Who it suits',
      suits: [
        'an acquisition or a supplier brings you code that none of you has read',
        'penetration tests keep finding the same class of bug',
      ],
      instead: [
        {
          when: 'you want us to attack the live system, or do not have its source',
          choose: 'vapt',
        },
        { when: 'you want your developers to learn to review it themselves', choose: 'training' },
        {
          when: 'the firewall in front of the code worries you more',
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
          question: 'What should our first message say?',
          answer:
            'Send us the languages and frameworks, roughly how many lines of code the modules have, and whether we can use a test environment.',
        },
        {
          question: 'Is a SAST tool enough?',
          answer:
            'No. It is good at patterns, such as a concatenated query, so keep it in your pipeline for those. It does not know your business rules. It cannot tell that a clerk may not approve her own refund.',
        },
        {
          question: 'Do you review code written by an AI assistant?',
          answer:
            'Yes, in the same steps. We look harder for packages that do not exist and for access checks that only look complete, and ask your developers to explain lines we doubt.',
        },
        {
          question: 'Should a code review come before or after a penetration test?',
          answer:
            'Order it before the test if you can choose, because what we read tells the [testers](vapt) where to look. After the test, a review finds further cases of the flaws they proved.',
        },
      ],
    },
  ],
  quote: 'Before you release it, let us read the code that decides who may do what.',
  callToAction: 'Ask for a code review',
  sources: [documents.masvs, documents.asvs, documents.pciDss, documents.iso27001],
} as const satisfies ServicePage;
