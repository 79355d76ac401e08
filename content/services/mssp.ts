import type { ServicePage } from '../service-page';

export const mssp = {
  title: 'MSSP Services',
  description:
    'SOC, SIEM, MDR, EDR/XDR and phishing simulation compared: who owns the tool, what is watched, who acts at night, and which of the five to order.',
  intro:
    'Four of these services put analysts on your alerts 24/7; the fifth tests how your staff react to a phishing message. The four differ in who owns the tool and how much of your estate it sees, so begin with what you have already bought.',
  sections: [
    {
      kind: 'cards',
      heading: 'Five managed services',
      cards: [
        {
          title: 'SOC as a Service',
          text: 'A SIEM or XDR tool plus the monitoring, for a company that has neither and wants every source watched by one team.',
          route: 'soc',
        },
        {
          title: 'SIEM as a Service',
          text: 'The SIEM you own, with its rules, log sources and alert queue run by our analysts.',
          route: 'siem',
        },
        {
          title: 'Managed MDR Service',
          text: 'One named XDR platform: its licence, its implementation and the monitoring of your new tenant in a single order.',
          route: 'mdr',
        },
        {
          title: 'EDR/XDR as a Service',
          text: 'The endpoint tool you have already deployed, watched and acted on within the limits you set.',
          route: 'edr',
        },
        {
          title: 'Phishing Simulation',
          text: 'A phishing tool plus services: scenarios, sending, teaching pages and a report on who raised the alarm.',
          route: 'phishing',
        },
      ],
    },
    {
      kind: 'table',
      heading: 'The five side by side',
      intro: 'If two rows describe you, take the one whose tool you already pay for.',
      columns: ['Service', 'Tool', 'What is watched', 'Choose it when'],
      rows: [
        ['SOC', 'From us', 'All agreed log sources', 'No tool, no rota'],
        ['SIEM', 'Yours', 'What your SIEM collects', 'The queue goes unread'],
        ['MDR', 'Licence through us', 'What the XDR edition sees', 'One supplier wanted'],
        ['EDR/XDR', 'Yours', 'Endpoints and linked signals', 'Agents are in place'],
        ['Phishing Simulation', 'From us', 'How staff react', 'Reports are rare or late'],
      ],
    },
    {
      kind: 'fit',
      heading: 'When to hand over the watch',
      suits: [
        'alerts raised after office hours wait until morning',
        'you know what you own and lack the people to watch it',
        'a customer contract demands continuous monitoring',
      ],
      instead: [
        { when: 'nobody has tested what an attacker could reach', choose: 'vapt' },
        { when: 'you cannot yet say which systems deserve the money', choose: 'risk' },
        { when: 'you have analysts who lack practice', choose: 'training' },
        { when: 'the missing role is the one that sets direction', choose: 'vciso' },
      ],
    },
    {
      kind: 'technologies',
      heading: 'Authorized MSSP Technologies',
      intro: 'Vendors whose products these services use; your order names product and edition.',
      list: 'authorized',
      motion: 'carousel',
    },
    {
      kind: 'reasons',
      heading: 'Reasons to buy security as a managed service',
      items: [
        {
          title: 'The duty is written down',
          text: 'PCI DSS v4.0.1 requirement 12.8.5 expects a record of which requirements a provider manages, which you manage and which are shared. We draft that record before the service starts.',
        },
        {
          title: 'Supplier oversight with evidence',
          text: 'ISO/IEC 27001:2022 control A.5.22 asks you to monitor and review supplier services. The monthly file serves as your input to that review.',
        },
        {
          title: 'A fixed scope to budget',
          text: 'Sources, devices and hours of cover are listed in the order. Growth in any of them is a change you sign first.',
        },
      ],
    },
    {
      kind: 'steps',
      heading: 'From inventory to handover',
      steps: [
        {
          title: 'Inventory',
          text: 'We list what already raises alerts, where they land and who closes them today.',
          customer: 'Bring licence end dates and the name of whoever is woken at night.',
        },
        {
          title: 'Recommendation',
          text: 'One service is proposed, and beside it the parts of your estate it would leave unwatched.',
          customer: 'Accept those blind spots or widen the scope.',
        },
        {
          title: 'Division of duties',
          text: 'For every task, from updating a sensor to disabling an account, one side acts and the other is told.',
          customer: 'Sign the matrix together with system owners.',
        },
        {
          title: 'Handover test',
          text: 'A harmless test event from each source has to reach the queue and then your telephone.',
          customer: 'Pick up, and correct the contact plan where it failed.',
        },
      ],
    },
    {
      kind: 'exchange',
      heading: 'What each side puts on the table',
      provide: [
        'A list of security tools, with editions and owners',
        'One sponsor who can settle questions between departments',
        'Out-of-hours contacts who may take decisions',
      ],
      receive: [
        'A responsibility matrix for your auditors',
        'Handover test results, source by source',
        'Incident tickets and runbooks',
        'A monthly file of measures and changes',
      ],
    },
    {
      kind: 'strengths',
      heading: 'Why Choose Us?',
      items: [
        {
          title: 'No tool to push',
          text: 'If the product you own can do the work, we recommend running it.',
        },
        {
          title: 'Blind spots named',
          text: 'The proposal says what the service will miss, and which [assessment](assessment) would show whether that matters.',
        },
        {
          title: 'An exit clause',
          text: 'Runbooks, rules and ticket history are returned in formats that your next team can open.',
        },
      ],
    },
    {
      kind: 'table',
      heading: 'Measures common to the monitored services',
      columns: ['What we count', 'From', 'To'],
      rows: [
        ['Acknowledgement', 'Alert raised', 'Analyst assigned'],
        ['Escalation', 'Alert raised', 'Your contact reached'],
        ['Containment', 'Attack confirmed', 'Spread stopped'],
      ],
    },
    {
      kind: 'questions',
      heading: 'Before you choose a service',
      items: [
        {
          question: 'Can we start with one service and add another?',
          answer:
            'Yes. A common order is [EDR/XDR](edr) first, then SOC when cloud and network logs matter. Contacts, runbooks and the responsibility matrix carry over.',
        },
        {
          question: 'Does outsourcing move the legal responsibility to you?',
          answer:
            'No. Article 32 of the GDPR binds both: you as controller remain answerable for security, and we as processor must secure what we handle.',
        },
        {
          question: 'Does a provider need a licence for this?',
          answer:
            'In Singapore the Cybersecurity Act 2018 licenses managed SOC monitoring and penetration testing, and no other security service. Check whoever is on your shortlist.',
        },
        {
          question: 'Do we need our own security staff?',
          answer:
            'You need at least one person who can decide. Analysts can isolate a server; only you can say that the shop stays offline until Monday. If nobody holds that role, a [vCISO](vciso) can.',
        },
        {
          question: 'Why is phishing simulation in this family?',
          answer:
            'Because its result feeds the watch. A reported message is often the earliest alert a SOC receives, and the [simulation](phishing) shows whether that channel works.',
        },
      ],
    },
  ],
  quote:
    'Ask of a managed service what it will not see. The answer belongs in the contract, long before an incident report supplies it.',
  callToAction: 'Find the service that fits your tools',
  sources: [
    { title: 'PCI DSS v4.0.1', url: 'https://www.pcisecuritystandards.org/document_library/' },
    { title: 'ISO/IEC 27001:2022', url: 'https://www.iso.org/standard/27001' },
    { title: 'Cybersecurity Act 2018 (Singapore)', url: 'https://sso.agc.gov.sg/Act/CA2018' },
    { title: 'GDPR (Regulation 2016/679)', url: 'https://eur-lex.europa.eu/eli/reg/2016/679/oj' },
  ],
} as const satisfies ServicePage;
