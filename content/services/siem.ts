import { documents } from '../facts';
import type { ServicePage } from '../service-page';
import { siemSpecimen } from '../specimens/siem';

export const siem = {
  title: 'SIEM as a Service',
  headline: 'You own the SIEM. We work its alerts.',
  searchTitle: 'SIEM as a Service: your SIEM, monitored 24/7',
  description:
    'Your SIEM, run by analysts who tune it, monitor it 24/7 and escalate incidents with the evidence attached. What you provide, what you receive, how it runs.',
  intro:
    'You own a SIEM, the tool that collects your logs, but have nobody to run it. Our analysts keep its sources and rules in order, work its alerts 24/7, and send you those that need a decision.',
  sections: [
    {
      kind: 'features',
      heading: 'What the service covers',
      items: [
        {
          title: 'Expert management of your existing SIEM',
          text: 'Log sources, parsers, detection rules, retention and user access are kept in order in your own tenant. You keep ownership of the platform, the licence and the data.',
        },
        {
          title: '24/7 monitoring and threat detection',
          text: 'Analysts work the alert queue around the clock. An alert in scope is closed with a written reason or raised as an incident.',
        },
        {
          title: 'Proactive incident escalation and response',
          text: 'An escalation names the host, the account, the timeline and the next step. It goes to whom your contact plan names for that hour.',
        },
        {
          title: 'Performance optimization',
          text: 'Ingestion is measured by source: which logs feed a detection, which satisfy a retention rule, and which only cost money.',
        },
      ],
    },
    {
      kind: 'technologies',
      heading: 'Supported Technologies',
      intro:
        'Platforms our service can run on, Microsoft Sentinel among them. Not listed? Ask before you migrate.',
      list: 'siem',
      motion: 'carousel',
    },
    {
      kind: 'fit',
      heading: 'Who it suits',
      suits: [
        'you already pay for a SIEM and it is nobody’s whole job',
        'an auditor or a customer asks who reviews your logs, and how often',
        'logs must be stored in a tenant that you control',
      ],
      instead: [
        { when: 'you own no SIEM and do not wish to', choose: 'soc' },
        { when: 'you only collect endpoint alerts, in an EDR tool', choose: 'edr' },
        { when: 'you want licence, platform and people from one place', choose: 'mdr' },
      ],
    },
    {
      kind: 'steps',
      heading: 'Start and routine',
      steps: [
        {
          title: 'Baseline',
          text: 'We read the current rules, list the log sources and mark each rule as working, noisy, broken or missing its data.',
          customer: 'Name the systems whose loss would stop the business.',
        },
        {
          title: 'Coverage map',
          text: 'Detections are placed against the MITRE ATT&CK matrix, and gaps ranked by what your most important systems expose.',
          customer: 'Agree which gaps are closed first.',
        },
        {
          title: 'Runbooks',
          text: 'For each kind of incident we write who is called, what is isolated and what is left alone.',
          customer: 'Approve the actions we may take without a call.',
        },
        {
          title: 'Monitoring',
          text: 'The shifts take over the queue. The first weeks go on tuning.',
          customer: 'Answer escalations and say which were worth the call.',
        },
        {
          title: 'Review',
          text: 'Each month: response times, false positives by rule, sources that fell silent, and the rules changed.',
          customer: 'Tell us of planned work: new sites, migrations, patch nights.',
        },
      ],
    },
    siemSpecimen,
    {
      kind: 'reasons',
      heading: 'Why SIEM as a Service?',
      items: [
        {
          title: 'Real-time threat detection',
          text: 'Correlating identity, email and network logs can show a stolen password in use, sometimes before the attacker forwards email.',
        },
        {
          title: 'Centralized monitoring',
          text: 'Responders read one time-ordered record instead of six consoles.',
        },
        {
          title: 'Regulatory compliance',
          text: 'PCI DSS v4.0.1 requirement 10 wants audit logs reviewed and kept at least twelve months; ISO/IEC 27001:2022 asks for logging (A.8.15) and monitoring (A.8.16).',
        },
        {
          title: 'Incident response optimization',
          text: 'We call once an incident is declared; the evidence follows while you act.',
        },
        {
          title: 'Proactive risk management',
          text: 'Weak configurations and unused accounts that show in the logs are reported as they are found.',
        },
      ],
    },
    {
      kind: 'strengths',
      items: [
        {
          title: '24/7 Monitoring',
          text: 'The night shift works the same queue to the same runbooks as the day shift.',
        },
        {
          title: 'Deep Insight',
          text: 'An escalation explains why the behaviour is wrong for that account, not only which rule fired.',
        },
        {
          title: 'Incident Response',
          text: 'Analysts support your team through containment.',
        },
        {
          title: 'Clear Reports',
          text: 'A monthly summary that a board member can read and an engineer can check.',
        },
      ],
    },
    {
      kind: 'exchange',
      provide: [
        'Named accounts with multi-factor authentication: read access for the baseline, administrative access from then on',
        'A contact plan: who decides, by system and by hour',
        'An asset list with the most important systems marked',
      ],
      receive: [
        'A baseline report on every rule',
        'A detection coverage map',
        'Incident tickets with evidence and the next step',
        'Runbooks, yours to keep',
      ],
    },
    {
      kind: 'questions',
      items: [
        {
          question: 'Do our logs leave our environment?',
          answer:
            'They stay stored in your tenant; analysts view them remotely, by named accounts that you can suspend. Viewing from abroad can count as a transfer under EDPB Guidelines 05/2021 and section 26 of Singapore’s PDPA, and for banks MAS Notice 658 governs a provider’s access to customer information. The contract therefore names the countries.',
        },
        {
          question: 'Who owns the detection rules you write?',
          answer:
            'You do. They live in your SIEM and in an export that you receive, so a new team can carry on from them.',
        },
        {
          question: 'Can you reduce what we pay for ingestion?',
          answer:
            'Often. A source that feeds no detection and has no retention duty can be dropped.',
        },
      ],
    },
  ],
  quote: 'Logs help only when people read them and act.',
  callToAction: 'Have analysts run your SIEM',
  sources: [
    documents.pciDss,
    documents.iso27001,
    documents.attack,
    documents.edpbTransfers,
    documents.pdpa,
    documents.masOutsourcing,
  ],
} as const satisfies ServicePage;
