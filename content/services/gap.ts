import type { ServicePage } from '../service-page';

export const gap = {
  title: 'Gap Assessment',
  description:
    'Your practice compared with ISO 27001, NIST CSF, PCI DSS or GDPR, one requirement at a time and with evidence, then put in the order in which to close the gaps.',
  intro:
    'An auditor’s report is a costly way to learn what is missing. We set each requirement of ISO 27001, NIST CSF, PCI DSS or GDPR beside what you do today, and list the differences in the order to close them. It suits organisations with a certificate, a contract or a supervisory duty ahead of them.',
  sections: [
    {
      kind: 'fit',
      heading: 'Is a gap assessment what you need?',
      suits: [
        'a certification or customer audit is booked and you want its findings early',
        'a contract names a standard you have never measured yourself against',
        'you meet one framework and want to know how much of another that covers',
      ],
      instead: [
        { when: 'no text binds you and the question is what could hurt', choose: 'risk' },
        { when: 'you know that the gap is missing documents', choose: 'policy' },
        {
          when: 'your doubt is about firewall and switch settings',
          choose: 'networkConfiguration',
        },
      ],
    },
    {
      kind: 'features',
      heading: 'Four references, each read as it is meant',
      intro:
        'One is certified, one is voluntary, one is contractual and one is law. Each therefore has its own order of work.',
      items: [
        {
          title: 'ISO 27001',
          text: 'Clauses 4 to 10 of ISO/IEC 27001:2022 come first, since none of them may be excluded. The 93 Annex A controls follow: 37 organizational, 8 people, 14 physical and 34 technological.',
        },
        {
          title: 'NIST CSF',
          text: 'Version 2.0 sets outcomes under Govern, Identify, Protect, Detect, Respond and Recover. We write your Current Profile and agree a Target Profile; the gap is what lies between.',
        },
        {
          title: 'PCI DSS',
          text: 'Scope is settled before anything else: which systems hold or touch account data, or could affect its security. Then come the 12 requirements of v4.0.1, including those that were best practice until 31 March 2025.',
        },
        {
          title: 'GDPR',
          text: 'From the record of processing (Art. 30) we go to processors (Art. 28), security (Art. 32), breach notification (Art. 33 and 34) and impact assessment (Art. 35). Points of law are marked for your counsel.',
        },
      ],
    },
    {
      kind: 'exchange',
      heading: 'What we ask for and what we leave',
      provide: [
        'The contract, letter or decision that names the reference',
        'Policies, procedures and registers as they stand, drafts included',
        'Interviews with those who do the work',
        'Read-only access to records: tickets, access reviews, training logs',
      ],
      receive: [
        'A workbook with every requirement, its rating and the evidence seen',
        'Gaps ranked by what would stop certification or validation',
        'A plan of actions with owner, effort and dependency',
        'A crosswalk where you chose two or more references',
        'Notes for your Statement of Applicability, Target Profile or scope document',
      ],
    },
    {
      kind: 'steps',
      heading: 'How the assessment runs',
      steps: [
        {
          title: 'Fix the reference',
          text: 'Edition, scope and what counts as met are written down, because a framework’s name alone settles none of these.',
          customer: 'Say who will rely on the result and by when.',
        },
        {
          title: 'Read the documents',
          text: 'Each requirement is marked as documented, partly documented or absent before any meeting takes up your time.',
          customer: 'Hand over what exists without tidying it.',
        },
        {
          title: 'Ask and watch',
          text: 'People show us the task: a leaver’s access being removed, a backup restored, a change approved.',
          customer: 'Make the people available and let them speak for themselves.',
        },
        {
          title: 'Sample the records',
          text: 'We draw the sample, as an auditor would, and follow it from the rule to the dated proof.',
          customer: 'Retrieve the records drawn, and say when one cannot be found.',
        },
        {
          title: 'Rank and plan',
          text: 'Gaps are ordered by consequence and dependency. Findings you dispute keep both views on the page.',
          customer: 'Check facts, assign owners and choose a pace.',
        },
        {
          title: 'Confirm closure',
          text: 'After the agreed actions we sample the same requirements afresh and update their ratings.',
          customer: 'Present new evidence for each action reported as done.',
        },
      ],
    },
    {
      kind: 'table',
      heading: 'How progress is measured',
      columns: ['Measure', 'Question it answers', 'What is counted'],
      rows: [
        ['Requirements met', 'Where is the work?', 'Met, partly met and unmet, by clause'],
        ['Evidence strength', 'Would an auditor agree?', 'Dated proof, over those called met'],
        ['Blocking gaps', 'What stops us?', 'Open gaps that would fail the audit'],
        ['Shared actions', 'What does one fix settle?', 'Requirements closed by each action'],
      ],
    },
    {
      kind: 'reasons',
      heading: 'Why perform a gap assessment?',
      items: [
        {
          title: 'Findings arrive while they are private',
          text: 'A gap found now is an item in your plan. The same gap in a certification audit is a nonconformity with a deadline set by others.',
        },
        {
          title: 'The budget gets line items',
          text: 'Finance can approve actions with effort and sequence, and can do little with “become compliant”.',
        },
        {
          title: 'You can show where you started',
          text: 'GDPR Art. 5(2) requires controllers to be able to demonstrate compliance. A dated assessment with tracked actions is part of the proof.',
        },
      ],
    },
    {
      kind: 'questions',
      heading: 'Certificates, overlap and what follows',
      items: [
        {
          question: 'Are we certified when it ends?',
          answer:
            'No. Only a certification body, independent of your advisers, issues ISO/IEC 27001 certificates. PCI DSS is validated by self-assessment or by a qualified assessor, and NIST issues no certificate for its CSF.',
        },
        {
          question: 'Which framework should come first?',
          answer:
            'The one that a customer, acquirer or authority has put in writing. If nobody has, NIST CSF 2.0 gives a picture you can later map to the others.',
        },
        {
          question: 'Can one assessment serve several frameworks?',
          answer:
            'Yes. Evidence is collected once and judged against each text. Overlap is often partial: PCI DSS prescribes settings that ISO/IEC 27001 leaves to your own risk treatment, and the crosswalk shows where.',
        },
        {
          question: 'Who closes the gaps?',
          answer:
            'Your teams, with help where you want it. We can write the missing [policies](policy), carry out the [risk assessment](risk) that ISO 27001 expects, or run the whole plan through a [vCISO](vciso).',
        },
      ],
    },
    {
      kind: 'strengths',
      heading: 'Why Choose Us?',
      items: [
        {
          title: '“Partly met” is explained',
          text: 'Each partial rating says which half is there, and what the other half would look like as evidence.',
        },
        {
          title: 'Not applicable is argued',
          text: 'An exclusion carries its reason, so that it survives the first question about it.',
        },
        {
          title: 'Small fixes are set apart',
          text: 'Actions that need one person and no purchase head the plan, so that work starts before the budget round.',
        },
      ],
    },
  ],
  quote:
    'The gap that matters is seldom the missing document. It is the document that describes a company you no longer are.',
  callToAction: 'Measure the distance before the auditor does',
  sources: [
    { title: 'ISO/IEC 27001:2022', url: 'https://www.iso.org/standard/27001' },
    { title: 'NIST CSF 2.0', url: 'https://www.nist.gov/cyberframework' },
    { title: 'PCI DSS v4.0.1', url: 'https://www.pcisecuritystandards.org/document_library/' },
    { title: 'GDPR (Regulation 2016/679)', url: 'https://eur-lex.europa.eu/eli/reg/2016/679/oj' },
  ],
} as const satisfies ServicePage;
