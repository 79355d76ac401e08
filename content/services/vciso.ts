import { documents } from '../facts';
import type { ServicePage } from '../service-page';
import { vcisoSpecimen } from '../specimens/vciso';

export const vciso = {
  title: 'vCISO Services',
  headline: 'A security leader for part of the week',
  searchTitle: 'vCISO Services: a part-time security leader',
  description:
    'A part-time security leader with a written charter, who runs your programme, reports to your board and is meant to be replaced. Duties, limits and measures.',
  intro:
    'You need the judgement of a chief information security officer, but not full time. Our vCISO leads your security programme for an agreed number of days a month, under a written charter.',
  sections: [
    {
      kind: 'fit',
      heading: 'Who it suits',
      suits: [
        'security decisions fall to the IT manager, and customers have noticed',
        'your CISO has left and the programme must not drift while you recruit',
        'a board, investor or insurer wants one person to report on security',
      ],
      instead: [
        { when: 'alerts need people through the night', choose: 'soc' },
        { when: 'a single question about a single standard is open', choose: 'gap' },
        { when: 'all that is missing is a set of policies', choose: 'policy' },
      ],
    },
    {
      kind: 'features',
      heading: 'What the vCISO takes charge of',
      items: [
        {
          title: 'Programme and budget',
          text: 'One roadmap, set against the outcomes of NIST CSF 2.0. Each item has a cost and the [risk](risk) it answers.',
        },
        {
          title: 'Governance and exceptions',
          text: 'The vCISO chairs the security committee, keeps [policies](policy) up to date and decides on exceptions. Such duties belong to the framework’s Govern function.',
        },
        {
          title: 'Answers to outsiders',
          text: 'Customer questionnaires, due diligence calls and insurer forms are answered from evidence. A “no” is given as one, with the date it changes.',
        },
        {
          title: 'Decisions in an incident',
          text: 'While responders contain, the vCISO keeps the decision log, advises the executive and sees that counsel has the facts for notification.',
        },
      ],
    },
    {
      kind: 'steps',
      heading: 'From charter to handover',
      steps: [
        {
          title: 'Charter',
          text: 'We draft what the vCISO may decide, may spend and must refer upward.',
          customer: 'Sign it at executive level and announce it to staff.',
        },
        {
          title: 'Orientation',
          text: 'Conversations with the business, IT, legal and finance come before any framework. Urgent exposures are raised when seen, not saved for a report.',
          customer: 'Introduce the vCISO, even to those who think security gets in the way.',
        },
        {
          title: 'Roadmap',
          text: 'Existing assessments are read before new ones are proposed. Where nothing usable exists, a [gap assessment](gap) supplies the baseline.',
          customer: 'Approve priorities, and record what is postponed.',
        },
        {
          title: 'Cadence',
          text: 'As the charter sets out: decisions, committee meetings, board papers and an incident exercise with your executives.',
          customer: 'Attend, decide and keep the dates.',
        },
        {
          title: 'Handover',
          text: 'When you appoint your own CISO, the vCISO helps interview, walks through the file and stays for questions during an agreed overlap.',
          customer: 'Plan the overlap and say when it is over.',
        },
      ],
    },
    {
      kind: 'exchange',
      provide: [
        'An executive sponsor with authority over budget',
        'A place on the agenda of the board or its risk committee',
        'Access to contracts, audits, past incidents and the people behind them',
        'A named person in IT who carries work between the vCISO’s days',
      ],
      receive: [
        'A signed charter: authority, limits, days, deputy and conflicts of interest',
        'A roadmap with budget, and its revisions',
        'Board papers that end in a decision to be taken',
        'Registers of decisions, exceptions and suppliers, held in your systems',
        'A handover file, kept up to date',
      ],
    },
    vcisoSpecimen,
    {
      kind: 'reasons',
      heading: 'Why appoint a vCISO?',
      items: [
        {
          title: 'The role has to be assigned',
          text: 'PCI DSS v4.0.1 requirement 12.1.4 requires responsibility for information security to be formally assigned to a CISO or another executive who knows the field. ISO/IEC 27001:2022 clause 5.3 asks top management to assign security responsibilities and authorities.',
        },
        {
          title: 'IT stops marking its own work',
          text: 'The person who runs the systems should not be alone in judging how well they are protected, or in telling the board.',
        },
        {
          title: 'Requests stop circulating',
          text: 'A new supplier, an AI tool or a risky exception gets a recorded yes or no instead of a forwarded message.',
        },
        {
          title: 'A later hire starts better',
          text: 'By the time you recruit, the scope of the post, its budget and its reporting line have been tried in practice.',
        },
      ],
    },
    {
      kind: 'table',
      heading: 'How the vCISO is judged',
      intro: 'Figures for the board papers.',
      columns: ['Measure', 'What it tells the board', 'Figure'],
      rows: [
        ['Roadmap delivery', 'Whether plans become practice', 'Items accepted, over due'],
        ['Decision age', 'How long the business waits', 'Days from request to decision'],
        ['Overdue exceptions', 'Where rules are quietly waived', 'Past end date, by department'],
        ['Verified fixes', 'Whether findings stay closed', 'Retested, over reported done'],
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
          text: 'The contract names both. The deputy reads the same registers, so a holiday does not stop a decision.',
        },
        {
          title: 'Specialists to ask',
          text: 'Questions on detection, testing or training go to our teams that do such work, and you see their answer.',
        },
      ],
    },
    {
      kind: 'questions',
      items: [
        {
          question: 'Who is accountable after a breach?',
          answer:
            'Your organisation and its directors. The vCISO answers for the advice, for the programme in their charge and for telling you in writing when a risk exceeds what you accepted.',
        },
        {
          question: 'What does it cost, and how do we end it?',
          answer:
            'The fee depends on days a month, which you can change at the notice agreed. Registers and board papers are kept in your systems, so nothing has to be handed back.',
        },
        {
          question: 'Can the vCISO also be our data protection officer?',
          answer:
            'We advise against it. GDPR Article 38(6) allows that officer other tasks only without a conflict of interests, and a vCISO who chooses the security measures would be supervising their own choices.',
        },
        {
          question: 'What if an incident falls outside the agreed days?',
          answer:
            'The charter says who takes the call, who deputises and how extra time is approved. 24/7 monitoring is a separate matter, for [SOC as a Service](soc) or your own team.',
        },
        {
          question: 'When should we hire a full-time CISO instead?',
          answer:
            'When most working days bring a decision that cannot wait for the next visit, or when a regulator or contract requires an employee. We will tell you when we see that.',
        },
      ],
    },
  ],
  quote: 'Security needs a leader who can say no with a reason and yes with a date.',
  callToAction: 'Give security a seat at your table',
  sources: [documents.csf, documents.pciDss, documents.iso27001, documents.gdpr],
} as const satisfies ServicePage;
