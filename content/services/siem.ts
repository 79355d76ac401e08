import { documents } from '../facts';
import type { ServicePage } from '../service-page';
import { siemSpecimen } from '../specimens/siem';

export const siem = {
  /** Given by the specification; a test holds it. */
  title: 'SIEM as a Service',
  headline: 'You own the SIEM. We work its alerts.',
  searchTitle: 'SIEM as a Service: your SIEM, monitored 24/7',
  description:
    'Our analysts tune your SIEM, monitor it 24/7 and escalate incidents with the evidence attached. How it works, what you provide and what you get.',
  intro:
    'A SIEM collects your logs, but somebody has to tune it and read what it finds. Our analysts do both in your own tenant, 24/7, and call you about alerts that need a decision.',
  sections: [
    {
      kind: 'features',
      heading: 'What the service covers',
      /** Their titles are given by the specification; a test holds them. */
      items: [
        {
          title: 'Expert management of your existing SIEM',
          text: 'We look after connections, rules and access. You keep the platform, its licence and the data.',
        },
        {
          title: '24/7 monitoring and threat detection',
          text: 'Analysts close alerts with a written reason or declare an incident. We close unread only the alerts that match a list you approved.',
        },
        {
          title: 'Proactive incident escalation and response',
          text: 'We escalate to your incident owner, with the host, the account, the timeline and the next step.',
        },
        {
          title: 'Performance optimization',
          text: 'You see which logs feed a detection rule and which only cost money.',
        },
      ],
    },
    siemSpecimen,
    {
      kind: 'technologies',
      /** Given by the specification; a test holds it. */
      heading: 'Supported Technologies',
      intro: 'We work in these and in Microsoft Sentinel.',
      list: 'siem',
      motion: 'carousel',
    },
    {
      kind: 'steps',
      heading: 'How it works',
      steps: [
        {
          title: 'Baseline',
          text: 'We mark each rule as working, noisy, broken or missing its data, and rank the ATT&CK techniques that none detects.',
          customer: 'name the systems your business cannot run without.',
        },
        {
          title: 'Runbooks',
          text: 'For each kind of incident we write down whom we call and what we isolate.',
          customer: 'approve the runbooks and sign the permission matrix.',
        },
        {
          title: 'Monitoring',
          text: 'Our shifts take over the queue, the noisiest rules first.',
          customer: 'tell us which calls were worth it.',
        },
        {
          title: 'Review',
          text: 'Each month we report our clocks, false positives and silent sources.',
          customer: 'tell us of planned work.',
        },
      ],
      provide: [
        'Named accounts with multi-factor authentication',
        'A contact plan: who decides, for each system and hour',
        'An asset list',
      ],
      receive: [
        'A baseline report on every rule',
        'A detection coverage map that states its ATT&CK version',
        'Incident tickets with evidence and next step',
        'Runbooks and a permission matrix',
      ],
    },
    {
      kind: 'reasons',
      /** Given by the specification; a test holds it. */
      heading: 'Why SIEM as a Service?',
      /** Their titles are given by the specification; a test holds them. */
      items: [
        {
          title: 'Real-time threat detection',
          text: 'Sign-in, email and network logs together can show a stolen password in use.',
        },
        {
          title: 'Centralized monitoring',
          text: 'Responders read one timeline instead of six consoles.',
        },
        {
          title: 'Regulatory compliance',
          text: 'Under PCI DSS v4.0.1 requirement 10 you review logs and keep them for 12 months. ISO/IEC 27001:2022 asks for logging and monitoring.',
        },
        {
          title: 'Incident response optimization',
          text: 'We send your responders the evidence while they work.',
        },
        {
          title: 'Proactive risk management',
          text: 'We tell you of weak settings when the logs show them.',
        },
      ],
    },
    {
      kind: 'strengths',
      /** Their titles are given by the specification; a test holds them. */
      items: [
        {
          title: '24/7 Monitoring',
          text: 'Night and day shifts work from the same runbooks.',
        },
        {
          title: 'Deep Insight',
          text: 'Each ticket says why the activity is unusual for that account.',
        },
        {
          title: 'Incident Response',
          text: 'We take the steps your permission matrix allows; your team takes the others.',
        },
        {
          title: 'Clear Reports',
          text: 'Your board can read each report, and your engineers can check it.',
        },
      ],
    },
    {
      kind: 'fit',
      heading: 'Who it suits',
      suits: [
        'you already pay for a SIEM and running it is nobody’s job',
        'an auditor asks who reviews your logs',
      ],
      instead: [
        { when: 'you own no SIEM and do not want one', choose: 'soc' },
        { when: 'the only alerts you collect are those of an EDR tool', choose: 'edr' },
        { when: 'you want licence and people from one supplier', choose: 'mdr' },
      ],
    },
    {
      kind: 'questions',
      items: [
        {
          question: 'Do our logs leave our environment?',
          answer:
            'They stay in your tenant, where our analysts view them through named accounts that you can suspend. If our analysts in Colombo view them, that may be a transfer of personal data under section 26 of Singapore’s PDPA, or under the GDPR (EDPB Guidelines 05/2021). You answer for the transfer, so the contract lists the countries, and you may restrict our access to Singapore, which has a [price](banks).',
        },
        {
          question: 'We are a bank. What do we get for our regulator?',
          answer:
            'The vendor of your SIEM stays your provider. In the register of outsourced services that you must keep, only our row is new. MAS Notice 658 (1121 for merchant banks) sets rules on due diligence, subcontracting, customer information, audit and termination. In Sri Lanka, Banking Act Directions No. 01 of 2026 apply from 1 January 2027, according to a press report. Our page [For banks](banks) lists what we give you so that you can meet these rules. [Standards](standards) lists the rules on technology risk and cyber hygiene.',
        },
        {
          question: 'Where do we see the tickets?',
          answer:
            'In your own ticketing tool, if it accepts them by API, as ServiceNow and Jira do, or by email from outside your mail system. Otherwise they are in ours, where your staff get accounts. You keep your own sign-in to the SIEM and read our notes beside each alert.',
        },
        {
          question: 'Who owns the detection rules you write?',
          answer:
            'You do. They are in your SIEM, and we give you an export so that a new team can carry on from them.',
        },
      ],
    },
  ],
  quote: 'You already pay for a SIEM. We read what it tells you, at night as well.',
  callToAction: 'Put our analysts on your SIEM',
  sources: [
    documents.pciDss,
    documents.iso27001,
    documents.attack,
    documents.edpbTransfers,
    documents.pdpa,
    documents.masOutsourcing,
    documents.cbslOutsourcing,
  ],
} as const satisfies ServicePage;
