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
    'Your staff handle payments, passwords or customer data by email. We send them the messages an attacker would, under rules you approve, and measure how soon somebody reports the first one.',
  sections: [
    {
      kind: 'features',
      heading: 'What we do',
      items: [
        {
          title: 'The phishing tool',
          text: 'We run the phishing tool, the look-alike domains and the landing pages, which record only that a form was submitted, never what was typed.',
        },
        {
          title: 'Scenarios from your business',
          text: 'Accounts payable gets a supplier’s new bank details, sales gets a shared document, and the front desk gets a parcel notice.',
        },
        {
          title: 'Teaching on the spot',
          text: 'Anyone who submits the form sees the email again with its warning signs marked.',
        },
        {
          title: 'Testing the report button',
          text: 'We time how long each report takes to reach the person who must act.',
        },
      ],
    },
    phishingSpecimen,
    {
      kind: 'reasons',
      heading: 'Why run a phishing simulation?',
      items: [
        {
          title: 'Email filters let some through',
          text: 'DMARC stops email that forges your domain, but not a look-alike domain or a supplier’s stolen mailbox.',
        },
        {
          title: 'Reporting is a control',
          text: 'ISO/IEC 27001:2022 control A.6.8 asks for a way to report suspected events. Each round tests yours and records the result.',
        },
        {
          title: 'Training gets a target',
          text: 'If finance trusts fake sign-in pages, the next [awareness session](training) can cover those.',
        },
      ],
    },
    {
      kind: 'strengths',
      items: [
        {
          title: 'Reports before clicks',
          text: 'Your security team can act only on what it hears, so reports come first.',
        },
        {
          title: 'Honest comparison',
          text: 'Fewer people click on a message that is easy to recognize, so the rating stands beside every figure.',
        },
        {
          title: 'Respect for staff',
          text: 'We never rank individuals, and you can refuse any theme.',
        },
      ],
    },
    {
      kind: 'steps',
      heading: 'How a round runs',
      steps: [
        {
          title: 'Rules',
          text: 'We fix groups, themes and a stop signal. Bonuses, dismissals and illness are never bait.',
          customer: 'bring in HR, legal and staff representatives.',
        },
        {
          title: 'Delivery check',
          text: 'Test mailboxes show whether messages arrive and whether a scanner’s clicks would spoil the count.',
          customer: 'allow our senders in your email gateway.',
        },
        {
          title: 'Difficulty rating',
          text: 'We rate each message on the NIST Phish Scale: its warning signs, and how well its story fits the reader.',
          customer: 'approve each message.',
        },
        {
          title: 'Sending',
          text: 'We send in waves, so one warning called across the office does not end the test.',
          customer: 'tell the date only to those who must know it.',
        },
        {
          title: 'Debrief and repeat',
          text: 'Staff learn that it was a test. The next round includes one message of the same rating.',
          customer: 'thank everyone who reported the message.',
        },
      ],
      provide: [
        'Names, email addresses and departments of the people in scope',
        'Approval from somebody with authority over staff and systems',
        'An email administrator for the delivery check',
      ],
      receive: [
        'The scenarios you approved, with their ratings',
        'Results by group and by wave',
        'A review of your reporting route',
        'Confirmation that we have deleted the list of recipients and the results for each person',
      ],
    },
    {
      kind: 'fit',
      heading: 'Who it suits',
      suits: [
        'you have told staff how to report and want to know if they do',
        'an auditor asks for evidence that staff report suspicious email',
      ],
      instead: [
        { when: 'you have not trained your staff yet', choose: 'training' },
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
            'No. Results about a person are personal data, so we report by group, in line with data minimization under GDPR Article 5(1)(c). One exception: if your rules allow it, we give one person you name the list of those who submitted the form. That person offers them training in private, and we delete our copy.',
        },
        {
          question: 'Should staff know about it beforehand?',
          answer:
            'Tell them that simulations take place, or the first can feel like a trap. Do not tell them when.',
        },
        {
          question: 'Does this need a licence?',
          answer:
            'In Singapore, yes. It needs a licence for penetration testing, because the Second Schedule of the Cybersecurity Act 2018 lists the use of social engineering to assess how vulnerable an organization is.',
        },
        {
          question: 'Does this meet PCI DSS on its own?',
          answer:
            'No. Version 4.0.1 asks for awareness training that covers phishing (12.6.3.1). The results of a round are evidence of it. Separately, it asks for mechanisms that detect phishing and protect against it (5.4.1).',
        },
        {
          question: 'Will training stop people clicking?',
          answer:
            'Do not count on it. A study of 12,511 people at a US financial technology firm found no significant effect of training on clicks or on reports. We teach staff to use the report button and confirm payments by phone. The NIST Phish Scale did predict clicks: 7 per cent on messages that were easy to recognize, 15 per cent on those that were hard. So expect clicks: payment checks and phishing-resistant sign-in limit the harm that a click does.',
        },
      ],
    },
  ],
  quote: 'We measure how long it takes until somebody reports a phishing email.',
  callToAction: 'Test how soon your staff report',
  sources: [
    documents.phishScale,
    documents.phishingTraining,
    documents.iso27001,
    documents.pciDss,
    documents.gdpr,
    documents.cybersecurityAct,
  ],
} as const satisfies ServicePage;
