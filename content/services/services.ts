import type { ServicePage } from '../service-page';

export const services = {
  title: 'Services',
  description:
    'Four families of security service compared: who each is for, what it ends in and where to start. Managed security, assessment, training and consultancy.',
  intro:
    'Security work comes in four kinds: watching, testing, teaching and deciding. Each of ours can be ordered alone, and each says what it ends in, so that you can tell whether it was done. Start from the problem in front of you.',
  sections: [
    {
      kind: 'cards',
      heading: 'Four families of service',
      cards: [
        {
          title: 'Managed Security Services',
          text: 'Your SIEM, endpoints or wider estate watched 24/7, with incidents raised to the person who can act. A running service, by contract.',
          route: 'mssp',
        },
        {
          title: 'Security Assessment',
          text: 'Penetration tests, code review, and reviews of network architecture and configuration. A project with a report, a briefing and a re-assessment.',
          route: 'assessment',
        },
        {
          title: 'Security Training',
          text: 'Lab courses for responders, developers and analysts, and awareness sessions for everyone who reads e-mail.',
          route: 'training',
        },
        {
          title: 'Security Consultancy',
          text: 'Policies, data classification, risk and gap assessment, and a vCISO to carry the programme between board meetings.',
          route: 'consultancy',
        },
      ],
    },
    {
      kind: 'table',
      heading: 'The four side by side',
      columns: ['Family', 'Who it is for', 'What it ends in', 'Measured by'],
      rows: [
        [
          'Managed Security Services',
          'Teams that have security tools, or need them, and cannot staff the nights',
          'No fixed end: escalated incidents and a periodic review',
          'Time from alert to a person who can act',
        ],
        [
          'Security Assessment',
          'Owners of an application or network that faces change, audit or exposure',
          'Ranked findings with proof, then a re-assessment',
          'Findings confirmed closed',
        ],
        [
          'Security Training',
          'Groups whose hesitation or mistakes would cost most',
          'An observed exercise and a report on the group',
          'Performance before and after',
        ],
        [
          'Security Consultancy',
          'Managers who must decide, justify or certify',
          'An approved document and a plan with owners',
          'Actions completed against the plan',
        ],
      ],
    },
    {
      kind: 'steps',
      heading: 'From first message to first result',
      steps: [
        {
          title: 'Describe',
          text: 'We reply with the questions that decide the scope, and say so if you have picked the wrong family.',
          customer: 'Send what prompted the search: a remark, an incident, a tender, a renewal.',
        },
        {
          title: 'Delimit',
          text: 'Systems, people, dates and exclusions go on one page before any offer is made. The page then becomes an annex of the order.',
          customer: 'Confirm who owns each system, and let legal read the annex.',
        },
        {
          title: 'Carry out',
          text: 'Monitoring is switched on source by source; a project follows the steps on its own page.',
          customer: 'Keep one contact within reach.',
        },
        {
          title: 'Use',
          text: 'We walk through the results with those who must act on them. One service’s findings go to another only with your consent.',
          customer: 'Decide what is fixed, accepted or watched.',
        },
      ],
    },
    {
      kind: 'fit',
      heading: 'Start from your situation',
      suits: [
        'your problem crosses families, like an audit remark that needs a rule and a test',
        'you are drawing up a budget and want the whole range before you pick',
      ],
      instead: [
        { when: 'you run a SIEM that nobody watches', choose: 'siem' },
        { when: 'your endpoint tool raises alerts after hours', choose: 'edr' },
        { when: 'you want an XDR licence, its set-up and its watch in one order', choose: 'mdr' },
        { when: 'you want tool, monitoring and threat hunting as one operation', choose: 'soc' },
        { when: 'an application goes live soon', choose: 'vapt' },
        { when: 'a customer names a standard and asks where you stand', choose: 'gap' },
      ],
    },
    {
      kind: 'reasons',
      heading: 'Why the families belong together',
      items: [
        {
          title: 'Findings become detections',
          text: 'A path proved by a [penetration test](vapt) can be written as a rule in the SIEM, so that its next use raises an alert.',
        },
        {
          title: 'Incidents become lessons',
          text: 'An escalation that went badly is a ready script for the next exercise.',
        },
        {
          title: 'One vocabulary',
          text: 'NIST CSF 2.0 has six functions. Consultancy serves mainly Govern and Identify, assessment Identify, training Protect, managed services Detect and Respond. Recover stays largely with your own operations; policies and drills prepare for it.',
        },
      ],
    },
    {
      kind: 'questions',
      heading: 'Choosing and starting',
      items: [
        {
          question: 'Must we take more than one service?',
          answer:
            'No. Each has its own order and its own deliverables. Combining them pays where one result is the input of another.',
        },
        {
          question: 'Where should a small company begin?',
          answer:
            'With a [risk assessment](risk), unless a contract already names something else. It takes interviews more than technology, and shows which of the other services you can postpone.',
        },
        {
          question: 'What separates MDR from SOC as a Service?',
          answer:
            'Breadth. MDR watches one XDR tenant of yours, licensed and set up with our support; SOC as a Service adds a SIEM or XDR tool and works incidents across the sources connected to it. The [managed services page](mssp) leads to both.',
        },
        {
          question: 'Can you test what you also monitor?',
          answer:
            'Yes, and the report will state it. Where a customer or regulator wants an independent tester, give that test to another firm; our analysts will then treat it as the real thing.',
        },
        {
          question: 'Where is the work done?',
          answer:
            'Our offices are in Singapore and Colombo. If data must stay in one country, put that in your [first message](contact), because it decides who may see it.',
        },
      ],
    },
    {
      kind: 'exchange',
      heading: 'Needed from you, owed to you',
      provide: [
        'A sponsor, a daily contact, and the reason for the order with any outside deadline',
        'Written authority from the owner of each system we touch',
        'Access that is named, limited and revocable',
      ],
      receive: [
        'A scope page whose exclusions are as plain as its inclusions',
        'Results that keep what was observed apart from what is inferred',
        'Next actions, ordered by the risk they remove for their effort',
        'Return or deletion of your data at the end, confirmed in writing',
      ],
    },
    {
      kind: 'strengths',
      heading: 'Why Choose Us?',
      items: [
        {
          title: 'End-to-end security services',
          text: 'One supplier can test a control, write its rule, teach its users and watch it at night.',
        },
        {
          title: 'Advice against ourselves',
          text: 'Every service page lists the cases in which you should choose another.',
        },
        {
          title: 'Small beginnings',
          text: 'Begin with the one application or log source that worries you; widen the scope once its result has been of use.',
        },
        {
          title: 'Ends you can check',
          text: 'Deliverables are listed before the order and ticked off at its close.',
        },
      ],
    },
  ],
  quote: 'Buy security by the question it answers. If nobody can say what the question is, wait.',
  callToAction: 'Ready to strengthen your digital defenses?',
  sources: [{ title: 'NIST CSF 2.0', url: 'https://www.nist.gov/cyberframework' }],
} as const satisfies ServicePage;
