import type { ServicePage } from '../service-page';

export const siem = {
  title: 'SIEM as a Service',
  description:
    'Your SIEM, run by analysts who tune it, watch it 24/7 and escalate what matters with the evidence attached. What you provide, what you receive, how it runs.',
  intro:
    'You bought a SIEM to see attacks. Most of its life is spent on parsers, licences and alerts that nobody closes. We take over the running of the platform you already own, and send your team the few events that need a decision.',
  sections: [
    {
      kind: 'features',
      heading: 'What the service covers',
      items: [
        {
          title: 'Expert management of your existing SIEM',
          text: 'Log sources, parsers, detection rules, retention and user access are kept in order on your own tenant. You keep ownership of the platform, the licence and the data.',
        },
        {
          title: '24/7 monitoring and threat detection',
          text: 'Analysts work the alert queue around the clock. Each alert is closed with a written reason or raised as an incident; none is left to expire.',
        },
        {
          title: 'Proactive incident escalation and response',
          text: 'An escalation names the host, the account, the timeline and the next step. It goes to the person your contact plan names for that system and that hour.',
        },
        {
          title: 'Performance optimization',
          text: 'Ingestion is measured by source: which logs feed a detection, which satisfy a retention rule, and which only cost money. Noisy rules are rewritten before they are silenced.',
        },
      ],
    },
    {
      kind: 'technologies',
      heading: 'Supported Technologies',
      intro: 'Platforms our service can run on. If yours is not here, ask before you migrate.',
      list: 'siem',
      motion: 'carousel',
    },
    {
      kind: 'steps',
      heading: 'How the service starts and runs',
      steps: [
        {
          title: 'Baseline',
          text: 'We read the current rule set, list the log sources and mark each rule as working, noisy, broken or missing its data.',
          customer: 'Grant read access and name the systems whose loss would stop the business.',
        },
        {
          title: 'Coverage map',
          text: 'Detections are placed against the MITRE ATT&CK matrix, and the gaps are ranked by what your crown-jewel systems expose.',
          customer: 'Agree which gaps are closed first.',
        },
        {
          title: 'Runbooks',
          text: 'For each kind of incident we write who is called, what is isolated and what is left alone.',
          customer: 'Approve the actions we may take without a call.',
        },
        {
          title: 'Watch',
          text: 'The queue is handed to the shifts. The first weeks are spent on tuning, with a short call on the rules that changed.',
          customer: 'Answer escalations and say which were worth the call.',
        },
        {
          title: 'Review',
          text: 'Each month the measures below are put on two pages, with the rules added, changed and retired.',
          customer: 'Bring planned changes: new sites, mergers, migrations.',
        },
      ],
    },
    {
      kind: 'reasons',
      heading: 'Why SIEM as a Service?',
      items: [
        {
          title: 'Real-time threat detection',
          text: 'Correlation across identity, endpoint, network and cloud logs shows a stolen password being used before the mailbox rule is written.',
        },
        {
          title: 'Centralized monitoring',
          text: 'One time-ordered record of what happened, instead of six consoles and a spreadsheet during the worst hour of the year.',
        },
        {
          title: 'Regulatory compliance',
          text: 'PCI DSS v4.0.1 requirement 10 asks for audit logs that are reviewed and kept for twelve months; ISO/IEC 27001:2022 asks for logging (A.8.15) and monitoring (A.8.16). A run SIEM is the evidence.',
        },
        {
          title: 'Incident response optimization',
          text: 'Responders begin with a timeline and the affected accounts already gathered, so the first hour goes on containment.',
        },
        {
          title: 'Proactive risk management',
          text: 'What the logs show about weak configurations and unused accounts is reported before anyone exploits them.',
        },
      ],
    },
    {
      kind: 'fit',
      heading: 'Is it the right service for you?',
      suits: [
        'you already pay for a SIEM and it is nobody’s whole job',
        'an auditor or a customer asks who reviews your logs, and how often',
        'your data must stay in a tenant that you control',
      ],
      instead: [
        { when: 'you own no SIEM and do not wish to', choose: 'soc' },
        { when: 'your visibility is endpoints only and you run an EDR tool', choose: 'edr' },
        { when: 'you want licence, platform and people from one place', choose: 'mdr' },
      ],
    },
    {
      kind: 'exchange',
      heading: 'What passes between us',
      provide: [
        'Administrative access to the SIEM, by named accounts with multi-factor authentication',
        'A contact plan: who decides, by system and by hour',
        'An asset list, however rough, with the systems that matter most marked',
        'Notice of planned work, so that a patch night is not taken for an intrusion',
      ],
      receive: [
        'A rule-by-rule baseline report in the first phase',
        'A detection coverage map, kept current',
        'Incident tickets with evidence, timeline and recommended action',
        'Runbooks for each class of incident, yours to keep',
        'A monthly review with measures and the list of rule changes',
      ],
    },
    {
      kind: 'table',
      heading: 'How it is measured',
      columns: ['Measure', 'What it tells you', 'How it is counted'],
      rows: [
        ['Time to acknowledge', 'Whether somebody is awake', 'Alert raised to analyst assigned'],
        ['Time to escalate', 'How long triage takes', 'Alert raised to your contact reached'],
        [
          'False-positive share by rule',
          'Which rules cost attention',
          'Closed as benign, over all closed',
        ],
        ['Silent sources', 'What you are blind to', 'Sources with no event in their usual window'],
      ],
    },
    {
      kind: 'strengths',
      heading: 'Why Choose Us?',
      items: [
        {
          title: '24/7 Monitoring',
          text: 'The night shift works the same queue by the same runbooks as the day shift.',
        },
        {
          title: 'Deep Insight',
          text: 'An escalation explains why the behaviour is wrong for that account, not only which rule fired.',
        },
        {
          title: 'Incident Response',
          text: 'Analysts stay on the line until your team has contained what they were called about.',
        },
        {
          title: 'Clear Reports',
          text: 'Two pages a month that a board member can read and an engineer can check.',
        },
      ],
    },
    {
      kind: 'questions',
      heading: 'Questions buyers ask',
      items: [
        {
          question: 'Do our logs leave our environment?',
          answer:
            'No. Analysts work inside your tenant with named accounts that you can suspend. Tickets quote only the fields an incident needs.',
        },
        {
          question: 'Who owns the detection rules you write?',
          answer:
            'You do. They live in your SIEM and in an export that you receive with every monthly review, so leaving us does not mean starting again.',
        },
        {
          question: 'Can you reduce what we pay for ingestion?',
          answer:
            'Often, and we say where. Each source is listed with its volume, the detections that use it and the rule that requires its retention; what has neither is a candidate to drop. We do not promise a percentage before the baseline.',
        },
        {
          question: 'What happens when you call and nobody answers?',
          answer:
            'The contact plan names a second and a third person, and the runbook says which containment steps we may take alone. Without such a permission we keep calling and keep watching.',
        },
      ],
    },
  ],
  quote:
    'A log that nobody reads protects nobody. The value of a SIEM is the person on the other side of the alert.',
  callToAction: 'Put a watch on the SIEM you already own',
  sources: [
    { title: 'PCI DSS v4.0.1', url: 'https://www.pcisecuritystandards.org/document_library/' },
    { title: 'ISO/IEC 27001:2022', url: 'https://www.iso.org/standard/27001' },
    { title: 'MITRE ATT&CK', url: 'https://attack.mitre.org/' },
  ],
} as const satisfies ServicePage;
