import { documents } from '../facts';
import type { ServicePage } from '../service-page';
import { dataClassificationSpecimen } from '../specimens/data-classification';

export const dataClassification = {
  /** Given by the specification; a test holds it. */
  title: 'Data Classification Service',
  headline: 'Know where your sensitive data is and who may see it',
  description:
    'We find your sensitive data in drives and mailboxes, and record who owns it. Staff get labels that everyone applies the same way, and a handling rule for each.',
  intro:
    'Personal, payment and confidential business data needs more care than the rest. We define a few labels with a handling rule for each, and search the drives, mailboxes and databases you choose. You name the people who know the records.',
  sections: [
    {
      kind: 'features',
      heading: 'What we set up',
      items: [
        {
          title: 'A scheme people can apply',
          text: 'We define each label by the harm a leak would do, with examples from your own files.',
        },
        {
          title: 'An inventory with owners',
          text: 'We list what each place holds, who owns it and how long you may keep it, for the record of processing under GDPR Article 30.',
        },
        {
          title: 'A page of rules for each label',
          text: 'Each page says who may open, send, print and destroy the data, and who may allow an exception.',
        },
        {
          title: 'Labels in your tools',
          text: 'With your administrators, we set up labels in the tools you already license.',
        },
      ],
    },
    dataClassificationSpecimen,
    {
      kind: 'steps',
      heading: 'How it works',
      steps: [
        {
          title: 'Scope',
          text: 'We list the laws and contracts that apply to your data, and choose with you where to search.',
          customer: 'name a sponsor and the departments.',
        },
        {
          title: 'Discover',
          text: 'Data owners tell us what they hold, and we sample drives, mailboxes and databases for the rest.',
          customer: 'give us read access, or run our searches yourselves.',
        },
        {
          title: 'Define',
          text: 'People who know the records label the same sample, each alone, and we count a label as right when it matches the owner’s.',
          customer: 'settle the disputed cases.',
        },
        {
          title: 'Pilot',
          text: 'One department works with the labels, and we count mislabelled files.',
          customer: 'pick a department that will tell us what went wrong.',
        },
        {
          title: 'Roll out',
          text: 'We switch on the labels one place at a time, starting where exposure is greatest.',
          customer: 'issue the policy in your own name.',
        },
      ],
      provide: [
        'A list of systems and shared drives',
        'Contracts and retention schedules',
        'An administrator for each tool that will carry the labels',
      ],
      receive: [
        'The classification policy, ready for you to approve',
        'The data inventory, in a format your data protection officer can maintain',
        'Handling rules, and one page that helps staff choose a label',
        'A list of what to delete, move or restrict, starting with what would harm you most',
      ],
    },
    {
      kind: 'reasons',
      heading: 'Why classify data?',
      items: [
        {
          title: 'You can assess a breach in time',
          text: 'Singapore’s PDPA gives you 3 calendar days once you judge a breach notifiable. You can judge sooner if you know what the leaked folder held.',
        },
        {
          title: 'You have less to lose',
          text: 'Former customers’ records can go. Section 25 of Singapore’s PDPA and GDPR Article 5(1)(e) limit how long you may keep them.',
        },
        {
          title: 'Card data stays where it belongs',
          text: 'PCI DSS v4.0.1 requirement 3 limits the account data that you store.',
        },
        {
          title: 'Other controls depend on it',
          text: 'A tool that prevents data loss (ISO/IEC 27001:2022, A.8.12) can act on a label once the data is classified (A.5.12) and labelled (A.5.13).',
        },
      ],
    },
    {
      kind: 'strengths',
      items: [
        {
          title: 'Tested before you sign',
          text: 'A definition is final once your own people read it the same way.',
        },
        {
          title: 'Deletion comes first',
          text: 'If a folder has no owner and no retention duty, we propose to delete it.',
        },
        {
          title: 'One table for several laws',
          text: 'GDPR Article 9 and Sri Lanka’s PDPA, Act No. 9 of 2022, both single out health data. We map both laws once, in one table.',
        },
      ],
    },
    {
      kind: 'fit',
      heading: 'Who it suits',
      suits: [
        'staff ask which files they may give to a supplier or an AI assistant',
        'a customer or regulator asks where you hold data and who owns it',
      ],
      instead: [
        { when: 'you have labels but no rules around them', choose: 'policy' },
        { when: 'you cannot yet say whether data is your largest exposure', choose: 'risk' },
        { when: 'you need to show that you meet a standard', choose: 'gap' },
      ],
    },
    {
      kind: 'questions',
      items: [
        {
          question: 'How many labels do we need?',
          answer:
            'We advise three or four. Each further label adds a boundary to argue over. “Payment card” works better as a tag beside the label than as a separate label.',
        },
        {
          question: 'Will you read our files?',
          answer:
            'We read only the samples you approve, inside your environment and under named accounts. Our searches report locations and counts, while the content stays where it is.',
        },
        {
          question: 'Can software do the labelling?',
          answer:
            'Partly: it can label a card number, which matches a pattern, but not a draft acquisition agreement. Authors label what it does not recognize.',
        },
        {
          question: 'Which of your other services use the labels?',
          answer:
            'A [risk assessment](risk) takes its impact values from them, and your [security policies](policy) refer to them. Staff learn to apply them in [awareness training](training).',
        },
      ],
    },
  ],
  quote: 'We help your people agree on what to call their data and how to handle it.',
  callToAction: 'Ask how to label your data',
  sources: [
    documents.gdpr,
    documents.pdpa,
    documents.sriLankaPdpa,
    documents.pciDss,
    documents.iso27001,
  ],
} as const satisfies ServicePage;
