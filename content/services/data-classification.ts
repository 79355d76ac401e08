import { exampleDuration } from '../example-durations';
import { documents } from '../facts';
import type { ServicePage } from '../service-page';
import { dataClassificationSpecimen } from '../specimens/data-classification';

export const dataClassification = {
  title: 'Data Classification Service',
  headline: 'Know where your sensitive data is and who may see it',
  description:
    'We search the stores you choose for sensitive data and record who owns it. Staff get labels that everyone applies the same way, and a handling rule for each.',
  intro:
    'Personal, payment and confidential business data needs more care than the rest. We define a few labels, write a handling rule for each, and search the stores you choose for records that need them.',
  sections: [
    {
      kind: 'features',
      heading: 'What we set up',
      items: [
        {
          title: 'A scheme people can apply',
          text: 'We define each label by the harm you would suffer if the data leaked, changed or disappeared. The examples come from your own files.',
        },
        {
          title: 'An inventory with owners',
          text: 'We list every store in scope: what it holds, who owns it and how long you may keep it. For personal data, the list feeds the record of processing under GDPR Article 30.',
        },
        {
          title: 'A page of rules for each label',
          text: 'Who may open the data, how to send, print and destroy it, and who may allow an exception.',
        },
        {
          title: 'Labels in your tools',
          text: 'With your administrators, we set up the labels in your office suite and in any data loss prevention tool you already license. The labels start as suggestions. Blocking comes later.',
        },
      ],
    },
    dataClassificationSpecimen,
    {
      kind: 'exchange',
      provide: [
        'A list of systems and shared stores',
        'Contracts with confidentiality or data location terms',
        'Retention schedules and privacy notices',
        'An administrator for each tool that will carry the labels',
      ],
      receive: [
        'The classification policy, ready for you to approve',
        'The data inventory, in a format your privacy team can maintain',
        'Handling rules, and one page that helps staff choose a label',
        'A list of stores to delete, move or restrict, the most harmful first',
        'Label settings, documented so that your administrators can rebuild them',
      ],
    },
    {
      kind: 'steps',
      heading: 'How it works',
      intro: exampleDuration('dataClassification'),
      steps: [
        {
          title: 'Scope',
          text: 'We list the laws, contracts and trade secrets that apply to your data, and choose with you which stores to search.',
          customer: 'name a sponsor and the departments that take part.',
        },
        {
          title: 'Discover',
          text: 'Data owners tell us what they hold. We then sample shared drives, mailboxes and databases to see what they missed.',
          customer: 'give us read access, or run our searches yourselves and send us the counts.',
        },
        {
          title: 'Define',
          text: 'At least two people who know the records label the same sample, each alone. A label agrees when it matches the data owner’s. Where labels differ, we rewrite the definition and try again.',
          customer: 'free those people for the trial, and settle the cases they dispute.',
        },
        {
          title: 'Pilot',
          text: 'One department works with the labels. We count mislabelled files and note which rules got in the way.',
          customer: 'pick a department that will tell us what went wrong.',
        },
        {
          title: 'Roll out',
          text: 'We brief the owners and switch the labels on store by store, starting where exposure is greatest.',
          customer: 'issue the policy in your own name, and approve each configuration change.',
        },
        {
          title: 'Recheck',
          text: 'We take fresh samples to see whether the definitions still hold and which stores are new.',
          customer: 'tell us about new systems, suppliers and countries.',
        },
      ],
    },
    {
      kind: 'reasons',
      heading: 'Why classify data?',
      items: [
        {
          title: 'You can assess a breach in time',
          text: 'Once you judge a breach notifiable, Singapore’s PDPA gives you three calendar days to tell the regulator. A breach that affects 500 or more people is notifiable by its size alone. You decide sooner if you know what the lost folder held.',
        },
        {
          title: 'You have less to lose',
          text: 'A search can turn up former customers’ records and test copies of live databases, which you can delete. GDPR Article 5(1)(e) also limits how long you may keep personal data.',
        },
        {
          title: 'Card data stays where it belongs',
          text: 'PCI DSS v4.0.1 requirement 3 tells you to keep stored account data to a minimum. Card numbers in call notes and spreadsheets bring those systems into scope.',
        },
        {
          title: 'Other controls depend on it',
          text: 'ISO/IEC 27001:2022 lists classification (A.5.12) and labelling (A.5.13) as controls. Data leakage prevention (A.8.12) has to know which data to stop.',
        },
      ],
    },
    {
      kind: 'strengths',
      items: [
        {
          title: 'Tested before you sign',
          text: 'A definition goes into the policy once your own people, working alone, read it the same way.',
        },
        {
          title: 'Deletion comes first',
          text: 'If a store has no owner and no retention duty, we suggest you delete it before you pay to protect it.',
        },
        {
          title: 'One table for several laws',
          text: 'Health data is a special category under GDPR Article 9 and under Sri Lanka’s PDPA, Act No. 9 of 2022. We map such categories to your labels once. Parts I and III of the Sri Lankan act, with the duties of controllers, start on 1 January 2027.',
        },
      ],
    },
    {
      kind: 'fit',
      heading: 'Who it suits',
      suits: [
        'staff ask which files they may give to a supplier or an AI assistant, and get different answers',
        'your data loss prevention project has stalled because nobody defined what it should protect',
        'a customer or regulator asks where you hold data and who owns it',
      ],
      instead: [
        { when: 'you have labels but no rules around them', choose: 'policy' },
        { when: 'you can’t yet say whether data is your largest exposure', choose: 'risk' },
        { when: 'you need to show that you meet a standard', choose: 'gap' },
      ],
    },
    {
      kind: 'questions',
      items: [
        {
          question: 'How many labels do we need?',
          answer:
            'Three or four. Each further level adds a boundary to argue over. “Payment card” works better as a tag beside the label than as a level of its own.',
        },
        {
          question: 'Will you read our files?',
          answer:
            'Only the samples you approve, inside your environment and under named accounts. Our searches report locations and counts. The content stays where it is.',
        },
        {
          question: 'How long does it take, and what sets the price?',
          answer:
            'Both depend on how many stores we search and how many departments take part. If you already license a labelling tool, the roll-out is shorter.',
        },
        {
          question: 'Can software do the labelling?',
          answer:
            'Partly. A card number matches a pattern, but a draft acquisition agreement doesn’t. Software labels what it can recognize, and authors label the rest.',
        },
        {
          question: 'Which of your other services use the labels?',
          answer:
            'A [risk assessment](risk) takes its impact values from them, and your [security policies](policy) refer to them. Staff learn to apply them in [awareness training](training).',
        },
      ],
    },
  ],
  quote: 'Your people know the data. We help them agree on what to call it and how to handle it.',
  callToAction: 'Ask how to label your data',
  sources: [
    documents.gdpr,
    documents.pdpa,
    documents.sriLankaPdpa,
    documents.pciDss,
    documents.iso27001,
  ],
} as const satisfies ServicePage;
