import { company } from '../company';
import { exampleDuration } from '../example-durations';
import { documents } from '../facts';
import type { ServicePage } from '../service-page';
import { mdrSpecimen } from '../specimens/mdr';

export const mdr = {
  title: 'MDR as a Service',
  headline: 'No detection tool? We supply one, and the people',
  searchTitle: 'MDR as a Service: licence, set-up and monitoring',
  description: `${company.xdrProduct}: we supply the licence, set it up and monitor your tenant 24/7, all in one contract. How the roll-out runs, and what happens at the end.`,
  intro: `${company.xdrProduct} detects attacks on computers and mailboxes. We license it for you, set it up and monitor your tenant 24/7, in one contract. You lend us an administrator for the roll-out, and say in advance what we may do alone.`,
  sections: [
    {
      kind: 'features',
      heading: 'What the contract includes',
      items: [
        {
          title: 'Licensing',
          text: `We supply ${company.xdrProduct} in the edition that fits your devices and mailboxes, and list the signals that this edition leaves out.`,
        },
        {
          title: 'Implementation support',
          text: 'With your administrators we set up the tenant, agent packages, email and identity connectors and prevention policies, and leave you notes on all of it as built.',
        },
        {
          title: '24/7 SOC monitoring',
          text: 'Our analysts investigate what the platform flags, and decide whether it is an attack, an accident or an administrator at work.',
        },
        {
          title: 'Hunting and response',
          text: 'Analysts also search for what raised no alert. When they confirm an intrusion, they contain it as far as your permission matrix allows.',
        },
      ],
    },
    mdrSpecimen,
    {
      kind: 'table',
      heading: 'Who owns what, and what you keep',
      columns: ['Item', 'During the contract', 'When it ends'],
      rows: [
        [
          'Tenant',
          'In your name where the vendor allows it, otherwise in ours',
          'In your name: you keep it. In ours: we export what we can, then close it',
        ],
        [
          'Licence',
          'Supplied through us',
          'Moves to you if the vendor allows a transfer, otherwise ends',
        ],
        ['Analysts’ accounts', 'Named, in roles that you can suspend', 'Removed'],
        ['Settings and runbooks', 'Documented as built', 'Yours'],
        [
          'Telemetry',
          'In the region you chose',
          'Exported where the product allows, then deleted by a date in the contract',
        ],
      ],
    },
    {
      kind: 'exchange',
      provide: [
        'Device and mailbox counts',
        'An administrator during the roll-out',
        'A way to push software to your devices',
        'A decision on hosting region and data retention',
      ],
      receive: [
        'A licensed, configured tenant',
        'As-built notes on the settings we changed',
        'Four runbooks and a permission matrix, approved by you',
        'Incident reports and hunt notes',
      ],
    },
    {
      kind: 'technologies',
      heading: 'Supported Technologies',
      intro: `${company.xdrProduct} can take in alerts from these products. If you need their logs stored and searched, choose a [SOC](soc).`,
      list: 'xdr',
      motion: 'still',
    },
    {
      kind: 'steps',
      heading: 'How the roll-out works',
      intro: exampleDuration('mdr'),
      steps: [
        {
          title: 'Sizing',
          text: 'We count devices, mailboxes and cloud accounts, and list systems too old for the agent.',
          customer: 'give us the numbers, and any changes you expect.',
        },
        {
          title: 'Tenant',
          text: 'We create the tenant in the hosting region you choose, with separate roles for your administrators and our analysts.',
          customer:
            'if the tenant is in your name, keep the highest administrator role yourselves.',
        },
        {
          title: 'Runbooks',
          text: 'We write one page each for ransomware, a taken-over mailbox, a malicious insider and a lost device.',
          customer: 'approve them, and sign what we may do alone on each kind of device.',
        },
        {
          title: 'Rings',
          text: 'Agents go to the IT department, then a pilot group, then everyone else, and to servers last.',
          customer: 'name pilot users who report problems early.',
        },
        {
          title: 'Monitoring',
          text: 'Our analysts take over one ring after another.',
          customer: 'tell us whether we read unusual activity correctly.',
        },
        {
          title: 'Quarterly review',
          text: 'We compare licence counts, policies and runbooks with your company as it is now.',
          customer: 'agree the next quarter’s hunts.',
        },
      ],
    },
    {
      kind: 'reasons',
      heading: 'Why choose managed MDR',
      items: [
        {
          title: 'Expert oversight',
          text: 'A platform scores behaviour, but can’t know that your finance team runs macros at month end. Our analysts learn that, and write it down.',
        },
        {
          title: 'Faster response',
          text: 'The analyst who investigates can also isolate, in the same console.',
        },
        {
          title: 'Comprehensive protection',
          text: 'If your edition covers email, identity and endpoint, a mailbox rule, a new sign-in location and an odd process become one incident.',
        },
        {
          title: 'Cost efficiency',
          text: 'One renewal date for licence and monitoring: you never hold the one without the other.',
        },
        {
          title: 'Customizable service',
          text: 'You set the runbooks, the contact plan and the hours in which we may act alone.',
        },
      ],
    },
    {
      kind: 'strengths',
      items: [
        {
          title: '24/7 Monitoring',
          text: 'Monitoring begins with the first ring of devices. It doesn’t wait for the last.',
        },
        {
          title: 'Proactive Threat Hunting',
          text: 'Each hunt starts from a question about your company, such as who could forward email outside.',
        },
        {
          title: 'Fast Incident Response',
          text: 'The analyst acts on what you approved in advance, and calls you next.',
        },
        {
          title: 'Simplified Security Operations',
          text: 'Report any fault to us. We deal with the vendor.',
        },
      ],
    },
    {
      kind: 'fit',
      heading: 'Who it suits',
      suits: [
        'you own no XDR tool, or your endpoint licence is about to end',
        'you have nobody to plan and run the roll-out',
        'you want the licence and the monitoring in one contract',
      ],
      instead: [
        { when: 'the EDR or XDR you run has years left on its licence', choose: 'edr' },
        { when: 'your auditors already rely on your SIEM', choose: 'siem' },
        { when: 'you must store and correlate logs from many vendors', choose: 'soc' },
      ],
    },
    {
      kind: 'questions',
      items: [
        {
          question: 'What becomes of the tenant if we end the contract?',
          answer:
            'If it’s in your name, you keep it. If the vendor allows only our name, we tell you so before you sign, and at the end export your settings and whatever telemetry the product permits. The licence moves to you if the vendor allows that; otherwise you buy a new one. ISO/IEC 27001:2022 control A.5.23 asks you to plan such an exit.',
        },
        {
          question: 'Is MDR the same thing as XDR?',
          answer:
            'No. XDR is software, and MDR is people who run it and act. If you have the software, [EDR/XDR as a Service](edr) adds the people.',
        },
        {
          question: 'Must we remove our present antivirus?',
          answer:
            'Usually, and in the order the new vendor prescribes. Two products get in each other’s way, and a gap leaves the device open.',
        },
        {
          question: 'Where is our telemetry held, and who sees it?',
          answer:
            'In the vendor region you choose when we create the tenant, which may be hard to change later. [Buying a service](buying) says where our analysts work. For personal data under the GDPR, the vendor and we both sign Article 28 terms with you before the tenant exists.',
        },
        {
          question: 'What slows a roll-out down?',
          answer:
            'Devices your software distribution doesn’t reach, and servers that need a maintenance window. We are done when your last device has the agent.',
        },
      ],
    },
  ],
  quote:
    'One contract covers the tool, the set-up and the people who watch it. Whatever goes wrong, you call one number.',
  callToAction: 'Plan your roll-out with us',
  sources: [documents.iso27001, documents.gdpr],
} as const satisfies ServicePage;
