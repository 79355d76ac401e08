import { documents } from '../facts';
import type { ServicePage } from '../service-page';
import { gapSpecimen } from '../specimens/gap';

export const gap = {
  /** Given by the specification; a test holds it. */
  title: 'Gap Assessment',
  headline: 'Find the gaps before the auditor does',
  searchTitle: 'Gap Assessment: ISO 27001, NIST CSF, PCI DSS',
  description:
    'We check your practice against each requirement of ISO 27001, NIST CSF, PCI DSS or GDPR, show the evidence, and plan which gaps to close first.',
  intro:
    'Before a certification, a customer’s audit or a regulator’s visit, we check your practice against each requirement, show the evidence, and plan which gaps to close first. You give us documents, records and the people who do the work.',
  sections: [
    {
      kind: 'features',
      heading: 'How we assess each framework',
      intro:
        'ISO/IEC 27001 leads to a certificate, NIST CSF is voluntary, PCI DSS comes by contract and GDPR is law.',
      /** Their titles are given by the specification; a test holds them. */
      items: [
        {
          title: 'ISO 27001',
          text: 'We start with clauses 4 to 10 of ISO/IEC 27001:2022, which you may not exclude, then assess the 93 Annex A controls: 37 organizational, 8 people, 14 physical and 34 technological.',
        },
        {
          title: 'NIST CSF',
          text: 'We write your Current Profile for the six functions of 2.0, from Govern to Recover, and agree a Target Profile; the gap is the difference.',
        },
        {
          title: 'PCI DSS',
          text: 'We settle the scope first, then assess the 12 requirements of v4.0.1, including those that were only best practice until 31 March 2025.',
        },
        {
          title: 'GDPR',
          text: 'We start with the record of processing (Article 30), then assess processors (28), security (32), breaches (33, 34) and impact assessment (35).',
        },
      ],
    },
    gapSpecimen,
    {
      kind: 'steps',
      heading: 'How it works',
      steps: [
        {
          title: 'Agree the standard and scope',
          text: 'We write down the edition, the scope and what counts as met.',
          customer: 'say who will rely on the result, and by when.',
        },
        {
          title: 'Read the documents',
          text: 'We mark each requirement as documented, partly documented or absent.',
          customer: 'give us what you have.',
        },
        {
          title: 'Watch the work',
          text: 'Your people show us a task, such as removing a leaver’s access or restoring a backup.',
          customer: 'let your staff answer for themselves.',
        },
        {
          title: 'Sample the records',
          text: 'We draw the sample, as an auditor would, and follow each item from rule to dated proof.',
          customer: 'say when you cannot find a record.',
        },
        {
          title: 'Rank and plan',
          text: 'We rank the gaps by their consequence and by the effort to close them. If you dispute a gap, the report gives both views.',
          customer: 'check the facts and assign owners.',
        },
        {
          title: 'Re-Assessment',
          text: 'If your one-page scope includes it, we sample the same requirements again and update their ratings.',
          customer: 'show new evidence for each action.',
        },
      ],
      provide: [
        'The contract, letter or decision that names the standard',
        'Policies, procedures and registers, drafts included',
        'Interviews, and read-only access to records',
      ],
      receive: [
        'A workbook with every requirement, its rating and the evidence',
        'Gaps ranked by what would stop certification or validation',
        'An action plan with effort and dependencies',
        'A crosswalk, if you chose two or more frameworks',
      ],
    },
    {
      kind: 'reasons',
      heading: 'Why do a gap assessment?',
      items: [
        {
          title: 'You hear it first',
          text: 'In a certification audit the same gap is a nonconformity, and somebody else sets the deadline.',
        },
        {
          title: 'The budget gets line items',
          text: 'Finance can approve actions that come with an estimate of effort and a place in the order.',
        },
        {
          title: 'You can show where you started',
          text: 'GDPR Article 5(2) requires controllers to demonstrate compliance, and a dated assessment is part of the proof.',
        },
      ],
    },
    {
      kind: 'strengths',
      items: [
        {
          title: 'We explain “partly met”',
          text: 'Each partial rating says what evidence would show the rest.',
        },
        {
          title: 'Every exclusion is justified',
          text: 'If a requirement does not apply, the workbook says why.',
        },
        {
          title: 'Small fixes come first',
          text: 'Among equal gaps, the plan starts with those that one person can close without a purchase.',
        },
      ],
    },
    {
      kind: 'fit',
      heading: 'Who it suits',
      suits: [
        'you have booked a certification or customer audit and want its findings early',
        'you meet one framework and want to know how much of another that covers',
      ],
      instead: [
        { when: 'no standard binds you and you ask what could hurt you', choose: 'risk' },
        { when: 'you know that documents are what you lack', choose: 'policy' },
        {
          when: 'you doubt your firewall and switch settings',
          choose: 'networkConfiguration',
        },
      ],
    },
    {
      kind: 'questions',
      items: [
        {
          question: 'Do we get a certificate at the end?',
          answer:
            'No, you get a rated workbook. Only a certification body, independent of your advisers, certifies an ISMS to ISO/IEC 27001. PCI DSS is validated by self-assessment or by a qualified assessor, and NIST issues no certificate for its CSF.',
        },
        {
          question: 'Which framework should come first?',
          answer:
            'If you hold personal data in Singapore, its PDPA binds you already. Of the others, start with the one that a customer, acquirer or authority has put in writing. If none has, begin with Cyber Essentials if security is new to you, otherwise with NIST CSF 2.0. You can map the results to the others later.',
        },
        {
          question: 'Can one assessment serve several frameworks?',
          answer:
            'Yes. We collect the evidence once and judge it against each text. The frameworks overlap only in part, because PCI DSS, for example, prescribes settings that ISO/IEC 27001 leaves to your own risk treatment. The crosswalk shows where.',
        },
        {
          question: 'What about Singapore’s marks, or a regulator’s rules?',
          answer:
            'We assess against Cyber Essentials and Cyber Trust, the marks of the Cyber Security Agency, in the same six steps. Cyber Essentials suits small firms starting out, and Cyber Trust rates larger ones in five tiers. The PDPA of Singapore or Sri Lanka, a notice of MAS or a direction of the Central Bank of Sri Lanka can be the standard as well. Our [Standards](standards) page lists their clauses.',
        },
        {
          question: 'Who closes the gaps?',
          answer:
            'Your teams do, with help where you want it. We can write the missing [policies](policy), carry out the [risk assessment](risk) that ISO/IEC 27001 expects, or run the whole plan through a [vCISO](vciso).',
        },
      ],
    },
  ],
  quote: 'We compare what your procedure says with what last month’s records show.',
  callToAction: 'Tell us which audit is coming',
  sources: [
    documents.iso27001,
    documents.csf,
    documents.pciDss,
    documents.gdpr,
    documents.cyberEssentials,
  ],
} as const satisfies ServicePage;
