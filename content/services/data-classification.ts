import { documents } from '../facts';
import type { ServicePage } from '../service-page';
import { dataClassificationSpecimen } from '../specimens/data-classification';

export const dataClassification = {
  title: 'Data Classification Service',
  headline: 'Know which data needs the most care',
  description:
    'Find where your sensitive data is kept, name its owners, and give staff labels that two people apply in the same way. Scheme, inventory and handling rules.',
  intro:
    'For organisations that hold personal, payment or confidential business data. We define a few labels with a handling rule for each, and list where the sensitive records are kept.',
  sections: [
    {
      kind: 'features',
      heading: 'What you keep',
      items: [
        {
          title: 'A scheme people can apply',
          text: 'A label is defined by the harm that disclosure, alteration or loss would do. It carries examples from your own files.',
        },
        {
          title: 'An inventory with owners',
          text: 'Every store in scope is listed with what it holds, whose it is and how long it may be kept. For personal data the list feeds the record of processing under GDPR Article 30.',
        },
        {
          title: 'Handling rules, a page each',
          text: 'Who may open data with this label, how it is sent, printed and destroyed, and who may allow an exception.',
        },
        {
          title: 'Labels in your tools',
          text: 'We configure the labels with your administrators in the office suite and any data loss prevention tool you already license. They suggest before they block.',
        },
      ],
    },
    dataClassificationSpecimen,
    {
      kind: 'fit',
      heading: 'Who it suits',
      suits: [
        'staff ask which files may go to a supplier, a private phone or an AI assistant, and get different answers',
        'a data loss prevention project has stalled because its targets were never defined',
        'a customer or regulator wants to know where its data is held and who owns it',
      ],
      instead: [
        { when: 'the labels exist and the rules around them do not', choose: 'policy' },
        { when: 'you cannot yet say whether data is your largest exposure', choose: 'risk' },
        { when: 'the task is to show that a standard is met', choose: 'gap' },
      ],
    },
    {
      kind: 'steps',
      heading: 'How labels are introduced',
      loops: true,
      steps: [
        {
          title: 'Scope',
          text: 'We list the laws, contracts and trade secrets that bear on your data, and agree which stores are searched.',
          customer: 'Name a sponsor and the departments that take part.',
        },
        {
          title: 'Discover',
          text: 'Data owners say what they hold. Shared drives, mailboxes and databases are then sampled to see whether that is all.',
          customer: 'Grant read access, or run our searches yourselves and pass on the counts.',
        },
        {
          title: 'Define',
          text: 'Two people who know the records label the same sample independently. Where they disagree, the definition is rewritten and tried again.',
          customer: 'Release the two people and settle the cases they dispute.',
        },
        {
          title: 'Pilot',
          text: 'One department works with the labels while we count mislabelled files and note which rules got in the way.',
          customer: 'Pick a department that will report problems in detail.',
        },
        {
          title: 'Roll out',
          text: 'Owners are briefed and labels switched on for each store, beginning where exposure is greatest.',
          customer:
            'Issue the policy under your own authority and approve each configuration change.',
        },
        {
          title: 'Recheck',
          text: 'Fresh samples show whether definitions still hold and which new stores have appeared.',
          customer: 'Report new systems, suppliers and countries.',
        },
      ],
    },
    {
      kind: 'reasons',
      heading: 'Why classify data?',
      items: [
        {
          title: 'A breach can be assessed in time',
          text: 'Singapore’s PDPA leaves you three calendar days to tell the regulator of a breach found notifiable, and 500 affected individuals suffice. You decide sooner if you know what the lost folder held.',
        },
        {
          title: 'There is less to lose',
          text: 'Discovery turns up former customers and test copies of live databases. GDPR Article 5(1)(e) limits how long personal data may be kept; what has been deleted cannot leak.',
        },
        {
          title: 'Card data stays where it belongs',
          text: 'PCI DSS v4.0.1 requirement 3 keeps stored account data to a minimum. Card numbers in call notes and spreadsheets bring those systems into scope.',
        },
        {
          title: 'Other controls depend on it',
          text: 'ISO/IEC 27001:2022 lists classification (A.5.12) and labelling (A.5.13) as controls. Data leakage prevention (A.8.12) starts from the first.',
        },
      ],
    },
    {
      kind: 'exchange',
      provide: [
        'A list of systems and shared stores',
        'Contracts with confidentiality or data location terms',
        'Retention schedules and privacy notices',
        'An administrator for the tools that will carry the labels',
      ],
      receive: [
        'The classification policy, ready for your approval',
        'The data inventory, in a format your privacy team can maintain',
        'Handling rules and a one-page decision aid for staff',
        'Stores to delete, move or restrict, in order of harm',
        'Label settings, documented so that your administrators can rebuild them',
      ],
    },
    {
      kind: 'questions',
      items: [
        {
          question: 'How many labels do we need?',
          answer:
            'Three or four. Every further level adds a boundary to argue over. “Payment card” works better as a tag beside the label than as a level of its own.',
        },
        {
          question: 'Will you read our files?',
          answer:
            'Only the samples you agree to, inside your environment and under named accounts. Searches report locations and counts; the content stays where it is.',
        },
        {
          question: 'What decides the effort?',
          answer:
            'Stores to search, departments that take part, and countries whose law applies. Labelling tools you already license shorten the roll-out.',
        },
        {
          question: 'Can software do the labelling?',
          answer:
            'Partly. A card number matches a pattern; a draft acquisition agreement does not. Automation takes the patterned data, and authors decide about the rest.',
        },
        {
          question: 'Where does this meet your other services?',
          answer:
            'The labels become the impact values of a [risk assessment](risk) and the terms that your [security policies](policy) use. Staff learn to apply them in [awareness training](training).',
        },
      ],
    },
    {
      kind: 'strengths',
      items: [
        {
          title: 'Tested before it is signed',
          text: 'A definition goes into the policy once your own people, working independently, read it the same way.',
        },
        {
          title: 'Deletion comes first',
          text: 'A store without owner or retention duty is put forward for removal before you pay to protect it.',
        },
        {
          title: 'One table for several laws',
          text: 'Health data is a special category under GDPR Article 9, and in Sri Lanka’s PDPA, Act No. 9 of 2022, whose parts take effect by order: ask counsel which bind you. Such categories are mapped to your labels once.',
        },
      ],
    },
  ],
  quote: 'The people who know the data should decide its label once, for all who handle it later.',
  callToAction: 'Find out which data needs most care',
  sources: [
    documents.gdpr,
    documents.pdpa,
    documents.sriLankaPdpa,
    documents.pciDss,
    documents.iso27001,
  ],
} as const satisfies ServicePage;
