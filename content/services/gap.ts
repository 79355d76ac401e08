import { documents } from '../facts';
import type { ServicePage } from '../service-page';
import { gapSpecimen } from '../specimens/gap';

export const gap = {
  title: 'Gap Assessment',
  headline: 'Find the gaps before the auditor does',
  searchTitle: 'Gap Assessment: ISO 27001, NIST CSF, PCI DSS',
  description:
    'Your practice compared with each requirement of ISO 27001, NIST CSF, PCI DSS or GDPR, with evidence, and a plan that closes the gaps in sequence.',
  intro:
    'For organisations with a certificate, a contract or a supervisory duty ahead. We compare what you do with ISO 27001, NIST CSF, PCI DSS or GDPR, and list the gaps by what to close first.',
  sections: [
    {
      kind: 'features',
      heading: 'How we assess each reference',
      intro:
        'One leads to a certificate, one is voluntary, one is contractual and one is law, so each is assessed in its own sequence.',
      items: [
        {
          title: 'ISO 27001',
          text: 'Clauses 4 to 10 of ISO/IEC 27001:2022 come first, since none of them may be excluded. The 93 Annex A controls follow: 37 organisational, 8 people, 14 physical and 34 technological.',
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
          text: 'From the record of processing (Article 30) we go to processors (28), security (32), breach notification (33 and 34) and impact assessment (35). Points of law are marked for your counsel.',
        },
      ],
    },
    {
      kind: 'fit',
      heading: 'Who it suits',
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
      kind: 'steps',
      heading: 'How the gaps are found',
      steps: [
        {
          title: 'Fix the reference',
          text: 'Edition, scope and what counts as met are written down, because a framework’s name alone settles none of these.',
          customer: 'Say who will rely on the result and by when.',
        },
        {
          title: 'Read the documents',
          text: 'Each requirement is marked as documented, partly documented or absent before any meeting takes up your time.',
          customer: 'Hand over what exists.',
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
    gapSpecimen,
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
          text: 'GDPR Article 5(2) requires controllers to be able to demonstrate compliance. A dated assessment with tracked actions is part of the proof.',
        },
      ],
    },
    {
      kind: 'strengths',
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
    {
      kind: 'exchange',
      provide: [
        'The contract, letter or decision that names the reference',
        'Policies, procedures and registers, drafts included',
        'Interviews with those who do the work',
        'Read-only access to records: tickets, access reviews, training logs',
      ],
      receive: [
        'A workbook with every requirement, its rating and the evidence seen',
        'Gaps ranked by what would stop certification or validation',
        'A plan of actions with effort and dependency',
        'A crosswalk where you chose two or more references',
        'Notes for your Statement of Applicability, Target Profile or scope document',
      ],
    },
    {
      kind: 'questions',
      items: [
        {
          question: 'Do we get a certificate at the end?',
          answer:
            'You get a rated workbook. Only a certification body, independent of your advisers, issues ISO/IEC 27001 certificates. PCI DSS is validated by self-assessment or by a qualified assessor, and NIST issues no certificate for its CSF.',
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
          question: 'How is the effort estimated?',
          answer:
            'From the reference, the sites and systems in its scope, and the size of the sample. A second reference adds less than the first, because evidence is shared.',
        },
        {
          question: 'Who closes the gaps?',
          answer:
            'Your teams, with help where you want it. We can write the missing [policies](policy), carry out the [risk assessment](risk) that ISO 27001 expects, or run the whole plan through a [vCISO](vciso).',
        },
      ],
    },
  ],
  quote: 'Look for the gap between the procedure and last month’s records.',
  callToAction: 'Plan your gap assessment',
  sources: [documents.iso27001, documents.csf, documents.pciDss, documents.gdpr],
} as const satisfies ServicePage;
