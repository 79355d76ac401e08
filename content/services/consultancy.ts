import { documents } from '../facts';
import type { ServicePage } from '../service-page';
import { consultancySpecimen } from '../specimens/consultancy';

export const consultancy = {
  title: 'Security Consultancy',
  headline: 'Security decisions your board can sign and your auditor can follow',
  searchTitle: 'Security Consultancy: policy, risk, gap, vCISO',
  description:
    'Policy development, data classification, risk assessment, gap assessment and a vCISO: which of the five answers your question, and in which order to take them.',
  intro:
    'We help managers who must decide, justify or pass an audit. Together we settle what is protected, to what level and who accepts the remaining risk, and write it down so that it can be defended.',
  sections: [
    {
      kind: 'cards',
      heading: 'The engagements',
      cards: [
        {
          title: 'Information Security Policy Development',
          text: 'What must people do?',
          route: 'policy',
        },
        {
          title: 'Data Classification Service',
          text: 'Which of our data needs most care?',
          route: 'dataClassification',
        },
        {
          title: 'Risk Assessment',
          text: 'What could harm the business most?',
          route: 'risk',
        },
        {
          title: 'Gap Assessment',
          text: 'What do we lack for ISO 27001, NIST CSF, PCI DSS or GDPR?',
          route: 'gap',
        },
        {
          title: 'vCISO Service',
          text: 'Who leads this every month?',
          route: 'vciso',
        },
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
          text: 'We read documents, interview the people who do the work and look at the systems.',
          customer: 'Make those people available.',
        },
        {
          title: 'Findings',
          text: 'Drafts go first to those interviewed, so that errors of fact are gone before anyone senior reads them.',
          customer: 'Correct facts.',
        },
        {
          title: 'Decision',
          text: 'A working session sets out the options, with the effort and the risk that each leaves.',
          customer: 'Choose, and sign for what remains.',
        },
        {
          title: 'Handover',
          text: 'You receive editable documents and a plan. Your staff lead the last session.',
          customer: 'Take over the registers.',
        },
      ],
    },
    {
      kind: 'reasons',
      heading: 'Why use a consultant?',
      items: [
        {
          title: 'Governance is a function now',
          text: 'NIST CSF 2.0 added Govern to its five earlier functions. It covers strategy, roles, policy, oversight and supply-chain risk, and no product delivers them.',
        },
        {
          title: 'Certification tests the system',
          text: 'In ISO/IEC 27001:2022 clauses 4 to 10 are mandatory, while each of the 93 controls in Annex A is included or excluded with a justification. That justification comes from risk work.',
        },
      ],
    },
    consultancySpecimen,
    {
      kind: 'questions',
      items: [
        {
          question: 'Which engagement comes first?',
          answer:
            'The [gap assessment](gap) if an outside standard drives you, otherwise the [risk assessment](risk). Policies and data classification follow from either; a vCISO can start at any point.',
        },
        {
          question: 'Will you certify us?',
          answer:
            'An independent certification body does that, and it may not audit a system it helped to build. We prepare you for it.',
        },
        {
          question: 'Do your recommendations lead to your other services?',
          answer:
            'Some do, and we mark them. The plan states what a measure must achieve and leaves you free to choose who delivers it.',
        },
        {
          question: 'How long does it take, and what does it cost?',
          answer:
            'Both depend on the number of sites, interviews and standards. We state days for each step after the mandate, before you commit to the rest.',
        },
      ],
    },
    {
      kind: 'fit',
      heading: 'Who it suits',
      suits: [
        'a tender or a customer questionnaire asks for documents you do not have',
        'nobody above the engineers is answerable for security',
      ],
      instead: [
        { when: 'you need proof of how a system stands up to an attack', choose: 'assessment' },
        { when: 'alerts go unread at night', choose: 'mssp' },
        { when: 'the rules exist and people do not know them', choose: 'training' },
      ],
    },
    {
      kind: 'strengths',
      items: [
        {
          title: 'In proportion',
          text: 'A startup does not receive the committee structure of a bank.',
        },
        {
          title: 'Traceable statements',
          text: 'A finding cites its clause and its evidence, so that you can dispute it.',
        },
        {
          title: 'Ratings you can redo',
          text: 'Scales and criteria are handed over, so next year’s rating can be made without us.',
        },
      ],
    },
  ],
  quote: 'Write each security decision down, with the name of whoever took it.',
  callToAction: 'Bring us the decision you keep postponing',
  sources: [documents.csf, documents.iso27001],
} as const satisfies ServicePage;
