import { documents } from '../facts';
import type { ServicePage } from '../service-page';
import { consultancySpecimen } from '../specimens/consultancy';

export const consultancy = {
  /** Given by the specification; a test holds it. */
  title: 'Security Consultancy',
  headline: 'Security decisions your auditor can follow',
  searchTitle: 'Security Consultancy: policy, risk, gap, vCISO',
  description:
    'Policy development, data classification, risk assessment, gap assessment or a vCISO: see which of the five you need, and which one should come first.',
  intro:
    'Your customers, auditors or board want security decisions on paper. We help you decide what to protect, how well, and who accepts the risk that remains. Then we write down the reasons.',
  sections: [
    {
      kind: 'cards',
      heading: 'Five consultancy services',
      cards: [
        {
          title: 'Information Security Policy Development',
          text: 'What must our people do? We write rules that your staff can follow and an assessor can trace.',
          route: 'policy',
        },
        {
          title: 'Data Classification Service',
          text: 'Which of our data needs the most care? You get a few labels, and a rule for each.',
          route: 'dataClassification',
        },
        {
          title: 'Risk Assessment',
          text: 'What could harm our business most? You get a register in which each risk has an owner.',
          route: 'risk',
        },
        {
          title: 'Gap Assessment',
          text: 'What are we missing for a standard or a law? We rate each requirement on its evidence.',
          route: 'gap',
        },
        {
          title: 'vCISO Service',
          text: 'Who leads our security? We do, part-time, under a charter that you sign.',
          route: 'vciso',
        },
      ],
    },
    consultancySpecimen,
    {
      kind: 'steps',
      heading: 'How it works',
      steps: [
        {
          title: 'Scope',
          text: 'We write one page: the decision you need to make, the units it covers, what we leave out, and the days for each step.',
          customer: 'appoint a sponsor who can accept or refuse a risk.',
        },
        {
          title: 'Evidence',
          text: 'We read your documents, interview the people who do the work and look at the systems.',
          customer: 'make the people we ask for available.',
        },
        {
          title: 'Findings',
          text: 'The people we interviewed see each draft first, so we can correct errors of fact before your management reads it.',
          customer: 'correct what we got wrong.',
        },
        {
          title: 'Decision',
          text: 'In a working session we set out your options, the effort each takes and the risk it leaves.',
          customer: 'choose an option and sign for the risk that remains.',
        },
        {
          title: 'Handover',
          text: 'You get a plan and documents you can edit, and your staff lead the last session.',
          customer: 'take over the registers.',
        },
      ],
    },
    {
      kind: 'reasons',
      heading: 'Why use a consultant?',
      items: [
        {
          title: 'No product does governance',
          text: 'NIST CSF 2.0 added a sixth function, Govern: strategy, roles, policy, oversight and supply-chain risk. Only people can take its decisions.',
        },
        {
          title: 'Certification starts from risk',
          text: 'In ISO/IEC 27001:2022, clauses 4 to 10 are mandatory. You include or exclude each of the 93 controls in Annex A, and justify the choice by a risk assessment.',
        },
      ],
    },
    {
      kind: 'strengths',
      items: [
        {
          title: 'In proportion',
          text: 'We do not give a startup the committees of a bank.',
        },
        {
          title: 'Findings you can dispute',
          text: 'Each finding cites its clause and its evidence, so you can check it.',
        },
        {
          title: 'Ratings you can redo',
          text: 'We hand over the scales and criteria, so you can make next year’s rating without us.',
        },
      ],
    },
    {
      kind: 'fit',
      heading: 'Who it suits',
      suits: [
        'a tender or a customer questionnaire asks for documents you do not have',
        'nobody above your engineers answers for security',
      ],
      instead: [
        { when: 'you need proof of how a system stands up to an attack', choose: 'assessment' },
        { when: 'nobody reads your alerts at night', choose: 'mssp' },
        { when: 'you have rules, and people do not know them', choose: 'training' },
      ],
    },
    {
      kind: 'questions',
      items: [
        {
          question: 'Which engagement comes first?',
          answer:
            'Start with the [gap assessment](gap) if a standard or a customer drives you, and otherwise with the [risk assessment](risk). Policies and data classification follow from either. A vCISO can start at any point.',
        },
        {
          question: 'Will you certify us?',
          answer:
            'No. An independent certification body does that, and it may not audit a system it helped to build. We prepare you for its audit.',
        },
        {
          question: 'How much of our people’s time does it take?',
          answer:
            'Before you sign, the scope counts our days for each step. Your staff’s days for each option come later, in a decision paper like the sample above, where option A takes 75.',
        },
        {
          question: 'Who owns what you write?',
          answer:
            'You do, in files that you can edit. We delete our copies by the date in your contract and confirm it in writing, as with [every service](buying).',
        },
        {
          question: 'Do your recommendations lead to your other services?',
          answer:
            'Some do, and we mark them. The plan says what a measure must achieve, and you are free to choose who delivers it.',
        },
      ],
    },
  ],
  quote: 'We will help you decide and put the reasons in writing for your board and your auditor.',
  callToAction: 'Tell us which decision is due',
  sources: [documents.csf, documents.iso27001],
} as const satisfies ServicePage;
