import { company } from '../company';
import { documents } from '../facts';
import type { ServicePage } from '../service-page';
import { mdrSpecimen } from '../specimens/mdr';

export const mdr = {
  title: 'MDR as a Service',
  headline: 'Detection and response, from the licence to the night shift',
  searchTitle: 'MDR as a Service: licence, set-up and monitoring',
  description: `${company.xdrProduct}: licence, implementation and 24/7 SOC monitoring of your tenant in one contract. How the roll-out runs, and what happens at the end.`,
  intro: `You own no detection tool and want one in place soon. We supply ${company.xdrProduct}, which detects attacks on computers and mailboxes, implement it, and monitor your tenant 24/7 under one contract.`,
  sections: [
    {
      kind: 'features',
      heading: 'What the contract includes',
      items: [
        {
          title: 'Licensing',
          text: `We supply ${company.xdrProduct} in the edition your devices and mailboxes call for. The contract lists the signals that edition leaves out.`,
        },
        {
          title: 'Implementation support',
          text: 'Tenant settings, agent packages, email and identity connectors and prevention policies are prepared with your administrators and documented as built.',
        },
        {
          title: '24/7 SOC monitoring',
          text: 'Analysts investigate what the platform flags and decide whether it is an attack, an accident or an administrator at work.',
        },
        {
          title: 'Hunting and response',
          text: 'Analysts search for what raised no alert, and contain a confirmed intrusion as the playbook you approved allows.',
        },
      ],
    },
    {
      kind: 'technologies',
      heading: 'Supported Technologies',
      intro: `Products whose signals ${company.xdrProduct} can take in.`,
      list: 'xdr',
      motion: 'still',
    },
    {
      kind: 'steps',
      heading: 'The roll-out',
      steps: [
        {
          title: 'Sizing',
          text: 'Devices, mailboxes and cloud accounts are counted, and systems too old for the agent are listed.',
          customer: 'Supply counts and the changes you expect.',
        },
        {
          title: 'Tenant',
          text: 'The tenant is created in the hosting region you choose, with separate roles for your administrators and our analysts.',
          customer: 'Hold the highest administrator role yourselves.',
        },
        {
          title: 'Rings',
          text: 'Agents go to the IT department, then a pilot group, then the rest, servers last.',
          customer: 'Name pilot users who report problems early.',
        },
        {
          title: 'Playbooks',
          text: 'One page each for ransomware, a taken-over mailbox, a malicious insider and a lost device.',
          customer: 'Decide who may approve a server shutdown.',
        },
        {
          title: 'Monitoring',
          text: 'Analysts take over each ring in turn.',
          customer: 'Confirm or correct our reading of unusual activity.',
        },
        {
          title: 'Quarterly review',
          text: 'Licence counts, policies and playbooks are compared with the company as it now is.',
          customer: 'Agree the next quarter’s hunts.',
        },
      ],
    },
    {
      kind: 'table',
      heading: 'Who holds what',
      columns: ['Item', 'During the contract', 'When it ends'],
      rows: [
        [
          'Tenant',
          'Registered to you where the vendor allows it',
          'As the contract and the vendor’s terms say',
        ],
        ['Licence', 'Supplied through us', 'Passes to you or ends, as agreed'],
        ['Analysts’ accounts', 'Named, in roles that you can suspend', 'Removed'],
        ['Settings and playbooks', 'Documented as built', 'Yours'],
        [
          'Telemetry',
          'In the region you chose',
          'Exported where the product allows, deleted on the contract’s date',
        ],
      ],
    },
    mdrSpecimen,
    {
      kind: 'reasons',
      heading: 'Why choose managed MDR',
      items: [
        {
          title: 'Expert oversight',
          text: 'A platform scores behaviour; it cannot know that your finance team runs macros at month end. Analysts learn that, and record it.',
        },
        {
          title: 'Faster response',
          text: 'Whoever investigates can also isolate, in the same console under the same approval.',
        },
        {
          title: 'Comprehensive protection',
          text: 'A mailbox rule, a new sign-in location and an odd process become one incident when the edition includes email, identity and endpoint.',
        },
        {
          title: 'Cost efficiency',
          text: 'Licence and monitoring share one renewal date, so no tool is renewed without people to use it.',
        },
        {
          title: 'Customizable service',
          text: 'Playbooks, call lists, reporting language and the hours in which we may act alone are set by you.',
        },
      ],
    },
    {
      kind: 'fit',
      heading: 'Who it suits',
      suits: [
        'you own no XDR tool, or your endpoint licence is about to end',
        'you have nobody to plan and carry out the roll-out',
        'you want the licence and the monitoring in one contract',
      ],
      instead: [
        { when: 'the EDR or XDR you run has years left on its licence', choose: 'edr' },
        { when: 'auditors already rely on your SIEM', choose: 'siem' },
        { when: 'logs from many vendors must be stored and correlated', choose: 'soc' },
      ],
    },
    {
      kind: 'strengths',
      items: [
        {
          title: '24/7 Monitoring',
          text: 'Monitoring begins with the first ring of devices and does not wait for the last.',
        },
        {
          title: 'Proactive Threat Hunting',
          text: 'A hunt starts from a question about your company, such as who could forward email outside.',
        },
        {
          title: 'Fast Incident Response',
          text: 'Pre-approved playbooks let the analyst act on the finding and call you meanwhile.',
        },
        {
          title: 'Simplified Security Operations',
          text: 'Faults in the agent, the licence or the detection go to one address; sorting them out with the vendor is our work.',
        },
      ],
    },
    {
      kind: 'exchange',
      provide: [
        'Device and mailbox counts',
        'An administrator for the weeks of the roll-out',
        'A way to distribute software to devices',
        'A decision on hosting region and data retention',
      ],
      receive: [
        'A licensed, configured tenant',
        'As-built documentation of the settings changed',
        'Four playbooks with your approvals',
        'Incident reports and hunt notes',
      ],
    },
    {
      kind: 'questions',
      items: [
        {
          question: 'What becomes of the tenant if we end the contract?',
          answer:
            'What the table above says, by contract. ISO/IEC 27001:2022 control A.5.23 asks you to plan such an exit.',
        },
        {
          question: 'Is MDR the same thing as XDR?',
          answer:
            'XDR is software, and MDR is people who run it and act. If you have the software, [EDR/XDR as a Service](edr) adds the people.',
        },
        {
          question: 'Must we remove our present antivirus?',
          answer:
            'Usually, in the order the new vendor prescribes: two products get in each other’s way, and a gap leaves the device open.',
        },
        {
          question: 'Where is our telemetry held, and who sees it?',
          answer:
            'In the vendor region chosen when the tenant is created, which may be hard to change later. Our analysts view it from the countries the contract names. For personal data under the GDPR, the vendor and we both need Article 28 terms, agreed before the tenant exists.',
        },
        {
          question: 'How long is the roll-out, and what sets the price?',
          answer:
            'It is as quick as your software distribution. The price depends on devices, mailboxes, edition and how long telemetry is retained.',
        },
      ],
    },
  ],
  quote: 'A detection platform is useful when analysts act on what it reports.',
  callToAction: 'Plan your first ring of devices',
  sources: [documents.iso27001, documents.gdpr],
} as const satisfies ServicePage;
