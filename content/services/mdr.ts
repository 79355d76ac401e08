import type { ServicePage } from '../service-page';

export const mdr = {
  title: 'MDR as a Service',
  description:
    'One order for the XDR licence, its implementation and 24/7 SOC monitoring of your own tenant. How the roll-out runs, what you sign and what you keep.',
  intro:
    'You order the XDR platform, its implementation and 24/7 SOC monitoring together. The tenant is registered in your name from the first day. It suits a company that wants detection and response working soon and has no product it must keep.',
  sections: [
    {
      kind: 'features',
      heading: 'Four parts in one order',
      items: [
        {
          title: 'Licensing',
          text: 'We supply the XDR platform named in your order, in the edition your devices and mailboxes call for. The order lists the signals that edition leaves out.',
        },
        {
          title: 'Implementation support',
          text: 'Tenant settings, agent packages, mail and identity connectors and prevention policies are prepared with your administrators and documented as built.',
        },
        {
          title: '24/7 SOC monitoring',
          text: 'Analysts investigate what the platform flags in your tenant and decide whether it is an attack, an accident or an administrator at work.',
        },
        {
          title: 'Hunting and response',
          text: 'Quiet intrusions are searched for by hypothesis. A confirmed one is contained by the playbook you approved. Where other log sources matter too, see [SOC as a Service](soc).',
        },
      ],
    },
    {
      kind: 'technologies',
      heading: 'Supported Technologies',
      intro: 'The platform and the products it takes signals from.',
      list: 'xdr',
      motion: 'still',
    },
    {
      kind: 'fit',
      heading: 'Is a bundled service right for you?',
      suits: [
        'you own no XDR tool, or your endpoint licence is about to end',
        'you have nobody to plan and carry out the roll-out',
        'you want product faults and missed alerts answered for by one supplier',
      ],
      instead: [
        { when: 'the EDR or XDR you run has years left on its licence', choose: 'edr' },
        { when: 'auditors already rely on your SIEM', choose: 'siem' },
        { when: 'logs from many vendors must be stored and correlated', choose: 'soc' },
      ],
    },
    {
      kind: 'steps',
      heading: 'From order to watched tenant',
      steps: [
        {
          title: 'Sizing',
          text: 'Devices, mailboxes and cloud accounts are counted, and operating systems too old for the agent are listed separately.',
          customer: 'Supply counts and expected changes in the term of the licence.',
        },
        {
          title: 'Tenant',
          text: 'The tenant is created in the hosting region you choose, with separate roles for your administrators and our analysts.',
          customer: 'Hold the highest administrator role yourselves.',
        },
        {
          title: 'Rings',
          text: 'Agents go first to the IT department, then to a pilot group, then to the rest, servers last. Each ring is observed before the next begins.',
          customer: 'Name pilot users who will complain early.',
        },
        {
          title: 'Playbooks',
          text: 'We write one page each for ransomware, a taken-over mailbox, a malicious insider and a lost device.',
          customer: 'Decide who may approve a server shutdown.',
        },
        {
          title: 'Monitoring',
          text: 'Analysts take the queue ring by ring, so that early devices are covered while later ones wait for their agent.',
          customer: 'Confirm or correct our reading of unusual activity.',
        },
        {
          title: 'Quarterly reset',
          text: 'Licence counts, policies and playbooks are compared with the company as it now is.',
          customer: 'Agree the next quarter’s hunts.',
        },
      ],
    },
    {
      kind: 'exchange',
      heading: 'Into the tenant, and out of it',
      provide: [
        'Device and mailbox counts, with growth expected',
        'An administrator for the weeks of the roll-out',
        'A way to distribute software to devices',
        'A decision on hosting region and data retention',
      ],
      receive: [
        'A licensed tenant in your name',
        'As-built documentation of every setting changed',
        'Four playbooks with your approvals',
        'Incident reports and hunt notes',
      ],
    },
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
          text: 'Whoever investigates can also isolate, because both are done in the same console under the same approval.',
        },
        {
          title: 'Comprehensive protection',
          text: 'A mailbox rule, a new sign-in location and an odd process are joined into one incident when the edition includes mail, identity and endpoint.',
        },
        {
          title: 'Cost efficiency',
          text: 'Licence and monitoring share one renewal date, so you do not renew a tool without the people to watch it.',
        },
        {
          title: 'Customizable service',
          text: 'Playbooks, call lists, reporting language and the hours in which we may act alone are set by you.',
        },
      ],
    },
    {
      kind: 'questions',
      heading: 'What to settle before ordering',
      items: [
        {
          question: 'What becomes of the tenant if we leave?',
          answer:
            'It stays yours. Our roles are removed, the licence passes to you or ends as your order says, and you receive settings and playbooks. ISO/IEC 27001:2022 control A.5.23 asks for a process for leaving a cloud service; this is written to fit it.',
        },
        {
          question: 'Is MDR the same thing as XDR?',
          answer:
            'No. XDR is software, and MDR is people who run it and act. If you have the software, [EDR/XDR as a Service](edr) adds the people.',
        },
        {
          question: 'Must we remove our present antivirus?',
          answer:
            'Yes, but only after the new agent reports from the same device. Two products that both try to block slow the machine and hide each other’s findings.',
        },
        {
          question: 'Where is our telemetry held?',
          answer:
            'In the vendor region chosen when the tenant is created, which may be hard to change later. For personal data under the GDPR, the vendor and we both need Article 28 terms, agreed before the tenant exists.',
        },
      ],
    },
    {
      kind: 'table',
      heading: 'Progress during roll-out, results after it',
      columns: ['Measured', 'Counted as', 'Read it as'],
      rows: [
        ['Roll-out', 'Devices reporting, over devices licensed', 'Licences paid for and idle'],
        ['Time to triage', 'Platform alert to analyst verdict', 'Attention'],
        ['Time to contain', 'Verdict to last host isolated', 'Damage window'],
        ['Hunt outcome', 'Findings, gaps and rules per hunt', 'What alerts alone would miss'],
      ],
    },
    {
      kind: 'strengths',
      heading: 'Why Choose Us?',
      items: [
        {
          title: '24/7 Monitoring',
          text: 'Monitoring begins with the first ring of devices and does not wait for the last.',
        },
        {
          title: 'Proactive Threat Hunting',
          text: 'A hunt starts from a question about your company, such as who could create a mail-forwarding rule, and ends in a note you can reread.',
        },
        {
          title: 'Fast Incident Response',
          text: 'Pre-approved playbooks let the analyst act on the finding and telephone you meanwhile.',
        },
        {
          title: 'Simplified Security Operations',
          text: 'Faults in the agent, the licence or the detection go to one address; sorting them out with the vendor is our work.',
        },
      ],
    },
  ],
  quote:
    'Buying a platform takes a signature; making it defend you takes people. Order both for the same start date.',
  callToAction: 'Plan your first ring of devices',
  sources: [
    { title: 'ISO/IEC 27001:2022', url: 'https://www.iso.org/standard/27001' },
    { title: 'GDPR (Regulation 2016/679)', url: 'https://eur-lex.europa.eu/eli/reg/2016/679/oj' },
  ],
} as const satisfies ServicePage;
