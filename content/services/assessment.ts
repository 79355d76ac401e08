import type { ServicePage } from '../service-page';

export const assessment = {
  title: 'Security Assessment',
  description:
    'VAPT, network architecture review, network configuration review: which one answers your question, what it asks of your staff and what you hold at the end.',
  intro:
    'Choose by the question you need answered. Can somebody get in, would the design contain them, are the devices set as you believe? Each assessment ends with evidence, an order of repair and a second look at what you repaired.',
  sections: [
    {
      kind: 'cards',
      heading: 'Choose an assessment',
      intro: 'Where you own the source, [code review](codeReview) belongs to the same family.',
      cards: [
        {
          title: 'VAPT Services',
          text: 'Networks, web applications, APIs and mobile apps are scanned, then attacked by hand within signed limits, to show what a weakness leads to.',
          route: 'vapt',
        },
        {
          title: 'Network Architecture Review',
          text: 'The network is drawn as built and judged by scenario: where an intruder could go next, and what stands in between.',
          route: 'networkArchitecture',
        },
        {
          title: 'Network Configuration Review',
          text: 'Rule bases and device settings are read against CIS Benchmarks, and the lines to change are written out.',
          route: 'networkConfiguration',
        },
      ],
    },
    {
      kind: 'table',
      heading: 'The assessments side by side',
      columns: ['Assessment', 'Question', 'Works on', 'Measured by'],
      rows: [
        ['VAPT', 'What could an attacker do?', 'Running systems', 'Findings confirmed closed'],
        [
          'Network Architecture Review',
          'How far would a break-in spread?',
          'Diagrams, routes, flow records',
          'Paths to critical assets removed or watched',
        ],
        [
          'Network Configuration Review',
          'Do devices enforce what you intend?',
          'Exports and rule counters',
          'Benchmark settings met, dead rules retired',
        ],
        ['Code Review', 'Why does the flaw exist?', 'Source and its history', 'Root causes closed'],
      ],
    },
    {
      kind: 'fit',
      heading: 'Is an assessment what you need?',
      suits: [
        'a system is about to go live, change hands or face the internet',
        'a customer, insurer or auditor wants findings from someone who did not build it',
        'you can fund some repairs this year and must know which',
      ],
      instead: [
        { when: 'business risks must be ranked before any system is opened', choose: 'risk' },
        { when: 'you must show where you stand against ISO 27001 or PCI DSS', choose: 'gap' },
        { when: 'nobody can say which data deserves protection', choose: 'dataClassification' },
        { when: 'you want attacks noticed while they happen', choose: 'mssp' },
      ],
    },
    {
      kind: 'reasons',
      heading: 'Why assess?',
      items: [
        {
          title: 'Belief meets the device',
          text: 'Policies and diagrams record an intention. An intruder meets the settings, routes and responses, so those are what we examine.',
        },
        {
          title: 'Repairs in order',
          text: 'Findings of one scope are ranked together. Engineering days go first to the fault on the path that reaches the most.',
        },
        {
          title: 'Evidence with a date',
          text: 'ISO/IEC 27001:2022 control A.8.8 concerns the management of technical vulnerabilities, and GDPR Article 32(1)(d) calls for a process for regular testing. A dated report with its re-assessment is evidence for either.',
        },
      ],
    },
    {
      kind: 'steps',
      heading: 'The frame they share',
      intro:
        'VAPT adds scanning, exploitation and post exploitation after the second step. Code review follows a sequence of its own.',
      steps: [
        {
          title: 'Pre-Assessment',
          text: 'Question, scope and limits are put in writing, with the person who may stop the work.',
          customer: 'Name an owner for every system in scope.',
        },
        {
          title: 'Assessment',
          text: 'Evidence is collected, and each suspicion is confirmed or dropped.',
          customer: 'Open the access agreed and nothing beyond it.',
        },
        {
          title: 'Reporting',
          text: 'One list, ranked by consequence. Beside each entry stand a repair and a way to verify it.',
          customer: 'Challenge what you doubt.',
        },
        {
          title: 'Client-Briefing',
          text: 'We hold separate sessions for those who make repairs and those who pay for them.',
          customer: 'Decide what is repaired and what is accepted.',
        },
        {
          title: 'Re-Assessment',
          text: 'What you repaired is examined again under the conditions of the first visit.',
          customer: 'Say when the repairs are in place.',
        },
      ],
      loops: true,
    },
    {
      kind: 'exchange',
      heading: 'Effort on both sides',
      provide: [
        'A sponsor who can accept or refuse a risk',
        'An inventory of the scope, even a rough one',
        'Exports, or access by named accounts that expire',
        'Earlier reports with the findings still open',
      ],
      receive: [
        'A scope statement that says what was left out',
        'A ranked report and a summary for management',
        'A briefing by the people who did the work',
        'A re-assessment record, finding by finding',
      ],
    },
    {
      kind: 'strengths',
      heading: 'Why Choose Us?',
      items: [
        {
          title: 'Joined findings',
          text: 'A path seen in an architecture review becomes a test case in the next VAPT, under the same identifier.',
        },
        {
          title: 'Stated blind spots',
          text: 'Reports list what was out of reach, so that an empty page is not read as a guarantee.',
        },
        {
          title: 'Repairs that fit',
          text: 'Advice is checked with the engineer who must apply it before it is printed.',
        },
        {
          title: 'Handover to the watch',
          text: 'What cannot be repaired soon is written up as a detection for your [managed monitoring](mssp).',
        },
      ],
    },
    {
      kind: 'questions',
      heading: 'Before you choose',
      items: [
        {
          question: 'Which assessment should come first?',
          answer:
            'Architecture, if the network has never been drawn truthfully; otherwise configuration. VAPT then spends its days on faults that paper cannot show. A launch date or a contract may reverse the order, and each report still stands alone.',
        },
        {
          question: 'Can we order several together?',
          answer:
            'Yes. One pre-assessment serves them all, and findings with a common cause are reported once.',
        },
        {
          question: 'Will our users notice anything?',
          answer:
            'During the reviews, no: they work on exports, records and conversations. [VAPT](vapt) sends real traffic, at hours and rates that you approve.',
        },
        {
          question: 'Does a clean report mean that we are secure?',
          answer:
            'No. It means that within this scope, on these dates and with this effort, nothing more was found. Tomorrow’s change is outside it.',
        },
      ],
    },
  ],
  quote: 'Everyone believes their own diagram. An assessment asks the cable.',
  callToAction: 'Bring us the question you need answered',
  sources: [
    { title: 'ISO/IEC 27001:2022', url: 'https://www.iso.org/standard/27001' },
    {
      title: 'GDPR, Regulation (EU) 2016/679',
      url: 'https://eur-lex.europa.eu/eli/reg/2016/679/oj',
    },
    { title: 'CIS Benchmarks', url: 'https://www.cisecurity.org/cis-benchmarks' },
  ],
} as const satisfies ServicePage;
