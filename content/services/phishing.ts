import { exampleDuration } from '../example-durations';
import { documents } from '../facts';
import type { ServicePage } from '../service-page';
import { phishingSpecimen } from '../specimens/phishing';

export const phishing = {
  title: 'Phishing Simulation',
  headline: 'How soon would you hear of the first click?',
  searchTitle: 'Phishing simulation and reporting drills',
  description:
    'We send your staff the phishing emails an attacker would, rate how hard each one is and time the first report. We never record what anyone types.',
  intro:
    'Your staff handle payments, passwords or customer data by email. We send them the messages an attacker would, under rules you approve. Then we measure how soon somebody reports the first one.',
  sections: [
    {
      kind: 'features',
      heading: 'What we do',
      items: [
        {
          title: 'The phishing tool',
          text: 'We run the sending platform, the look-alike domains and the landing pages. Landing pages record only that a form was submitted, never what was typed. Your administrator can check this before launch.',
        },
        {
          title: 'Scenarios from your business',
          text: 'Accounts payable gets a supplier’s new bank details, sales a shared document, the front desk a parcel notice.',
        },
        {
          title: 'Teaching on the spot',
          text: 'Anyone who submits the form sees the same email again, with its three or four warning signs marked. There is no video and no quiz.',
        },
        {
          title: 'Testing the report button',
          text: 'We follow each reported message to the person who must act on it, and time how long it takes to get there.',
        },
      ],
    },
    phishingSpecimen,
    {
      kind: 'exchange',
      provide: [
        'Names, email addresses and departments of the people in scope',
        'Approval from somebody with authority over both staff and systems',
        'An email administrator to help with the delivery check',
        'How staff are told to report a suspicious email today',
      ],
      receive: [
        'The scenarios you approved, with their ratings',
        'Results by group and by wave',
        'A review of your reporting route: who was told, and after how long',
        'The teaching pages, to use again',
        'Written confirmation that we deleted the address list and the results by person',
      ],
    },
    {
      kind: 'steps',
      heading: 'How a campaign runs',
      intro: exampleDuration('phishing'),
      steps: [
        {
          title: 'Rules',
          text: 'We fix groups, themes, dates and a stop signal with you. We never use bonuses, dismissals or illness as bait.',
          customer: 'bring in HR, legal and staff representatives where law or custom requires it.',
        },
        {
          title: 'Delivery check',
          text: 'We send to test mailboxes first. They show whether messages arrive unaltered and whether a scanner’s automatic clicks would spoil the count.',
          customer: 'allow our senders in your email gateway, for the campaign only.',
        },
        {
          title: 'Difficulty rating',
          text: 'We rate each message on the NIST Phish Scale: how many warning signs it has, and how well its story fits the reader.',
          customer: 'approve each message as your staff will see it.',
        },
        {
          title: 'Campaign',
          text: 'We send in waves, so one warning called across the office doesn’t end the test.',
          customer: 'tell the date only to those who must know it.',
        },
        {
          title: 'Debrief',
          text: 'We tell staff that it was a test and how many reported it. Managers get figures by group.',
          customer: 'thank everyone who reported it.',
        },
        {
          title: 'Repeat',
          text: 'The next round has a new theme, but one message has the same rating as before, so you can compare the two rounds.',
          customer: 'choose how often to repeat. New joiners come in with the next wave.',
        },
      ],
    },
    {
      kind: 'reasons',
      heading: 'Why run a phishing simulation?',
      items: [
        {
          title: 'Email filters let some through',
          text: 'DMARC, once you enforce it, lets receivers reject email that forges your exact domain. It does nothing about a look-alike domain or a supplier’s hijacked mailbox. Somebody on your staff has to notice those.',
        },
        {
          title: 'Reporting is a control',
          text: 'ISO/IEC 27001:2022 control A.6.8 asks for a way to report suspected events in good time. A campaign tests it and gives you a record of that test.',
        },
        {
          title: 'Training gets a target',
          text: 'If finance spots fake invoices but trusts fake sign-in pages, the next [awareness session](training) can cover sign-in pages.',
        },
        {
          title: 'Procedures are tested',
          text: 'A fake payment request shows whether staff call the supplier back before they pay.',
        },
      ],
    },
    {
      kind: 'strengths',
      items: [
        {
          title: 'Reports before clicks',
          text: 'Our summary opens with how many people reported the message, and how soon. Your security team can act only on what it hears about.',
        },
        {
          title: 'Honest comparison',
          text: 'An easier message lowers the click rate, so we print the rating next to every figure.',
        },
        {
          title: 'Respect for staff',
          text: 'We never rank individuals, and you can refuse any theme.',
        },
        {
          title: 'Joined to monitoring',
          text: 'If we run your [SOC](soc), the analysts who handle real reports handle these too.',
        },
      ],
    },
    {
      kind: 'fit',
      heading: 'Who it suits',
      suits: [
        'you have told staff how to report and want to know if they do',
        'your staff get requests for payments or passwords by email every day',
        'an auditor asks for evidence that staff report suspicious email',
      ],
      instead: [
        { when: 'you haven’t trained your staff yet', choose: 'training' },
        { when: 'no rule says how to report or verify a payment', choose: 'policy' },
        { when: 'you want to know what an attacker could reach after a click', choose: 'vapt' },
      ],
    },
    {
      kind: 'questions',
      items: [
        {
          question: 'Will you name individuals to their managers?',
          answer:
            'Not to managers. Results about a person are personal data, so we report by group, in line with data minimization under GDPR Article 5(1)(c). If your rules allow it, one person you name gets the list of those who submitted the form, to offer them training in private. That person holds the list: we delete our copy.',
        },
        {
          question: 'Should staff know about it beforehand?',
          answer:
            'Tell them that simulations take place, but not when. Otherwise the first one can feel like a trap.',
        },
        {
          question: 'Does this meet PCI DSS on its own?',
          answer:
            'No. Version 4.0.1 asks for awareness training that covers phishing (12.6.3.1). Separately, it asks for mechanisms that detect phishing and protect against it (5.4.1). Campaign results support the first.',
        },
        {
          question: 'What does a campaign cost?',
          answer:
            'The price depends on how many people are in scope and how many messages we write for you. The delivery check in your email gateway takes most of the preparation time.',
        },
        {
          question: 'Will training stop people clicking?',
          answer:
            'Don’t count on it. A study of 12,511 people at a US financial technology firm found no significant effect of training on clicks or on reports. The NIST Phish Scale did predict clicks: 7 per cent for easy messages, 15 per cent for hard ones. Your staff may differ, so measure them: because we rate every message, you can compare reporting rates before and after a course. We also test your reporting route.',
        },
        {
          question: 'What would a good click rate be?',
          answer:
            'There isn’t one, because people click a harder message more often. Plan for clicks: payment checks and phishing-resistant sign-in have to hold when one happens.',
        },
      ],
    },
  ],
  quote: 'Some people will click. We want you to hear about it from the first one who notices.',
  callToAction: 'Test how soon your staff report',
  sources: [
    documents.phishScale,
    documents.phishingTraining,
    documents.iso27001,
    documents.pciDss,
    documents.gdpr,
  ],
} as const satisfies ServicePage;
