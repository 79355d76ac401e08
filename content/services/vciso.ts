import { exampleDuration } from '../example-durations';
import { documents } from '../facts';
import type { ServicePage } from '../service-page';
import { vcisoSpecimen } from '../specimens/vciso';

export const vciso = {
  title: 'vCISO Services',
  headline: 'A security leader, without the full-time post',
  searchTitle: 'vCISO Services: a part-time security leader',
  description:
    'A part-time security leader who runs your programme under a written charter, reports to your board and hands over when you hire. Duties, limits and measures.',
  intro:
    'Our vCISO leads your security programme for a fixed number of days a month, under a charter that you sign. They report to your board, and hand over when you appoint your own CISO.',
  sections: [
    {
      kind: 'features',
      heading: 'What the vCISO does',
      items: [
        {
          title: 'Programme and budget',
          text: 'The vCISO runs one roadmap, set against the outcomes of NIST CSF 2.0. Each item has a cost and names the [risk](risk) it answers.',
        },
        {
          title: 'Governance and exceptions',
          text: 'The vCISO chairs the security committee, keeps your [policies](policy) up to date and recommends on exceptions. They decide only the exceptions that your charter delegates. Your executives decide the rest.',
        },
        {
          title: 'Answers to outsiders',
          text: 'The vCISO answers customer questionnaires, due diligence calls and insurer forms from evidence. Where the answer is no, we say so, and say when it will change.',
        },
        {
          title: 'Decisions in an incident',
          text: 'While your responders contain the attack, the vCISO keeps the decision log, advises your executives and makes sure counsel has the facts for notification.',
        },
      ],
    },
    vcisoSpecimen,
    {
      kind: 'exchange',
      provide: [
        'An executive sponsor with authority over budget, who can accept or refuse a risk',
        'A place on the agenda of your board or its risk committee',
        'Access to contracts, audits, past incidents and the people behind them',
        'A named person in IT who carries the work between the vCISO’s days',
      ],
      receive: [
        'A signed charter: authority, limits, days, deputy and conflicts of interest',
        'A roadmap with a budget, and its revisions',
        'Board papers that end with a decision to take',
        'Registers of decisions, exceptions and suppliers, kept in your systems',
        'A handover file, kept up to date in your systems',
      ],
    },
    {
      kind: 'steps',
      heading: 'From charter to handover',
      intro: exampleDuration('vciso'),
      steps: [
        {
          title: 'Charter',
          text: 'We draft what the vCISO may decide, what they may spend, and what they must refer upward.',
          customer: 'sign it at executive level and announce it to staff.',
        },
        {
          title: 'Orientation',
          text: 'The vCISO talks to the business, IT, legal and finance before opening any framework. We raise urgent exposures as soon as we see them.',
          customer: 'introduce the vCISO, even to people who think security gets in the way.',
        },
        {
          title: 'Roadmap',
          text: 'We read the assessments you have before we propose new ones. If none is usable, a [gap assessment](gap) gives us the baseline.',
          customer: 'approve the priorities, and record what you postpone.',
        },
        {
          title: 'Regular work',
          text: 'The vCISO takes decisions to the committee, writes the board papers and runs an incident exercise with your executives.',
          customer: 'attend, decide and keep the dates.',
        },
        {
          title: 'Handover',
          text: 'When you appoint your own CISO, the vCISO helps interview, walks them through the file and stays for questions while the two overlap.',
          customer: 'plan the overlap and say when it ends.',
        },
      ],
    },
    {
      kind: 'table',
      heading: 'How you judge the vCISO',
      intro: 'The board papers report these four figures.',
      columns: ['Measure', 'What it tells the board', 'How we count it'],
      rows: [
        ['Roadmap delivery', 'Whether plans become practice', 'Items accepted, of those due'],
        ['Decision age', 'How long the business waits', 'Days from request to decision'],
        [
          'Overdue exceptions',
          'Where people quietly ignore rules',
          'Exceptions past their end date, by department',
        ],
        ['Verified fixes', 'Whether findings stay closed', 'Fixes retested, of those reported'],
      ],
    },
    {
      kind: 'reasons',
      heading: 'Why appoint a vCISO?',
      items: [
        {
          title: 'Someone must hold the role',
          text: 'PCI DSS v4.0.1 requirement 12.1.4 asks you to assign responsibility for information security, formally, to a CISO or another executive who knows the field. ISO/IEC 27001:2022 clause 5.3 asks top management to assign security responsibilities and authorities.',
        },
        {
          title: 'IT stops marking its own work',
          text: 'The person who runs the systems should not be the only one to judge how well they are protected, or to tell the board.',
        },
        {
          title: 'Requests stop circulating',
          text: 'A new supplier, an AI tool or a risky exception gets a recorded yes or no instead of another forwarded message.',
        },
        {
          title: 'A later hire starts better',
          text: 'By the time you recruit, you have tried out the scope of the post, its budget and its reporting line.',
        },
      ],
    },
    {
      kind: 'strengths',
      items: [
        {
          title: 'Conflicts are written down',
          text: 'The charter bars the vCISO from approving a purchase from us. Your executive decides, with at least one alternative on the page.',
        },
        {
          title: 'A person and a deputy',
          text: 'We name both in the contract. The deputy reads the same registers, so a holiday doesn’t hold up a decision.',
        },
        {
          title: 'Specialists to ask',
          text: 'The vCISO takes questions on detection, testing or training to our teams that do that work, and you see their answer.',
        },
      ],
    },
    {
      kind: 'fit',
      heading: 'Who it suits',
      suits: [
        'security decisions land on the IT manager, and customers have noticed',
        'your CISO has left and the programme must not drift while you recruit',
        'a board, investor or insurer wants one person to report on security',
      ],
      instead: [
        { when: 'you need people to watch alerts through the night', choose: 'soc' },
        { when: 'you have one question about one standard', choose: 'gap' },
        { when: 'you lack only a set of policies', choose: 'policy' },
      ],
    },
    {
      kind: 'questions',
      items: [
        {
          question: 'Who is accountable after a breach?',
          answer:
            'Your organization and its directors. The vCISO answers for the advice, for the programme in their charge and for telling you in writing when a risk exceeds what you accepted.',
        },
        {
          question: 'What does it cost, and how do we end it?',
          answer:
            'The fee depends on the days a month and on any extra time you approve. You give notice to change the days or to stop. The registers, board papers and handover file are in your systems already.',
        },
        {
          question: 'Can the vCISO also be our data protection officer?',
          answer:
            'We advise against it. GDPR Article 38(6) allows that officer other tasks only without a conflict of interests. A vCISO who chooses the security measures would be supervising their own choices.',
        },
        {
          question: 'What if an incident falls outside the vCISO’s days?',
          answer:
            'Your charter says who takes the call, who deputizes and who approves extra time. For 24/7 monitoring, use [SOC as a Service](soc) or your own team.',
        },
        {
          question: 'When should we hire a full-time CISO instead?',
          answer:
            'When most working days bring a decision that can’t wait for the vCISO’s next day, or when a regulator or contract requires an employee. We will tell you when we see that.',
        },
      ],
    },
  ],
  quote: 'Our vCISO writes down each decision with its reason, so your own CISO can take over.',
  callToAction: 'Give security a seat at your table',
  sources: [documents.csf, documents.pciDss, documents.iso27001, documents.gdpr],
} as const satisfies ServicePage;
