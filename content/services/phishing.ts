import { documents } from '../facts';
import type { ServicePage } from '../service-page';
import { phishingSpecimen } from '../specimens/phishing';

export const phishing = {
  title: 'Phishing Simulation',
  headline: 'How soon would you hear of the first click?',
  searchTitle: 'Phishing Simulation for staff, with teaching',
  description:
    'Phishing tool and services: agreed scenarios, measured difficulty, teaching at the click and a count of who reported. Passwords are never stored.',
  intro:
    'Your staff handle payments, passwords or customer data by email. We send the messages an attacker would, under rules you approve, and measure how soon the first one is reported.',
  sections: [
    {
      kind: 'features',
      heading: 'The tool and the work around it',
      items: [
        {
          title: 'The phishing tool',
          text: 'We run the sending platform, the look-alike domains and the landing pages. Landing pages record that a form was sent, and no more; your administrator can see what they send in the delivery check.',
        },
        {
          title: 'Scenarios from your business',
          text: 'A supplier’s changed bank details for accounts payable, a shared document for sales, a parcel notice for the front desk.',
        },
        {
          title: 'Teaching at the click',
          text: 'The form then leads back to the same message, its three or four tell-tale signs marked. There is no video and no quiz.',
        },
        {
          title: 'Testing the report button',
          text: 'We follow a reported message to the person who must act on it, and time that stretch too.',
        },
      ],
    },
    {
      kind: 'steps',
      heading: 'How a campaign runs',
      loops: true,
      steps: [
        {
          title: 'Rules',
          text: 'Groups, themes, dates and a stop signal are fixed. Bonuses, dismissals and illness are not used as bait.',
          customer: 'Involve HR, legal and staff representatives where law or custom requires it.',
        },
        {
          title: 'Delivery check',
          text: 'Test mailboxes show whether messages arrive unaltered and whether a scanner’s automatic clicks would spoil the count.',
          customer: 'Allow the agreed senders in the email gateway for the campaign only.',
        },
        {
          title: 'Difficulty rating',
          text: 'Messages are rated on the NIST Phish Scale, by its cues and by how well its premise fits the reader.',
          customer: 'Approve each message as it will look.',
        },
        {
          title: 'Campaign',
          text: 'Messages go out in waves, so that one warning across the office does not end the measurement.',
          customer: 'Keep the date need-to-know.',
        },
        {
          title: 'Debrief',
          text: 'Staff learn that it was a test and how many reported it. Managers get figures by group.',
          customer: 'Thank those who reported it.',
        },
        {
          title: 'Repeat',
          text: 'The next round changes theme and keeps one message of equal rating, so that the two can be compared.',
          customer: 'Choose the interval; new joiners enter at the next wave.',
        },
      ],
    },
    phishingSpecimen,
    {
      kind: 'exchange',
      provide: [
        'Names, addresses and departments of those in scope',
        'Approval by the person with authority over staff and systems',
        'An email administrator for the delivery check',
        'The reporting route as staff know it',
      ],
      receive: [
        'The approved scenarios, with ratings',
        'Results by group and by wave',
        'A review of the reporting route, with delays',
        'Teaching pages for reuse',
        'Deletion of the address list and of results by person, as the contract sets out',
      ],
    },
    {
      kind: 'reasons',
      heading: 'Why run a phishing simulation?',
      items: [
        {
          title: 'Email filters let some through',
          text: 'DMARC, where it is enforced, lets receivers reject email that forges your exact domain. It does nothing about a look-alike name or a supplier’s hijacked mailbox, which a colleague has to notice.',
        },
        {
          title: 'Reporting is a control',
          text: 'ISO/IEC 27001:2022 control A.6.8 asks for a way to report suspected events in good time. A campaign exercises it and leaves a record.',
        },
        {
          title: 'Training gets a target',
          text: 'If finance spots invoices but trusts sign-in pages, the next [awareness session](training) can be about those.',
        },
        {
          title: 'Procedures are tested',
          text: 'A payment request shows whether staff call back before acting.',
        },
      ],
    },
    {
      kind: 'fit',
      heading: 'Right moment, or too soon?',
      suits: [
        'staff have been told how to report and you want to know if they do',
        'payments or passwords are requested by email every day',
        'an auditor asks for proof that awareness training works',
      ],
      instead: [
        { when: 'staff have not been trained yet', choose: 'training' },
        { when: 'no rule says how to report or verify a payment', choose: 'policy' },
        { when: 'you want to know what an attacker could reach after a click', choose: 'vapt' },
      ],
    },
    {
      kind: 'questions',
      items: [
        {
          question: 'Will individuals be named to their managers?',
          answer:
            'Not by default. Results about a person are personal data, so we report by group, in line with data minimisation under GDPR Article 5(1)(c). Someone who clicks repeatedly can be offered training privately if your rules say so.',
        },
        {
          question: 'Should staff know beforehand?',
          answer:
            'They should know that simulations take place, but not when. Announcing the programme takes away the feeling of a trap and has no effect on a message they have not seen.',
        },
        {
          question: 'Does this meet PCI DSS on its own?',
          answer:
            'No. Version 4.0.1 asks for awareness training that covers phishing (12.6.3.1) and, separately, for mechanisms that detect and protect against it (5.4.1). Campaign results support the first.',
        },
        {
          question: 'What does a campaign cost?',
          answer:
            'The price depends on the people in scope, the waves and how many messages are written for you. Preparation time depends mostly on the delivery check in your email gateway.',
        },
        {
          question: 'What would a good click rate be?',
          answer:
            'There is no single good one: a harder message is clicked more often. Payment checks and phishing-resistant sign-in must hold when one is.',
        },
      ],
    },
    {
      kind: 'strengths',
      items: [
        {
          title: 'Reports before clicks',
          text: 'Our summary opens with how many reported it and how soon, because that is the habit you can build.',
        },
        {
          title: 'Honest comparison',
          text: 'An easier message lowers the click rate, so we print the rating next to each figure.',
        },
        {
          title: 'Respect for staff',
          text: 'Individuals are not ranked, and you may refuse any theme.',
        },
        {
          title: 'Joined to monitoring',
          text: 'Where we run your [SOC](soc), reported messages are worked by the analysts who handle real ones.',
        },
      ],
    },
  ],
  quote: 'Some people will click, so train everyone to report quickly.',
  callToAction: 'Find out how soon you would hear',
  sources: [documents.phishScale, documents.iso27001, documents.pciDss, documents.gdpr],
} as const satisfies ServicePage;
