import { documents } from '../facts';
import type { ServicePage } from '../service-page';
import { trainingSpecimen } from '../specimens/training';

export const training = {
  /** Given by the specification; a test holds it. */
  title: 'Training',
  headline: 'Training that ends in an exercise, not a quiz',
  searchTitle: 'Cybersecurity Training by role, with exercises',
  description:
    'Courses for responders, developers, testers and SOC analysts, and awareness sessions for all staff. Each course ends in an exercise that shows what people can do.',
  intro:
    'We train the people who build and defend your systems, and everyone else who is asked to click, pay or open something. Every course ends in a task, and our instructor watches how your people handle it.',
  sections: [
    {
      kind: 'features',
      /** Given by the specification; a test holds it. */
      heading: 'Specialized Training',
      intro: 'Five courses, each built round a lab or an exercise.',
      /** Their titles are given by the specification; a test holds them. */
      items: [
        {
          title: 'Incident Response',
          text: 'Decision-makers work through a tabletop exercise, then responders run a technical drill.',
        },
        {
          title: 'Secure Software Development',
          text: 'Developers repair a deliberately weak application. Its flaws come from the OWASP Top 10:2025, and each fix must meet ASVS 5.0.',
        },
        {
          title: 'SAST & DAST',
          text: 'Participants triage the findings of a scan and decide which of them should block a release.',
        },
        {
          title: 'Ethical Hacking',
          text: 'Once scope and permission are in writing, participants attack systems in an isolated range and report their findings.',
        },
        {
          title: 'SOC Operations',
          text: 'Analysts work a queue, write the query that confirms or refutes each alert, and hand over the shift.',
        },
      ],
    },
    {
      kind: 'features',
      /** Given by the specification; a test holds it. */
      heading: 'Awareness Training',
      /** Their titles are given by the specification; a test holds them. */
      items: [
        {
          title: 'General Cyber Awareness',
          text: 'Everyone with an account learns about sign-in prompts, payment fraud and lost devices, and how to report something odd.',
        },
        {
          title: 'Tailored Cyber Awareness sessions',
          text: 'Finance looks at forged invoices, a board rehearses an extortion call, and the service desk refuses a convincing caller a password reset.',
        },
      ],
    },
    trainingSpecimen,
    {
      kind: 'steps',
      heading: 'How we build a course',
      steps: [
        {
          title: 'Need and baseline',
          text: 'We ask what each group must be able to do, and a short first task shows us where to spend the hours.',
          customer: 'tell participants that the baseline is not an appraisal.',
        },
        {
          title: 'Adaptation',
          text: 'We adapt labs and examples to your stack and procedures.',
          customer: 'check the draft for what we must leave out.',
        },
        {
          title: 'Delivery',
          text: 'An instructor runs the sessions and notes where the group struggled.',
          customer: 'keep participants off call.',
        },
        {
          title: 'Exercise and follow-up',
          text: 'The first task returns in a new form, scored by the same criteria, and what people still miss goes into a refresher.',
          customer: 'change the procedures that got in the way.',
        },
      ],
      provide: [
        'A sponsor who can release people for the course',
        'A list of roles and experience, without names',
        'The procedures that staff should follow',
      ],
      receive: [
        'A course outline with learning objectives by role',
        'Slides, lab guides and exercise sheets to use again in-house',
        'An attendance record',
        'A report on what each group learned',
      ],
    },
    {
      kind: 'reasons',
      heading: 'Why train your people?',
      items: [
        {
          title: 'Standards set the dates',
          text: 'PCI DSS v4.0.1 asks for awareness training on hire and every 12 months (12.6.3), and for yearly training of developers (6.2.2). ISO/IEC 27001:2022 A.6.3 ties training to the job function.',
        },
        {
          title: 'Staff can be first to know',
          text: 'Somebody may call the service desk about an odd prompt before any tool raises an alert.',
        },
        {
          title: 'Developers catch flaws while they code',
          text: 'A flaw that a developer catches needs no report or re-assessment.',
        },
      ],
    },
    {
      kind: 'strengths',
      items: [
        {
          title: 'Your own procedures',
          text: 'We teach the report button, limits and contacts that your people use.',
        },
        {
          title: 'No ranking',
          text: 'We discuss mistakes as patterns and do not compare employees.',
        },
        {
          title: 'A candid report',
          text: 'If a group needs a simpler [policy](policy) more than a course, we say so.',
        },
      ],
    },
    {
      kind: 'fit',
      heading: 'Who it suits',
      suits: [
        'an audit or an incident showed that people did not know what to do',
        'you are building a response team and want it to rehearse before its first case',
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
          question: 'How long is a course, for how many, in which language?',
          answer:
            'For example, a technical course in English lasts 1 to 3 days, for 6 to 12 people: few enough for the instructor to watch each of them in the lab. An awareness session takes 90 minutes for up to 30. Tell us in which language your people learn best, and we will say whether we can teach in it.',
        },
        {
          question: 'Is one session a year enough?',
          answer:
            'One session a year can be enough for a compliance record. It takes more to change behaviour: NIST SP 800-50r1 treats learning as a continuing programme. So we suggest short repeats, with a [phishing simulation](phishing) in between.',
        },
        {
          question: 'May developers bring their own code?',
          answer:
            'Yes, if you own it and have removed its secrets. If you want it examined in depth, that is a separate [code review](codeReview).',
        },
        {
          question: 'Do participants get a certificate?',
          answer:
            'Participants get a statement of their attendance and of the tasks they passed. It is not a professional certification. Where a role needs one, we name public exams to prepare for.',
        },
        {
          question: 'Will Ethical Hacking replace our penetration test?',
          answer:
            'No. It teaches your staff to look at a system as an attacker does. Customers and assessors want evidence from people outside the team, and that is what a [VAPT](vapt) gives you.',
        },
      ],
    },
  ],
  quote:
    'Tell us what your people must be able to do, and we will write an exercise that tests it.',
  callToAction: 'Plan an exercise for your team',
  sources: [
    documents.sp80061,
    documents.sp80050,
    documents.owaspTop10,
    documents.asvs,
    documents.pciDss,
    documents.iso27001,
  ],
} as const satisfies ServicePage;
