import { exampleDuration } from '../example-durations';
import { documents } from '../facts';
import type { ServicePage } from '../service-page';
import { trainingSpecimen } from '../specimens/training';

export const training = {
  title: 'Training',
  headline: 'Training that ends in an exercise, not a quiz',
  searchTitle: 'Cybersecurity Training by role, with exercises',
  description:
    'Courses for responders, developers, testers and SOC analysts, and awareness sessions for all staff. Each ends in an exercise that shows what people can do.',
  intro:
    'We train the people who build and defend your systems, and everyone else who is asked to click, pay or open something. Every course ends in a task, and our instructor watches how your people handle it.',
  sections: [
    {
      kind: 'features',
      heading: 'Specialized Training',
      intro: 'Choose one of five courses, or take several in sequence. Each is built round a lab.',
      items: [
        {
          title: 'Incident Response',
          text: 'Decision-makers work through a tabletop exercise, then responders run a technical drill. The course follows NIST SP 800-61r3, so it also covers preparation and lessons learned.',
        },
        {
          title: 'Secure Software Development',
          text: 'Developers find and fix flaws in a deliberately weak application. The flaws come from the OWASP Top 10:2025, and the fixes must meet ASVS 5.0.',
        },
        {
          title: 'SAST & DAST',
          text: 'Participants set up a scan, triage its findings and decide which should block a release. They also practise dismissing a false positive, with a written reason.',
        },
        {
          title: 'Ethical Hacking',
          text: 'Participants scout, exploit and report on systems in an isolated range. Scope and written permission come first: without them the same commands can be a crime.',
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
          text: 'For everyone with an account: passwords and sign-in prompts, payment fraud, lost devices, and how to report something odd. It ends in a short exercise on real-life situations. You can run it for each group of new starters.',
        },
        {
          title: 'Tailored Cyber Awareness sessions',
          text: 'Finance looks at forged invoices. A board rehearses an extortion call. The service desk practises refusing a password reset to a convincing caller. We write each session from your own procedures and past incidents.',
        },
      ],
    },
    trainingSpecimen,
    {
      kind: 'exchange',
      provide: [
        'A sponsor who can release people for the course',
        'For planning, a list of roles and experience, without names',
        'The procedures staff should follow, and the address they report to',
        'For technical courses, the languages, scanners or consoles you use',
      ],
      receive: [
        'A course outline with learning objectives by role, before the course',
        'Slides, lab guides and exercise sheets that you can use again in-house',
        'An attendance record, and task results by group',
        'A group report: what people learned, what they didn’t, and which procedures got in the way',
      ],
    },
    {
      kind: 'steps',
      heading: 'How we build a course',
      intro: exampleDuration('training'),
      steps: [
        {
          title: 'Need and baseline',
          text: 'We ask what each group must be able to do, and read the audit findings or incident notes behind your request. A short first task shows us where to spend the hours.',
          customer: 'tell us what prompted the request. Tell participants it is not an appraisal.',
        },
        {
          title: 'Adaptation',
          text: 'We adapt the labs, examples and reporting routes to your stack and your procedures.',
          customer: 'check the draft for systems or people we must leave out.',
        },
        {
          title: 'Delivery',
          text: 'An instructor runs the sessions and notes where the group as a whole struggled.',
          customer: 'keep participants off call during the course.',
        },
        {
          title: 'Exercise and follow-up',
          text: 'The course ends with the first task, in a new form. What people still miss goes into a refresher.',
          customer: 'change the procedures that got in the way.',
        },
      ],
    },
    {
      kind: 'table',
      heading: 'What we measure',
      intro:
        'These figures describe a group. If one improves, that doesn’t prove that the course was the cause.',
      columns: ['Measure', 'What it shows', 'How we count it'],
      rows: [
        [
          'Task score',
          'How the group did on each task',
          'Same criteria, different case, before and after',
        ],
        [
          'Time to decide',
          'How fast people decide under pressure',
          'From the event announced to the action logged',
        ],
        [
          'Reporting rate',
          'How many report in a simulation',
          'Simulated phishing emails reported, out of those delivered',
        ],
        ['Repeat flaws', 'Whether old flaws come back', 'Same class of weakness in later reviews'],
      ],
    },
    {
      kind: 'reasons',
      heading: 'Why train your people?',
      items: [
        {
          title: 'Standards set the dates',
          text: 'PCI DSS v4.0.1 asks for awareness training on hire and at least once every 12 months (12.6.3). It asks for yearly software security training for those who develop bespoke and custom software (6.2.2). ISO/IEC 27001:2022 A.6.3 ties training to the job function.',
        },
        {
          title: 'Staff can be first to know',
          text: 'Somebody may call the help desk about an odd sign-in prompt before any tool raises an alert.',
        },
        {
          title: 'Flaws are cheapest to fix as code is written',
          text: 'If a developer spots an injection flaw while writing it, nobody has to report it, fix it and retest it later.',
        },
      ],
    },
    {
      kind: 'strengths',
      items: [
        {
          title: 'Your own procedures',
          text: 'We teach with the reporting button, approval limits and contacts that your people will use.',
        },
        {
          title: 'No ranking',
          text: 'We discuss mistakes as patterns, and don’t compare employees with each other.',
        },
        {
          title: 'A candid report',
          text: 'If a group needs a simpler [policy](policy) more than another course, we say so.',
        },
        {
          title: 'No scare tactics',
          text: 'We show how a fraud is built, step by step.',
        },
      ],
    },
    {
      kind: 'fit',
      heading: 'Who it suits',
      suits: [
        'an audit or an incident showed that people did not know what to do',
        'your developers get scan results that they can neither rank nor fix',
        'you are building a response team and want its first case to be a rehearsal',
      ],
      instead: [
        { when: 'you want to see how staff behave without warning', choose: 'phishing' },
        { when: 'you need alerts handled before your own analysts are ready', choose: 'soc' },
        { when: 'you need a particular codebase examined soon', choose: 'codeReview' },
      ],
    },
    {
      kind: 'questions',
      items: [
        {
          question: 'Is one session a year enough?',
          answer:
            'It can be enough for a compliance record, but it seldom changes behaviour. NIST SP 800-50r1 treats learning as a continuing programme. We suggest short repeats, with a [phishing simulation](phishing) in between.',
        },
        {
          question: 'What makes a course cost more?',
          answer:
            'The number of groups and days, and how much we adapt. A standard course costs less than one we write around your procedures.',
        },
        {
          question: 'May developers bring their own code?',
          answer:
            'Yes, if you own it and have removed its secrets. If you want it examined in depth, that is a separate [code review](codeReview).',
        },
        {
          question: 'Do participants get a certificate?',
          answer:
            'Each gets a statement of attendance and of the tasks they passed. You get results by group. The statement is not a professional certification. Where a role needs one, we name public exams to prepare for.',
        },
        {
          question: 'Will Ethical Hacking replace our penetration test?',
          answer:
            'No. It teaches your staff to look at a system as an attacker does. Customers and assessors want evidence from people outside the team, and that is what a [VAPT](vapt) gives you.',
        },
      ],
    },
  ],
  quote: 'Tell us what your people must be able to do, and we’ll write an exercise that tests it.',
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
