import { documents } from '../facts';
import type { ServicePage } from '../service-page';
import { trainingSpecimen } from '../specimens/training';

export const training = {
  title: 'Training',
  headline: 'Training that ends in an exercise, not a quiz',
  searchTitle: 'Cyber Security Training by role, with exercises',
  description:
    'Role courses for responders, developers, testers and SOC analysts, awareness sessions for all staff, each ended by an exercise that shows what changed.',
  intro:
    'Courses for those who build or defend your systems, and awareness sessions for everyone who is asked to click, pay or open something. Each course ends in an observed task.',
  sections: [
    {
      kind: 'features',
      heading: 'Specialized Training',
      intro: 'Five courses, each built round a lab, taken singly or in sequence.',
      items: [
        {
          title: 'Incident Response',
          text: 'A tabletop exercise for decision-makers, then a technical drill for responders. It follows NIST SP 800-61r3, so preparation and the lessons afterwards are rehearsed too.',
        },
        {
          title: 'Secure Software Development',
          text: 'Developers find and fix flaws in a deliberately weak application. The flaws come from the OWASP Top 10:2025, the acceptance criteria from ASVS 5.0.',
        },
        {
          title: 'SAST & DAST',
          text: 'Participants set up a scan, triage its findings and decide which may stop a release. Dismissing a false positive with a written reason is an exercise of its own.',
        },
        {
          title: 'Ethical Hacking',
          text: 'Reconnaissance, exploitation and reporting against an isolated range. Scope and written permission come first: without them the same commands can be a crime.',
        },
        {
          title: 'SOC Operations',
          text: 'Analysts work an alert queue, write the query that confirms or refutes each alert, and hand over at the end of a shift. Cases carry MITRE ATT&CK technique numbers.',
        },
      ],
    },
    {
      kind: 'features',
      heading: 'Awareness Training',
      items: [
        {
          title: 'General Cyber Awareness',
          text: 'For everyone with an account: passwords and sign-in prompts, payment fraud, lost devices, and how to report a doubt. It can be repeated at every induction and closes with situations to judge.',
        },
        {
          title: 'Tailored Cyber Awareness sessions',
          text: 'Finance sees forged invoices, a board rehearses an extortion call, the service desk practises refusing a password reset to a convincing voice. We write these sessions from your own procedures and past incidents.',
        },
      ],
    },
    {
      kind: 'steps',
      heading: 'Building a course',
      steps: [
        {
          title: 'Need and baseline',
          text: 'We ask what each group must be able to do, and read the audit or incident notes behind the request. A short first task decides where the hours go.',
          customer:
            'Say what prompted the request, and tell participants that it is not an appraisal.',
        },
        {
          title: 'Adaptation',
          text: 'Labs, examples and reporting routes are changed to your stack and your procedures.',
          customer: 'Check the draft for systems or people that must not appear.',
        },
        {
          title: 'Delivery',
          text: 'An instructor runs the sessions and notes where the group as a whole went wrong.',
          customer: 'Keep participants off call during the course.',
        },
        {
          title: 'Exercise and follow-up',
          text: 'The first task returns in a new form. What was not retained goes into a refresher.',
          customer: 'Carry out the agreed changes to procedures.',
        },
      ],
    },
    {
      kind: 'fit',
      heading: 'Who it suits',
      suits: [
        'an audit or an incident showed that people did not know what to do',
        'developers receive scan results that they can neither rank nor fix',
        'you are staffing a response team and its first case should be a rehearsed one',
      ],
      instead: [
        { when: 'you want to see how staff behave without warning', choose: 'phishing' },
        { when: 'alerts must be handled before your own analysts are ready', choose: 'soc' },
        { when: 'a particular codebase has to be examined soon', choose: 'codeReview' },
      ],
    },
    trainingSpecimen,
    {
      kind: 'reasons',
      heading: 'Why train your people?',
      items: [
        {
          title: 'Standards set the dates',
          text: 'PCI DSS v4.0.1 asks for awareness training on hire and at least once every 12 months (12.6.3), and for yearly software security training of those who develop bespoke and custom software (6.2.2). ISO/IEC 27001:2022 A.6.3 ties training to the job function.',
        },
        {
          title: 'Staff can be first to know',
          text: 'A call about an odd sign-in prompt may reach the help desk before any tool raises an alert.',
        },
        {
          title: 'Flaws are cheapest to fix as code is written',
          text: 'A developer who recognises an injection flaw at once spares you the finding and the retest.',
        },
      ],
    },
    {
      kind: 'strengths',
      items: [
        {
          title: 'Your own procedures',
          text: 'The reporting button, approval limits and contacts shown are those your people will use.',
        },
        {
          title: 'No ranking',
          text: 'Mistakes are discussed as patterns, and employees are not compared with each other.',
        },
        {
          title: 'A candid report',
          text: 'If a group needs a simpler [policy](policy) more than another course, we say so.',
        },
        {
          title: 'No scare tactics',
          text: 'Sessions show how a fraud is built, step by step.',
        },
      ],
    },
    {
      kind: 'table',
      heading: 'What counts as a result',
      columns: ['Measure', 'What it shows', 'Counted as'],
      rows: [
        ['Task score', 'Whether skill moved', 'Same criteria, different case, before and after'],
        ['Time to decide', 'Whether it holds under pressure', 'Event announced to action logged'],
        ['Reporting rate', 'Whether people speak up', 'Simulated lures reported, over delivered'],
        ['Repeat flaws', 'Whether the lesson stayed', 'Same weakness class in later reviews'],
      ],
    },
    {
      kind: 'exchange',
      provide: [
        'A sponsor who may release people, and a list of roles and experience only',
        'The procedures staff are meant to follow, with the reporting address',
        'For technical courses, the languages, scanners or consoles in use',
      ],
      receive: [
        'A course outline with learning objectives by role, agreed beforehand',
        'Slides, lab guides and exercise sheets for internal reuse',
        'An attendance record, with results at the level of detail agreed with your staff',
        'A group report: what was learned, what was not, and which procedure made the right action hard',
      ],
    },
    {
      kind: 'questions',
      items: [
        {
          question: 'Is one session a year enough?',
          answer:
            'It can be for a compliance record, and seldom is for behaviour. NIST SP 800-50r1 treats learning as a continuing programme, so we suggest short repeats with a [phishing simulation](phishing) in between.',
        },
        {
          question: 'What makes a course cost more?',
          answer:
            'More groups, days or languages, and labs adapted to your stack. A standard course costs less than one written around your procedures.',
        },
        {
          question: 'May developers bring their own code?',
          answer:
            'Yes, if you own it and its secrets are removed. Examining it in depth is a separate [code review](codeReview).',
        },
        {
          question: 'Do participants get a certificate?',
          answer:
            'They get a statement of attendance and of the tasks passed. It is not a professional certification; where a role needs one, we name public examinations to prepare for.',
        },
        {
          question: 'Will Ethical Hacking replace our penetration test?',
          answer:
            'No. It teaches your staff to look at a system as an attacker does, while a [VAPT](vapt) by people outside the team gives customers and assessors their evidence.',
        },
      ],
    },
  ],
  quote: 'People act under pressure as they have practised.',
  callToAction: 'Plan an exercise for your team',
  sources: [
    documents.sp80061,
    documents.sp80050,
    documents.owaspTop10,
    documents.asvs,
    documents.attack,
    documents.pciDss,
    documents.iso27001,
  ],
} as const satisfies ServicePage;
