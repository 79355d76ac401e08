import type { ServicePage } from '../service-page';

export const consultancy = {
  title: 'Security Consultancy',
  description:
    'Policy development, data classification, risk assessment, gap assessment and a vCISO: the decision each one settles, and what you hold at the end.',
  intro:
    'Somebody has to decide what is protected, to what level, and who accepts the remaining risk. Our consultants help that decision get made, written down and defended before a board, a customer or a regulator. There are five engagements, each complete by itself.',
  sections: [
    {
      kind: 'cards',
      heading: 'Five engagements',
      cards: [
        {
          title: 'Information Security Policy Development',
          text: 'Rules that staff can follow and an assessor can trace, from the top policy down to the procedure that carries it out.',
          route: 'policy',
        },
        {
          title: 'Data Classification Service',
          text: 'A scheme of levels, a register of where sensitive data lives, and the handling rule that goes with each label.',
          route: 'dataClassification',
        },
        {
          title: 'Risk Assessment',
          text: 'Threats to the business written as scenarios and weighed on criteria you set, with an owner and a treatment for each.',
          route: 'risk',
        },
        {
          title: 'Gap Assessment',
          text: 'Present controls compared with ISO 27001, NIST CSF, PCI DSS or GDPR, requirement by requirement, and the distance expressed as work.',
          route: 'gap',
        },
        {
          title: 'vCISO Service',
          text: 'A security lead on a part-time mandate, who keeps the programme moving and answers to your management.',
          route: 'vciso',
        },
      ],
    },
    {
      kind: 'reasons',
      heading: 'Why bring somebody in?',
      items: [
        {
          title: 'Governance is a function now',
          text: 'NIST CSF 2.0 added Govern to its five earlier functions. It covers strategy, roles, policy, oversight and supply-chain risk, and no product delivers them.',
        },
        {
          title: 'Certification tests the system',
          text: 'In ISO/IEC 27001:2022 clauses 4 to 10 are mandatory, while each of the 93 controls in Annex A is included or excluded with a justification. That justification comes from risk work.',
        },
        {
          title: 'Outsiders see workarounds',
          text: 'A visitor asks why the shared account exists, and writes the answer down.',
        },
      ],
    },
    {
      kind: 'table',
      heading: 'What each engagement settles',
      columns: ['Engagement', 'Question it answers', 'Judged later by'],
      rows: [
        ['Policy development', 'What must people do?', 'Statements with an owner and a record'],
        ['Data classification', 'Which of our data needs care?', 'Data stores labelled and owned'],
        ['Risk assessment', 'What could hurt us most?', 'Risks treated or accepted by their date'],
        ['Gap assessment', 'How far off is the standard?', 'Requirements met, on evidence seen'],
        ['vCISO', 'Who drives this every month?', 'Actions closed against the approved plan'],
      ],
    },
    {
      kind: 'fit',
      heading: 'When a consultant helps',
      suits: [
        'a tender or a customer questionnaire asks for documents you do not have',
        'security spending is argued case by case because no risk has been ranked',
        'you aim at certification and do not know how far away it is',
        'nobody above the engineers is answerable for security',
      ],
      instead: [
        { when: 'you need proof of how a system stands up to an attack', choose: 'vapt' },
        { when: 'alerts go unread at night', choose: 'mssp' },
        { when: 'the rules exist and people do not know them', choose: 'training' },
      ],
    },
    {
      kind: 'steps',
      heading: 'How an engagement runs',
      steps: [
        {
          title: 'Mandate',
          text: 'One page states the decision to be made, the units and systems concerned, and what is left out.',
          customer: 'Appoint a sponsor who can accept or refuse a risk.',
        },
        {
          title: 'Evidence',
          text: 'We read documents, interview the people who do the work and compare their account with what the systems show.',
          customer: 'Open calendars, and give read-only access or a screen share.',
        },
        {
          title: 'Findings',
          text: 'Drafts go first to those interviewed, so that errors of fact are gone before anyone senior reads them.',
          customer: 'Correct facts, and hold opinions on ratings for the next step.',
        },
        {
          title: 'Decision',
          text: 'A working session sets the options side by side, with the effort and the risk that each leaves.',
          customer: 'Choose, and sign for what remains.',
        },
        {
          title: 'Handover',
          text: 'You receive editable documents and a plan with named owners. The final session is led by your staff, with us in the audience.',
          customer: 'Take over the registers and set their first review date.',
        },
      ],
    },
    {
      kind: 'strengths',
      heading: 'Why Choose Us?',
      items: [
        {
          title: 'In proportion',
          text: 'A startup does not receive the committee structure of a bank.',
        },
        {
          title: 'Traceable statements',
          text: 'A finding cites its clause and its evidence, so that you can dispute it with precision.',
        },
        {
          title: 'Practice within reach',
          text: 'Consultants can ask colleagues who monitor and test how a proposed control fails in use.',
        },
        {
          title: 'Ratings you can redo',
          text: 'Scales and criteria are handed over, so next year’s rating can be made without us.',
        },
      ],
    },
    {
      kind: 'exchange',
      heading: 'Inputs and results',
      provide: [
        'A sponsor with authority over the scope, and interview time with those who run the processes',
        'An organisation chart, a system list, and the contracts and laws you must satisfy',
        'Existing policies, audit reports and incident records, the awkward ones included',
      ],
      receive: [
        'The signed mandate and the main document: policy set, data register, risk register, gap report or security plan',
        'An evidence list that says what was seen, where and when',
        'A management summary sized for one meeting',
        'Actions in order, each with an owner and an estimate of effort',
      ],
    },
    {
      kind: 'questions',
      heading: 'Questions about the five',
      items: [
        {
          question: 'Which engagement comes first?',
          answer:
            'The [gap assessment](gap) if an external standard drives you, otherwise the [risk assessment](risk). Policies written before either tend to describe some other company. A vCISO can come in at any point and order the rest.',
        },
        {
          question: 'Will you certify us?',
          answer:
            'No, an independent certification body does that, and it may not audit a system it helped to build. We prepare you, and can sit beside you while the auditor asks.',
        },
        {
          question: 'Do your recommendations lead to your other services?',
          answer:
            'Some do, and we mark them. The plan states what a measure must achieve and leaves you free to choose who delivers it.',
        },
        {
          question: 'How does this differ from a security assessment?',
          answer:
            'Consultancy examines decisions, documents and responsibilities; a [security assessment](assessment) examines systems. They feed each other, as a test finding becomes a risk with an owner.',
        },
        {
          question: 'How long does an engagement take?',
          answer:
            'We state it after the mandate, in days for each step. Sites, interviews and standards decide the figure, together with how quickly your people can be met.',
        },
      ],
    },
  ],
  quote:
    'Every organisation already has a security strategy. Consultancy turns it into one that somebody chose.',
  callToAction: 'Bring us the decision you keep postponing',
  sources: [
    { title: 'NIST CSF 2.0', url: 'https://www.nist.gov/cyberframework' },
    { title: 'ISO/IEC 27001:2022', url: 'https://www.iso.org/standard/27001' },
    { title: 'PCI DSS v4.0.1', url: 'https://www.pcisecuritystandards.org/document_library/' },
    { title: 'GDPR (Regulation 2016/679)', url: 'https://eur-lex.europa.eu/eli/reg/2016/679/oj' },
  ],
} as const satisfies ServicePage;
