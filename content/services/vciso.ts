import { documents } from '../facts';
import type { ServicePage } from '../service-page';
import { vcisoSpecimen } from '../specimens/vciso';

export const vciso = {
  /** Given by the specification; a test holds it. */
  title: 'vCISO Services',
  headline: 'A security leader, without the full-time post',
  searchTitle: 'vCISO Services: a part-time security leader',
  description:
    'A part-time security leader who runs your programme under a written charter, reports to your board and hands over when you hire. Duties, limits and measures.',
  intro:
    'You need a security leader, but not every day. Our vCISO leads your programme for a fixed number of days a month under a charter that you sign, reports to your board, and hands over when you appoint your own CISO.',
  sections: [
    {
      kind: 'features',
      heading: 'What the vCISO does',
      items: [
        {
          title: 'Programme and budget',
          text: 'The vCISO keeps one roadmap, mapped to NIST CSF 2.0, on which each item has a cost and names the [risk](risk) it answers.',
        },
        {
          title: 'Governance and exceptions',
          text: 'The vCISO chairs the committee, keeps your [policies](policy) up to date and decides only the exceptions that your charter delegates.',
        },
        {
          title: 'Answers to outsiders',
          text: 'The vCISO answers questionnaires, due diligence calls and insurer forms from evidence, even when the answer is no.',
        },
        {
          title: 'Decisions in an incident',
          text: 'The vCISO keeps the decision log, advises your executives and gives counsel the facts for notification.',
        },
      ],
    },
    vcisoSpecimen,
    {
      kind: 'steps',
      heading: 'From charter to handover',
      steps: [
        {
          title: 'Charter',
          text: 'We draft what the vCISO may decide and spend, and what must go higher.',
          customer: 'sign the charter at executive level and announce it.',
        },
        {
          title: 'Orientation',
          text: 'The vCISO talks to business, IT, legal and finance before opening any framework.',
          customer: 'introduce the vCISO to the sceptics too.',
        },
        {
          title: 'Roadmap',
          text: 'We read the assessments you have, or make a baseline with a [gap assessment](gap) if none is usable.',
          customer: 'approve the priorities and record what you postpone.',
        },
        {
          title: 'Regular work',
          text: 'The vCISO takes decisions to the committee, writes the board papers and runs an incident exercise.',
          customer: 'attend, decide and keep the dates.',
        },
        {
          title: 'Handover',
          text: 'The vCISO helps you interview for a CISO and stays for questions while the two overlap.',
          customer: 'say when the overlap ends.',
        },
      ],
      provide: [
        'An executive sponsor who can accept or refuse a risk, and a place on your board’s agenda',
        'Access to contracts, audits and past incidents',
        'A named person in IT who carries the work on between the vCISO’s days',
      ],
      receive: [
        'A signed charter: authority, limits, days, deputy and conflicts of interest',
        'A roadmap with a budget, by week 10',
        'Board papers that end with a decision to take',
        'Registers and a handover file, kept in your systems',
      ],
    },
    {
      kind: 'reasons',
      heading: 'Why appoint a vCISO?',
      items: [
        {
          title: 'Somebody must hold the role',
          text: 'Under PCI DSS v4.0.1 requirement 12.1.4 you formally assign responsibility for security to a CISO or another executive. Under ISO/IEC 27001:2022 clause 5.3, top management assigns and communicates the responsibilities and authorities for security.',
        },
        {
          title: 'IT stops marking its own work',
          text: 'The people who run the systems should not be the only judges of their protection.',
        },
        {
          title: 'Requests stop circulating',
          text: 'A new supplier or an AI tool gets a recorded yes or no.',
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
          text: 'Both are named before you sign, and read the same registers.',
        },
        {
          title: 'Specialists to ask',
          text: 'Our SOC and our testers answer questions on detection and testing.',
        },
      ],
    },
    {
      kind: 'fit',
      heading: 'Who it suits',
      suits: [
        'security decisions land on the IT manager, and customers have noticed',
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
            'Your organization and its directors stay accountable. The vCISO answers for the advice, for the programme and for telling you in writing when a risk exceeds what you accepted.',
        },
        {
          question: 'How do we change or end it?',
          answer:
            'You give 30 days’ notice to change the days or to stop. The registers, board papers and handover file are in your systems already.',
        },
        {
          question: 'Can the vCISO also be our data protection officer?',
          answer:
            'We advise against it. GDPR Article 38(6) allows that officer other tasks only if they cause no conflict of interests, and a vCISO who chooses the security measures would be supervising their own choices.',
        },
        {
          question: 'What if an incident falls outside the vCISO’s days?',
          answer:
            'Your charter says who takes the call, who deputizes and who approves extra time. For 24/7 monitoring, use [SOC as a Service](soc) or your own team.',
        },
        {
          question: 'When should we hire a full-time CISO instead?',
          answer:
            'Hire one when most working days bring a decision that cannot wait for the vCISO’s next day, or when a regulator or contract requires an employee. We will tell you when we see that.',
        },
      ],
    },
  ],
  quote: 'Our vCISO writes down each decision with its reason, so your own CISO can take over.',
  callToAction: 'Talk to us about a vCISO',
  sources: [documents.csf, documents.pciDss, documents.iso27001, documents.gdpr],
} as const satisfies ServicePage;
